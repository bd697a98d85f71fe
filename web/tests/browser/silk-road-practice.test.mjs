// Silk Road where nothing counts: from the picture page to a map, the same map again as often as one likes, switches that stay on this
// device, and the clock from the next try on. By pointer and by keys; nothing is left behind in the list of games.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, faultless, settle, until } from './help.mjs'
import { begin, boardOf, desk, KEYS, road, sorted, stroke } from './silk-road.mjs'
import { clean } from './clean.mjs'

const home = atHome()
const cities = ({ heard }) => heard.sheet.board.card.cities
const sheetOf = (someone) => desk(someone).own.map.sheet

/** Alone and without a clock, as the picture page leads there. */
async function practiser(wishes) {
  const anna = await home.guest(wishes)
  const { page, say } = anna
  await page.goto('/rules/silk-road')
  await page.getByRole('button', { name: say('pictures-silk-road-practice') }).click()
  await page.locator('.acts button[data-act=ready]').waitFor()
  return anna
}
/** One try, to the key laid over it. */
async function tryOut(anna, length, keys = false) {
  const { page, heard } = anna
  const { cells, exits, tiles } = road(cities(anna), length)
  if (keys) for (const side of exits) await page.keyboard.press(KEYS[side])
  else await stroke(page, cells)
  await page.locator('.arrive.prime').waitFor()
  if (keys) await page.keyboard.press('Enter')
  else await page.locator('.arrive').click()
  await until(heard, 'the key', (h) => h.sheet.board.past?.desks[0].board.length === length)
  assert.deepEqual(sorted(heard.sheet.board.past.desks[0].board), sorted(tiles))
  await page.locator('.legend').first().waitFor()
  await settle(page)
}
async function again(anna, how) {
  const { page, heard } = anna
  const before = page.url()
  await how()
  await page.waitForFunction((was) => location.href !== was, before)
  await until(heard, 'the next try', (h) => h.sheet && !h.sheet.board.past)
}
const tries = ({ page }) => page.locator('ol[start] li')

test('the same map again, with every try listed beside the best road; then another map', async () => {
  const anna = await practiser({})
  const { page, heard, say } = anna
  await begin(anna)
  const [sheet, ends] = [sheetOf(anna), cities(anna)]
  await tryOut(anna, 7)
  const first = heard.sheet.board.past.desks[0]
  await again(anna, () => page.getByRole('button', { name: say('silk-web-again') }).click())
  await page.locator('.place').waitFor()
  // No question in between: the map lies there, the board is bare, and one's own first try is told.
  assert.deepEqual([sheetOf(anna), cities(anna), boardOf(anna)], [sheet, ends, []])
  assert.equal(await tries(anna).count(), 1)
  // With keys alone, and Enter goes to the next try.
  await tryOut(anna, 10, true)
  assert.equal(await tries(anna).count(), 2)
  await page
    .locator('.best', { hasText: say('silk-web-best-road', { n: '' }).split(',')[0] })
    .first()
    .waitFor()
  await again(anna, () => page.keyboard.press('Enter'))
  await page.locator('.place').waitFor()
  assert.deepEqual([sheetOf(anna), boardOf(anna)], [sheet, []])
  // What was tried is still there after a reload.
  await page.reload()
  await tries(anna).nth(1).waitFor()
  assert.match(await tries(anna).first().innerText(), new RegExp(say('silk-web-tiles', { n: first.tiles })))
  // Only the table one is at can be come back to: a try is no game.
  assert.equal(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('chairs'))).length), 1)
  await again(anna, () => page.getByRole('button', { name: say('silk-web-another') }).click())
  await page.locator('.acts button[data-act=ready]').waitFor()
  await begin(anna)
  assert.equal(await tries(anna).count(), 0)
  faultless(anna)
  await anna.close()
})

test('switches: hexagons and rings at once, clock and maps from the next try on', async () => {
  const anna = await practiser({})
  const { page, heard, say } = anna
  await begin(anna)
  const box = (which) => page.getByLabel(say(`silk-web-practice-${which}`, { time: '2:00' }))
  const rings = page.locator('svg.map .disc [stroke-dasharray]')
  assert.ok(await rings.count())
  await box('grid').check()
  await box('rings').uncheck()
  assert.equal(await page.locator('svg.map path.grid').count(), 19)
  assert.equal(await rings.count(), 0)
  // They are this device's, whatever table it is at.
  await page.reload()
  await page.locator('svg.map path.grid').first().waitFor()
  assert.equal(await rings.count(), 0)
  const sheet = sheetOf(anna)
  await box('clock').focus()
  await page.keyboard.press('Space')
  await page.getByText(say('silk-web-practice-next')).waitFor()
  await tryOut(anna, 7)
  await again(anna, () => page.keyboard.press('Enter'))
  await page.locator('.acts button[data-act=ready]').waitFor()
  await begin(anna)
  assert.equal(heard.sheet.board.clock, 'live')
  assert.equal(sheetOf(anna), sheet)
  await page.getByRole('timer').waitFor()
  await page.locator('svg.map path.grid').first().waitFor()
  faultless(anna)
  await anna.close()
})

test('the last round ends like any other: there is always a next try', async () => {
  const table = await home.api('POST', '/tables', {
    game: 'silk-road',
    chairs: ['me'],
    me: 'Anna',
    practice: true,
    options: { players: 1, clock: 'off' },
    scene: { round: 4, phase: 'trading', seats: [{}] },
  })
  const anna = await home.guest({ seats: { [table.id]: { seats: table.seats, host: table.host } } })
  await anna.page.goto(`/t/${table.id}`)
  await anna.page.locator('.place').waitFor()
  const sheet = sheetOf(anna)
  await tryOut(anna, 8)
  assert.equal(anna.heard.sheet.board.phase, 'over')
  await again(anna, () => anna.page.locator('.acts button.prime').click())
  await anna.page.locator('.place').waitFor()
  assert.equal(sheetOf(anna), sheet)
  faultless(anna)
  await anna.close()
})

for (const [theme, lang, width, height] of [
  ['dark', 'en', 1440, 900],
  ['light', 'hu', 360, 740],
  ['dark', 'hu', 1024, 768],
])
  test(`practice is clean, and nothing of it is cut (${theme}, ${lang}, ${width})`, async () => {
    const touch = width < 1180
    const anna = await practiser({ theme, lang, width, height, touch })
    const { page, say } = anna
    await begin(anna)
    await clean(anna, 'race')
    if (touch) {
      // The switches lie over map and market, and go again.
      const button = page.getByRole('button', { name: say('silk-web-practice'), exact: true })
      await button.tap()
      const box = page.getByLabel(say('silk-web-practice-grid'))
      await box.tap()
      const sizes = await page.locator('.asking label, .asking button').evaluateAll((all) =>
        all.map((one) => {
          const { height, right, bottom } = one.getBoundingClientRect()
          return height >= 44 && right <= innerWidth && bottom <= innerHeight
        }),
      )
      assert.ok(sizes.length >= 5 && sizes.every(Boolean), 'every switch is a place for a finger, on the screen')
      await clean(anna, 'switches')
      await button.tap()
      await page.locator('.asking').waitFor({ state: 'detached' })
    }
    await page.locator('svg.map').first().waitFor()
    await tryOut(anna, 7)
    await clean(anna, 'key')
    faultless(anna)
    await anna.close()
  })
