// A whole game of two people, each in a browser of their own, played by clicking on what is drawn.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyOf, atHome, drawn, enter, faultless, menu, myTurn, over, playOn, until, words } from './help.mjs'

const home = atHome()
const button = (someone, id, args) => someone.page.getByRole('button', { name: someone.say(id, args) })

/** Home page, "create", one chair for me and one for whoever has the link. */
async function create(anna) {
  await anna.page.goto('/')
  await anna.page.getByRole('link', { name: anna.say('home-create') }).click()
  await anna.page.getByLabel(anna.say('create-name')).fill('Late caravan')
  await button(anna, 'create-remove', { number: 3 }).click()
  await button(anna, 'create-open-table').click()
  await anna.page.waitForURL(/\/t\//)
  return anna.page.getByLabel(anna.say('wait-link')).inputValue()
}
async function join(bob, link) {
  await bob.page.goto(link)
  await bob.page.getByLabel(bob.say('name-label')).fill('Bob')
  await button(bob, 'wait-sit').click()
  await bob.page.getByText(bob.say('wait-for-host')).waitFor()
}
/** Both play until this round begins. */
async function play(people, round, choose) {
  let decisions = 0
  const there = ({ heard }) => heard.sheet.board.round >= round
  while (!people.every(there)) {
    const next = people.find(myTurn)
    if (next && !there(next)) decisions += await playOn(next, { choose, enough: (me) => !myTurn(me) || there(me) })
    else await until(people[0].heard, 'somebody is asked', () => people.some(myTurn) || people.every(there))
  }
  return decisions
}
/** The link of a seat is the seat, on any device. */
async function moveTo(bob) {
  const panel = await menu(bob, 'key')
  const link = await panel.getByLabel(bob.say('menu-key-label')).inputValue()
  const elsewhere = await home.guest({ name: 'Bob' })
  await enter(elsewhere, link)
  assert.equal(elsewhere.heard.sheet.you, 1)
  assert.ok(!elsewhere.page.url().includes('secret'), 'the key stays in the address bar')
  return elsewhere
}
async function leave(someone) {
  const panel = await menu(someone)
  const away = panel.getByRole('button', { name: someone.say('menu-leave'), exact: true })
  await away.click()
  await panel.getByText(someone.say('menu-leave-running')).waitFor()
  await away.click()
  await someone.page.waitForURL((url) => url.pathname === '/')
}

test('two people play a game from the home page to the score sheet', async (t) => {
  const choose = anyOf(7)
  const [anna, bob] = await Promise.all([home.guest({ name: 'Anna' }), home.guest()])
  await join(bob, await create(anna))
  await button(anna, 'wait-start').click()
  await Promise.all([drawn(anna), drawn(bob)])
  let decisions = await play([anna, bob], 2, choose)

  const tablet = await moveTo(bob)
  await bob.close()
  decisions += await play([anna, tablet], 3, choose)

  await leave(tablet)
  await until(anna.heard, 'a bot plays for Bob', (h) => h.meta.chairs[1].stand_in)
  decisions += await playOn(anna, { choose })
  assert.ok(over(anna))
  await anna.page.getByText(words('merchants-web-over')).first().waitFor()
  const winner = anna.heard.sheet.places.find((p) => p.place === 1)
  await anna.page.locator('.places strong').getByText(String(winner.score), { exact: true }).first().waitFor()
  t.diagnostic(`${decisions} decisions by clicking`)
  faultless(anna, tablet)
})
