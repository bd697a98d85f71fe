// A strong player's word: a hint where nobody else sits, and where a finished game turned.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, finished, myTurn, openTable, pair, settle, until } from './help.mjs'
import { moment, moments } from './moments.mjs'
import { outOfSight } from './seen.mjs'

const home = atHome()
const button = ({ page, say }, id) => page.getByRole('button', { name: say(id), exact: true })
const panel = ({ page }) => page.locator('section.advice')

/** Asks, by `press`, and waits for what is said. */
async function ask(someone, press) {
  const answer = someone.page.waitForResponse((reply) => reply.url().endsWith('/hint'))
  await press()
  const { ways } = await (await answer).json()
  await panel(someone).locator('.do').waitFor()
  return ways
}

test('against bots: the panel names the best way, shows it, and plays it', async () => {
  const table = await openTable(home.house)
  const anna = await home.guest({ seats: table.seats })
  const sent = []
  anna.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(JSON.parse(payload))))
  await enter(anna, table.path)
  await until(anna.heard, 'my turn', () => myTurn(anna))
  await ask(anna, () => anna.page.keyboard.press('h'))
  await anna.page.keyboard.press('Escape')
  await panel(anna).waitFor({ state: 'detached' })

  const ways = await ask(anna, () => button(anna, 'advice-hint').click())
  const [best] = ways
  // Not only what, but why: what it brings, or how far it is ahead of the next best.
  assert.ok(best.brings.length || ways[1]?.behind > 0.05, 'there is a reason')
  const why = panel(anna).locator('.picked .why')
  assert.ok((await why.innerText()).trim().length > 10)
  assert.deepEqual(await outOfSight(anna.page, '.advice .picked .why'), [])
  const { on } = anna.heard.sheet.offers.find((offer) => offer.act === best.act)
  await button(anna, 'advice-show').click()
  await settle(anna.page)
  const marked = await anna.page.locator('[data-light=chosen]').evaluateAll((all) => all.map((e) => e.dataset.thing))
  assert.deepEqual([...new Set(marked)].sort(), [...on].sort())

  const before = anna.heard.sheet
  await button(anna, 'advice-do').click()
  await until(anna.heard, 'the next sheet', (h) => h.sheet !== before)
  assert.equal(sent.findLast((frame) => frame.act).act.do, best.act)
  assert.deepEqual(anna.heard.refused, [])
  await panel(anna).waitFor({ state: 'detached' })

  const plain = await home.guest({ seats: table.seats, plain: true })
  await enter(plain, table.path)
  await until(plain.heard, 'my turn', () => myTurn(plain))
  await ask(plain, () => button(plain, 'advice-hint').click())
  faultless(anna, plain)
  await Promise.all([anna.close(), plain.close()])
})

test('with another person at the table nobody whispers', async () => {
  const { anna, bob } = await pair(home)
  for (const someone of [anna, bob]) assert.equal(await button(someone, 'advice-hint').count(), 0)
  await anna.page.keyboard.press('h')
  await settle(anna.page)
  assert.equal(await panel(anna).count(), 0)
  faultless(anna, bob)
  await Promise.all([anna.close(), bob.close()])
})

/** The last round, played by somebody who does not think: that costs something. */
function carelessEnd() {
  const chairs = ['me', { bot: 'random' }]
  // Their dice are those of an earlier round.
  const seats = moments.two.scene.seats.map(({ reserve: _, locked: __, special_reserve: ___, ...seat }) => seat)
  const scene = { ...moments.two.scene, round: 13, seats }
  return finished(home, { chairs, scene, seed: 'tea', practice: true })
}

test('after the game: where it turned, and each costly choice leads to its moment', async () => {
  const table = await carelessEnd()
  const guest = await home.guest()
  const { page, say } = guest
  await page.goto(table.path)
  const turned = page.getByRole('region', { name: say('advice-turned') })
  const first = turned.locator('.dear a').first()
  await first.waitFor({ timeout: 30_000 })
  await turned.getByRole('img', { name: say('advice-chart') }).waitFor()
  const { costly, moments: all } = await home.api('GET', `/tables/${table.id}/review`)
  assert.equal(await turned.locator('.dear li').count(), costly.length)

  await first.click()
  const moment = `at=${costly[0].seq}&as=${costly[0].seat}`
  await page.waitForURL((url) => url.pathname.endsWith('/replay') && url.search === `?${moment}`)
  await page.getByRole('slider').waitFor()

  // In the replay the chart and the slider move together.
  await button(guest, 'advice-turned').click()
  const here = () => page.locator('.chart .here').getAttribute('x1').then(Number)
  await page.locator('.chart .here').waitFor({ state: 'attached' })
  const before = await here()
  await page.getByRole('button', { name: say('replay-last') }).click()
  await page.waitForFunction((x) => Number(document.querySelector('.chart .here')?.getAttribute('x1')) > x, before)
  await page
    .locator('.chart svg')
    .first()
    .click({ position: { x: 10, y: 60 } })
  await page.waitForURL((url) => url.searchParams.get('at') === String(all[0].seq))
  assert.ok((await here()) < before)
  faultless(guest)
  await guest.close()
})

test('a hint beside the board cuts no rival, and what it offers is in sight', async () => {
  const table = await moment(home, 'three')
  const me = await home.guest({ seats: table.seats })
  await enter(me, table.path)
  await ask(me, () => me.page.locator('button.hint').click())
  await settle(me.page)
  assert.deepEqual(await outOfSight(me.page, '.rail .players'), [])
  assert.deepEqual(await outOfSight(me.page, '.advice .do'), [])
  // Escape closes one thing at a time: the keys that lie on top, then the hint.
  await me.page.keyboard.press('?')
  await me.page.locator('dialog[open]').waitFor()
  await me.page.keyboard.press('Escape')
  await me.page.locator('dialog[open]').waitFor({ state: 'detached' })
  assert.equal(await me.page.locator('section.advice').count(), 1)
  await me.page.keyboard.press('Escape')
  await me.page.locator('section.advice').waitFor({ state: 'detached' })
  faultless(me)
})
