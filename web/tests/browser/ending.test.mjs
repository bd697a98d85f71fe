// A game that ends before its rules end it, and a house that has trouble for a while.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, decide, enter, faultless, fits, menu, myTurn, openTable, pair, settle, until } from './help.mjs'

const home = atHome()
const named = (place, { say }, id) => place.getByRole('button', { name: say(id), exact: true })
/** Nothing is said that nobody meant to say. */
async function sound({ page }) {
  const text = await page.locator('body').innerText()
  assert.ok(!/undefined|NaN|\[object|ended-|\bnull\b/.test(text), text)
  await fits(page)
}

test('whoever resigns against bots ends the game, and every page says so', async () => {
  const table = await openTable(home.house, { chairs: ['me', { bot: 'greedy' }] })
  const anna = await home.guest({ seats: table.seats, name: 'Anna' })
  await enter(anna, table.path)
  await until(anna.heard, 'my turn', () => myTurn(anna))
  await decide(anna)
  const panel = await menu(anna)
  await panel.getByRole('button', { name: anna.say('menu-resign') }).click()
  await panel.getByText(anna.say('menu-resign-sure')).waitFor()
  await anna.page.keyboard.press('Enter')
  await panel.getByText(anna.say('menu-resign-sure')).waitFor({ state: 'detached' })
  assert.equal(anna.heard.meta.stage, 'running', 'the first answer under the hand is the harmless one')
  await anna.page.keyboard.press('Enter')
  await named(panel, anna, 'menu-resign').click()
  await until(anna.heard, 'the end', (h) => h.meta.stage === 'over')
  assert.equal(anna.heard.meta.ended, 'resigned')
  await anna.page.keyboard.press('Escape')
  await anna.page.getByText(/^You have resigned: .+ wins\.$/).waitFor()
  await settle(anna.page)
  assert.equal(await anna.page.locator('[data-light=lit], [data-act]').count(), 0)
  await sound(anna)

  await anna.page.goto('/games')
  await anna.page.getByText(anna.say('ended-resigned-short'), { exact: false }).first().waitFor()
  await sound(anna)
  await anna.page.goto(`${table.path}/replay`)
  await anna.page.getByRole('button', { name: anna.say('replay-last') }).click()
  await anna.page.getByText(/Everybody else has resigned: .+ wins\./).waitFor()
  await sound(anna)
  const reader = await home.guest({ plain: true, lang: 'hu', width: 360, height: 740 })
  await enter(reader, table.path)
  await reader.page.getByRole('heading', { name: reader.say('plain-result') }).waitFor()
  await sound(reader)
  faultless(anna, reader)
  await Promise.all([anna.close(), reader.close()])
})

test('whoever resigns among others lets a bot play on', async () => {
  const chairs = ['me', 'open', 'open']
  const table = await openTable(home.house, { chairs })
  const others = await Promise.all(
    ['Bob', 'Cili'].map((name, i) => home.api('POST', `/tables/${table.id}/sit`, { name, seat: i + 1 })),
  )
  await home.api('POST', `/tables/${table.id}/start`, {}, table.host)
  const anna = await home.guest({ seats: table.seats, name: 'Anna' })
  const bob = await home.guest({ seats: { [table.id]: { seats: others[0].seats } }, name: 'Bob' })
  await Promise.all([enter(anna, table.path), enter(bob, table.path)])
  const panel = await menu(anna)
  await panel.getByRole('button', { name: anna.say('menu-resign') }).click()
  await named(panel, anna, 'menu-resign').click()
  await anna.page.getByText(anna.say('bar-resigned')).waitFor()
  assert.equal(await panel.count(), 0, 'the menu does not cover what is said')
  await until(bob.heard, 'the bot has played for Anna', () => myTurn(bob))
  assert.equal(anna.heard.meta.stage, 'running')
  await bob.page.locator('.others').getByText(bob.say('chair-resigned')).waitFor()
  assert.equal(await anna.page.locator('[data-light=lit], [data-act]').count(), 0)
  faultless(anna, bob)
  await Promise.all([anna.close(), bob.close()])
})

test('people stop a game together: one who says nothing has not agreed', async () => {
  const { table, anna, bob } = await pair(home, { other: { plain: true } })
  await decide(anna)
  const panel = await menu(anna)
  await panel.getByRole('button', { name: anna.say('menu-ask-abort') }).click()
  await panel.getByText(anna.say('abort-you-ask')).waitFor()
  await panel.getByText(anna.say('asked-missing', { names: 'Bob' })).waitFor()
  await anna.page.keyboard.press('Escape')
  const answer = (id) => named(bob.page, bob, id).first()
  await bob.page
    .getByText(bob.say('abort-asks', { seat: 'Anna' }))
    .first()
    .waitFor()
  await answer('asked-no').click()
  await answer('asked-no').waitFor({ state: 'detached' })
  await anna.page.getByText(anna.say('abort-declined')).first().waitFor()
  assert.equal(bob.heard.meta.stage, 'running', 'one no is enough')

  const again = await menu(anna)
  await again.getByRole('button', { name: anna.say('menu-ask-abort') }).click()
  await answer('asked-yes').click()
  // For good, so it is asked once more; a second tap on the same spot does nothing.
  await answer('abort-yes').click()
  for (const someone of [anna, bob]) {
    await until(someone.heard, 'the end', (h) => h.meta.stage === 'over')
    await someone.page.getByText(someone.say('ended-aborted')).first().waitFor()
  }
  await anna.page.keyboard.press('Escape')
  assert.equal(anna.heard.meta.ended, 'aborted')
  assert.equal(await bob.page.getByRole('heading', { name: bob.say('plain-result') }).count(), 0, 'nobody has won')
  assert.equal(await bob.page.locator('#plain-do .offers button').count(), 0)
  for (const someone of [anna, bob]) await sound(someone)
  await anna.page.goto(`${table.path}/replay`)
  await anna.page.getByRole('button', { name: anna.say('replay-last') }).click()
  await anna.page.getByText(anna.say('ended-aborted')).waitFor()
  await anna.page.goto('/games')
  await anna.page.getByText(anna.say('ended-aborted-short')).first().waitFor()
  await sound(anna)
  faultless(anna, bob)
  await Promise.all([anna.close(), bob.close()])
})

test('two people at one screen stop together: the question is passed on', async () => {
  const table = await openTable(home.house, { chairs: ['me', 'me'], me: ['Anna', 'Bob'] })
  const both = await home.guest({ seats: table.seats })
  const { page, heard, say } = both
  const ready = (name) => page.getByRole('button', { name: say('pass-ready', { name }) })
  await page.goto(table.path)
  await ready('Anna').click()
  await until(heard, "Anna's sheet", (h) => h.sheet?.you === 0)
  await page.locator('.prompt').waitFor()
  const panel = await menu(both)
  await panel.getByRole('button', { name: say('menu-ask-abort') }).click()
  await panel.getByText(say('asked-missing', { names: 'Bob' })).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('bar-pass') }).click()
  await ready('Bob').click()
  await named(page, both, 'asked-yes').first().click()
  await named(page, both, 'abort-yes').first().click()
  await until(heard, 'the end', (h) => h.meta.stage === 'over')
  await page.getByText(say('ended-aborted')).waitFor()
  faultless(both)
  await both.close()
})

