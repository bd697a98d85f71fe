// Several people at one screen, and a race in the plain view.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, myTurn, openTable, playTurn, settle, until, words } from './help.mjs'

const home = atHome()
const deedName = (catalog, n) => words(`deed-${catalog.deeds[n].id}`)

test('two people at one screen: nothing is shown until the next one has it', async () => {
  const table = await openTable(home.house, { chairs: ['me', 'me'], me: ['Anna', 'Bob'] })
  const both = await home.guest({ seats: table.seats })
  const { page, heard, say } = both
  await page.goto(table.path)
  const ready = (name) => page.getByRole('button', { name: say('pass-ready', { name }) })
  await ready('Anna').waitFor()
  assert.equal(heard.sockets, 0, 'before that the page asks for nothing')
  await ready('Anna').click()
  await until(heard, "Anna's sheet", (h) => h.sheet?.you === 0)
  await settle(page)
  await page.locator('.prompt').waitFor()
  const catalog = await home.api('POST', '/games/merchants/catalog', { options: { players: 2 } })
  const annas = heard.sheet.board.wagons[0].deeds.map((n) => deedName(catalog, n))
  for (const deed of annas) assert.ok((await page.content()).includes(deed), `Anna cannot read her own ${deed}`)
  await playTurn(both)

  await page.getByRole('button', { name: say('bar-pass') }).click()
  await ready('Bob').waitFor()
  assert.equal(await page.locator('[data-thing]').count(), 0)
  const between = await page.content()
  for (const deed of annas) assert.ok(!between.includes(deed), `${deed} can be read between two people`)
  await page.keyboard.press('Enter')
  await until(heard, "Bob's sheet", (h) => h.sheet?.you === 1)
  await page.locator('.prompt').waitFor()
  await settle(page)
  assert.ok(myTurn(both))
  const bobs = await page.content()
  for (const deed of annas) assert.ok(!bobs.includes(deed), `Bob can read ${deed}`)
  await playTurn(both)
  await page.getByRole('button', { name: say('bar-pass') }).waitFor()
  faultless(both)
  await both.close()
})

test('a round of Silk Road in the plain view: begin, lay a tile, arrive', async () => {
  const chairs = ['me', { bot: 'beginner' }]
  const table = await openTable(home.house, { game: 'silk-road', chairs, options: { clock: 'own' } })
  const anna = await home.guest({ seats: table.seats, plain: true })
  const { page, heard, say } = anna
  await enter(anna, table.path)
  const offered = (verb) => heard.sheet.offers.some((o) => o.act.split(' ')[0] === verb)
  const desk = () => heard.sheet.board.desks[0]
  const buttons = page.locator('#plain-do .offers button')
  assert.ok(offered('ready'))
  assert.equal(desk().own, undefined, 'there is no map before the signal')
  await buttons.first().click()
  await until(heard, 'the map', () => desk().stage === 'building' && offered('place'))
  await settle(page)

  const before = heard.sheet.offers.length
  await page.locator('.grid button.may').first().click()
  await page.getByRole('button', { name: say('plain-chosen-clear') }).waitFor()
  const choices = await buttons.count()
  assert.ok(choices > 0 && choices < before, 'a chosen space leaves only its own actions')
  await buttons.first().click()
  await until(heard, 'the tile lies', () => desk().own?.board.length === 1)
  await settle(page)
  assert.ok(await page.evaluate(() => document.activeElement !== document.body), 'the focus stays at the board')

  const declare = heard.sheet.offers.find((o) => o.act === 'declare')
  await page.getByLabel(say('plain-filter')).fill(words(declare.label.id, declare.label.args))
  // What ends a road asks once more, however it was found.
  await page.locator('button[data-act=declare]').click()
  await page.getByRole('button', { name: say('plain-road-yes') }).click()
  await until(heard, 'I have arrived', (h) => h.sheet.board.round > 1 || desk().stage === 'arrived')
  assert.deepEqual(heard.refused, [])
  faultless(anna)
  await anna.close()
})
