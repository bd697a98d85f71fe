// A table in the hand: tabs, decisions with a finger, and nothing wider than the glass.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  anyOf,
  atHome,
  decide,
  enter,
  faultless,
  finished,
  fits,
  myTurn,
  openTable,
  pair,
  playTurn,
  settle,
  until,
} from './help.mjs'
import { unseen } from './seen.mjs'

const home = atHome()
const tabs = ['wagon', 'others', 'log', 'board']

/** Buttons of the question, the tabs and the top are large enough for a thumb. */
async function thumbs(page) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.prompt .acts button, nav.tabs button, header.top a, header.top button')]
      .map((e) => ({ box: e.getBoundingClientRect(), name: e.getAttribute('aria-label') ?? e.textContent.trim() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ box, name }) => `${name}: ${Math.round(box.width)}×${Math.round(box.height)}`),
  )
  assert.deepEqual(small, [])
}

for (const { width, height, lang, theme } of [
  { width: 390, height: 844, lang: 'en', theme: 'dark' },
  { width: 360, height: 740, lang: 'hu', theme: 'light' },
])
  test(`${width} wide, ${lang}: tabs, and a turn by touch`, async () => {
    const table = await openTable(home.house, {
      chairs: ['me', { bot: 'greedy' }, { bot: 'greedy' }, { bot: 'random' }],
    })
    const anna = await home.guest({ seats: table.seats, width, height, lang, theme, touch: true })
    const { page, heard, say } = anna
    for (const path of ['/', '/create', '/games', '/learn', '/rules/merchants']) {
      await page.goto(path)
      await page.locator('main h1').first().waitFor()
      await settle(page)
      await fits(page)
    }
    await enter(anna, table.path)
    await until(heard, 'my turn', () => myTurn(anna))
    await page.locator('nav.tabs').waitFor()
    for (const tab of tabs) {
      const word = tab === 'wagon' ? 'merchants-board-tab-wagon' : `drawn-tab-${tab}`
      const button = page.locator('nav.tabs').getByRole('button', { name: say(word) })
      await button.tap()
      assert.equal(await button.getAttribute('aria-pressed'), 'true')
      await settle(page)
      await fits(page)
      await thumbs(page)
    }
    const choose = anyOf(width)
    for (let round = 0; round < 2; round++) {
      await until(heard, 'my turn', () => myTurn(anna))
      await settle(page)
      await playTurn(anna, { choose, touch: true, most: 12 })
      await fits(page)
    }
    faultless(anna)
    await anna.close()
  })

test('a finger on a small screen can answer every question of a lively position', async () => {
  const scene = {
    round: 6,
    step: 'act',
    seats: [{ space: 0, coins: 12, lanterns: 2, pool: '1', pool_illuminated: '2' }],
  }
  const table = await openTable(home.house, { practice: true, seed: 'phone', scene })
  const anna = await home.guest({ seats: table.seats, width: 390, height: 844, touch: true })
  await enter(anna, table.path)
  const choose = anyOf(5)
  for (let i = 0; i < 10; i++) {
    await until(anna.heard, 'my turn', () => myTurn(anna))
    await settle(anna.page)
    await decide(anna, { choose, touch: true })
    await fits(anna.page)
  }
  faultless(anna)
  await anna.close()
})

for (const { width, height } of [
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
])
  test(`${width}×${height}, hu: long words hide nothing that is lit`, async () => {
    const scene = { step: 'act', seats: [{ space: 3, lanterns: 2, pool: '1', pool_illuminated: '2' }] }
    const table = await openTable(home.house, { practice: true, seed: 'tea', scene })
    const anna = await home.guest({ seats: table.seats, width, height, lang: 'hu' })
    await enter(anna, table.path)
    const act = (wish) => decide(anna, { choose: (offers) => offers.find((o) => o.act === wish) ?? offers[0] })
    await act('visit yurg')
    await fits(anna.page)
    await act('caravan')
    for (let i = 0; i < 3 && myTurn(anna); i++) await act('')
    faultless(anna)
    await anna.close()
  })

test('360 wide: the strength of opponents, what is said, and every dear choice can be read', async () => {
  const over = await finished(home, { chairs: ['me', { bot: 'greedy' }, { bot: 'greedy' }] })
  for (const lang of ['en', 'hu']) {
    const anna = await home.guest({ seats: over.seats, lang, width: 360, height: 740, touch: true })
    const { page } = anna
    await page.goto('/')
    await page.locator('.strength option').first().waitFor({ state: 'attached' })
    for (const strength of await page.locator('.strength select').all()) {
      const field = await strength.boundingBox()
      assert.ok(field.x + field.width <= 360, `${lang}: the field ends at ${field.x + field.width}`)
    }
    assert.deepEqual(await unseen(page, '.strength'), [], lang)
    await page.goto(over.path)
    await page.locator('.turned .chart').waitFor({ timeout: 300_000 })
    await settle(page)
    const { height } = await page.locator('.turned .chart').boundingBox()
    assert.ok(height >= 90, `${lang}: lines of ${height} px`)
    const [rings, rows] = [page.locator('.turned .chart circle'), page.locator('.turned .dear li:visible')]
    assert.equal(await rows.count(), await rings.count(), `${lang}: a ring without its line`)
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded()
      assert.deepEqual(await unseen(page, '.turned .dear'), [], lang)
    }
    faultless(anna)
    await anna.close()
  }
})

test('the field for words says what it is for, whole, wherever one talks', async () => {
  for (const lang of ['en', 'hu'])
    for (const [width, height] of [
      [360, 740],
      [1024, 768],
      [1280, 800],
      [1440, 900],
    ]) {
      const { anna, bob } = await pair(home, { wishes: { lang, width, height, touch: width < 1180 } })
      const log = anna.page.locator('nav.tabs button').last()
      if (width < 1180) await log.click()
      await anna.page.locator('.side .pages button').nth(1).click()
      await anna.page.locator('#chat-say').waitFor()
      assert.deepEqual(await unseen(anna.page, '.chat'), [], `${width} ${lang}`)
      await Promise.all([anna.close(), bob.close()])
    }
})

test('what wins is one sum in one line where there is room', async () => {
  const anna = await home.guest({ width: 1440, height: 900 })
  await anna.page.goto('/rules/merchants')
  await anna.page.locator('.equation .sum').waitFor()
  const [first, sum] = await Promise.all(
    ['.equation .term b', '.equation .sum'].map((part) => anna.page.locator(part).first().boundingBox()),
  )
  assert.ok(sum.y < first.y + first.height && sum.y + sum.height > first.y, JSON.stringify([first, sum]))
  assert.deepEqual(await unseen(anna.page, '.wins'), [])
  await anna.close()
})