test('a house that cannot write says so, and what may have counted is asked again', async () => {
  const table = await openTable(home.house)
  const anna = await home.guest({ seats: table.seats, name: 'Anna', plain: true })
  const { page, say } = anna
  let line
  const acts = []
  await page.routeWebSocket(/\/socket$/, (ws) => {
    line = ws
    const server = ws.connectToServer()
    ws.onMessage((text) => {
      const { act } = JSON.parse(text)
      if (act) acts.push(act.id)
      const error = { kind: 'not-known', message: 'who knows' }
      if (act && acts.length === 1) ws.send(JSON.stringify({ no: { id: act.id, error } }))
      else server.send(text)
    })
  })
  await page.goto(table.path)
  await page.locator('#plain-do .offers button').first().waitFor()
  const ill = page.getByText(say('bar-unwell'))
  line.send(JSON.stringify({ house: { well: false } }))
  await ill.waitFor()
  await page.locator('#plain-do .offers button').first().click()
  await page.getByText(say('fault-not-known')).waitFor()
  line.send(JSON.stringify({ house: { well: true } }))
  await ill.waitFor({ state: 'detached' })
  await page.getByText(say('fault-not-known')).waitFor({ state: 'detached' })
  assert.equal(acts.length, 2)
  assert.equal(acts[0], acts[1], 'under the same name, so that it counts once')
  faultless(anna)
  await anna.close()
})

test('kept is said of a note when it is kept, and what was refused is tried again', async () => {
  const table = await openTable(home.house)
  const anna = await home.guest({ seats: table.seats, name: 'Anna', plain: true })
  const { page, say } = anna
  let refuse = true
  await page.routeWebSocket(/\/socket$/, (ws) => {
    const server = ws.connectToServer()
    ws.onMessage((text) => {
      const { note } = JSON.parse(text)
      const error = { kind: 'not-stored', message: 'the disk is full' }
      if (note && refuse) ws.send(JSON.stringify({ no: { id: note.id, error } }))
      else server.send(text)
    })
  })
  await page.goto(table.path)
  await page.locator('#plain-do .offers button').first().waitFor()
  const notes = await menu(anna, 'notes')
  await notes.getByLabel(say('note-label')).fill('He saves for the Oracle.')
  await notes.getByText(say('note-not-kept')).waitFor()
  assert.equal(await notes.getByText(say('note-kept')).count(), 0)
  refuse = false
  await notes.getByText(say('note-kept')).waitFor()
  faultless(anna)
  await anna.close()
})
