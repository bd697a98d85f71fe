// The end of a game, all of it at once, and the same people once more.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  atHome,
  drawn,
  enter,
  faultless,
  finished,
  fits,
  myTurn,
  openTable,
  pair,
  settle,
  until,
  words,
} from './help.mjs'
import { outOfSight, unseen } from './seen.mjs'

const home = atHome()
const button = ({ page, say }, id, args) => page.getByRole('button', { name: say(id, args), exact: true })
const path =
  (table) =>
  ({ pathname }) =>
    pathname.startsWith('/t/') && pathname !== table.path
const arrives = (someone, table) => someone.page.waitForURL(path(table))

/** Plays to the end by the rules, as quickly as a program can: the person gets up, and the bot that stands in plays on. */
async function played(opening) {
  const table = await openTable(home.house, opening)
  for (const { secret } of table.seats[table.id].seats) await home.api('POST', `/tables/${table.id}/leave`, {}, secret)
  for (let i = 0; i < 600; i++) {
    if ((await home.api('GET', `/tables/${table.id}`)).stage === 'over') return table
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  assert.fail('the bots have not finished')
}
/** Everything is inside the window, nothing has to be scrolled to, and nothing lies over it. */
async function whole({ page }, selector, where) {
  const wrong = await page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)]
    if (!found.length) return [`${selector} is not there`]
    return found.flatMap((e) => {
      const { left, top, right, bottom, width, height } = e.getBoundingClientRect()
      if (!width || !height) return [`${selector} has no size`]
      const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const covered = !over || !(e.contains(over) || over.contains(e))
      return out || covered
        ? [`${selector} ${out ? 'is outside' : `lies under ${over?.className}`}: ${top} to ${bottom}`]
        : []
    })
  }, selector)
  assert.deepEqual(wrong, [], where)
}

const sizes = [
  [1440, 900],
  [1280, 800],
  [390, 844],
]
const ends = [...sizes, [360, 740], [768, 1024], [1024, 768], [1920, 1080]]
/** A review as the house would write one, for looks at the page: thinking about four seats takes long. */
function review(n) {
  const all = Array.from({ length: n }, (_, seat) => seat)
  const at = (i) => all.map((seat) => ({ rank: ((seat + i) % n) / (n - 1), lead: seat - i }))
  const moments = Array.from({ length: 12 }, (_, i) => ({ rows: i * 20, seq: i * 20, seats: at(i) }))
  const label = { id: 'do-reset' }
  const better = { act: 'x', label, value: 2, behind: 0, tried: 9, leads_to: [], brings: [] }
  const costly = [40, 90, 150].map((seq, i) => ({ rows: seq, seq, seat: 0, act: 'x', label, cost: 3 - i, better }))
  return { moments, costly }
}
/** Everybody who looks at the end: each size, both languages. */
async function lookers(table, look, seats = 0) {
  for (const lang of ['en', 'hu']) {
    const anna = await home.guest({ seats: table.seats, lang })
    if (seats) await anna.page.route('**/review?*', (route) => route.fulfill({ json: review(seats) }))
    for (const [width, height] of ends) {
      await anna.page.setViewportSize({ width, height })
      await anna.page.goto(table.path)
      await look(anna, `${width}×${height} ${lang}`, width)
      faultless(anna)
    }
    await anna.close()
  }
}
for (const n of [2, 4])
  test(`the end shows score, rematch and where it turned without scrolling, ${n} seats`, async () => {
    const bots = Array.from({ length: n - 1 }, () => ({ bot: 'greedy' }))
    const table = await played({ chairs: ['me', ...bots] })
    await lookers(
      table,
      async (anna, where, width) => {
        const { page } = anna
        await page.locator('.result h1').waitFor()
        await page.locator('.below').waitFor()
        await page.evaluate(() => document.fonts.ready)
        // The place of the lines is kept before they are there.
        const before = await page.locator('.below').boundingBox()
        await page.locator('.turned .chart').waitFor({ timeout: 300_000 })
        await settle(page)
        // Letters may come to lie a fraction of a pixel elsewhere; nobody sees that.
        const after = await page.locator('.below').boundingBox()
        for (const side of ['x', 'y', 'width', 'height'])
          assert.ok(
            Math.abs(after[side] - before[side]) < 1,
            `${side} jumps: ${where}: ${before[side]}, ${after[side]}`,
          )
        const share = width < 1180 ? '.result button.share' : '.rail section.share'
        for (const part of [
          '.result h1',
          '.places strong',
          '.places header',
          '.again.prime',
          '.turned .chart',
          '.turned .head .title',
          share,
        ])
          await whole(anna, part, where)
        await fits(page)
        const scrolls = await page.evaluate(
          () =>
            document.documentElement.scrollHeight > innerHeight ||
            document.querySelector('.end').scrollHeight > document.querySelector('.end').clientHeight + 1,
        )
        assert.equal(scrolls, false, where)
        assert.deepEqual(await unseen(page, '.merchants', '.log'), [], where)
      },
      n > 2 ? n : 0,
    )
  })

for (const n of [2, 4])
  test(`the end of Now or Never shows score, rematch and where it turned without scrolling, ${n} seats`, async () => {
    const bots = Array.from({ length: n - 1 }, () => ({ bot: 'random' }))
    const scene = { season: 6 }
    const table = await played({ game: 'now-or-never', chairs: ['me', ...bots], scene, seed: 'tea', practice: true })
    await lookers(
      table,
      async (anna, where, width) => {
        const { page } = anna
        await page.locator('.turned .chart').waitFor({ timeout: 300_000 })
        await page.evaluate(() => document.fonts.ready)
        await settle(page)
        const share = width < 1180 ? '.result button.share' : '.rail section.share'
        for (const part of [
          '.result h1',
          '.places strong',
          '.places header',
          '.again.prime',
          '.turned .chart',
          '.turned .head .title',
          share,
        ])
          await whole(anna, part, where)
        assert.equal(await page.locator('.places li').count(), n)
        await fits(page)
        assert.deepEqual(await unseen(page, '.now-or-never', '.log'), [], where)
      },
      n,
    )
  })

test('how far a review is, is shown while one waits for it', async () => {
  const table = await finished(home, {})
  for (const lang of ['en', 'hu']) {
    const anna = await home.guest({ seats: table.seats, lang })
    const { page, say } = anna
    const said = [12, 57]
    // Each answer but the first comes when the one before has been read.
    let read = () => {}
    let ready = Promise.resolve()
    await page.route('**/review?*', async (route) => {
      await ready
      ready = new Promise((resolve) => (read = resolve))
      const percent = said.shift()
      await route.fulfill(percent === undefined ? { json: review(2) } : { status: 202, json: { percent } })
    })
    await page.goto(table.path)
    for (const n of [12, 57]) {
      await page.locator('.turned').getByText(say('advice-percent', { n }), { exact: true }).waitFor()
      assert.equal(await page.locator('.turned progress').evaluate((e) => e.value), n)
      assert.deepEqual(await outOfSight(page, '.turned .later'), [], lang)
      read()
    }
    await page.locator('.turned .chart').waitFor({ timeout: 300_000 })
    assert.equal(await page.locator('.turned progress').count(), 0)
    faultless(anna)
    await anna.close()
  }
})

test('against bots one click begins anew: seats turned, a bot made gentler', async () => {
  const table = await played({ chairs: ['me', { bot: 'pedlar' }] })
  const anna = await home.guest({ seats: table.seats })
  await anna.page.goto(table.path)
  await anna.page.locator('.rematch').waitFor()
  await anna.page.locator('.rematch').getByText(anna.say('rematch-at-once')).waitFor()
  await anna.page.getByRole('button', { name: anna.say('rematch-stronger') }).click()
  await until(anna.heard, 'a stronger bot', () => anna.heard.frames.at(-1)?.includes('"bots":[null,"shopkeeper"]'))
  await button(anna, 'rematch-yes').first().click()
  await arrives(anna, table)
  await drawn(anna)
  assert.equal(anna.heard.meta.chairs[0].bot, 'shopkeeper')
  assert.equal(anna.heard.sheet.you, 1, 'the second begins')
  assert.equal(anna.heard.meta.origin, 'rematch')
  faultless(anna)
  await anna.close()
})

test('two people agree, and both are brought to the one new table', async () => {
  const { table, anna, bob } = await pair(home)
  await home.api('POST', `/tables/${table.id}/leave`, {}, table.seats[table.id].seats[0].secret)
  const end = async (someone) => {
    const menu = someone.page.getByRole('button', { name: someone.say('menu-title') }).first()
    await menu.click()
    const panel = someone.page.locator('section.menu')
    await panel.getByRole('button', { name: someone.say('menu-resign') }).click()
    await panel.getByRole('button', { name: someone.say('menu-resign'), exact: true }).click()
  }
  await end(anna)
  await until(bob.heard, 'the end', (h) => h.meta.stage === 'over')
  await anna.page.keyboard.press('Escape')
  // A resignation is a line of what happened.
  await bob.page
    .locator('.log .text')
    .getByText(bob.say('news-resigned', { seat: 'Anna' }))
    .waitFor()
  await button(bob, 'rematch-yes').first().click()
  await bob.page
    .getByText(bob.say('rematch-waits', { names: 'Anna' }))
    .first()
    .waitFor()
  await anna.page
    .getByText(anna.say('rematch-wanted', { n: 1, names: 'Bob' }))
    .first()
    .waitFor()
  await button(anna, 'rematch-yes').first().click()
  await Promise.all([arrives(anna, table), arrives(bob, table)])
  await Promise.all([drawn(anna), drawn(bob)])
  assert.equal(anna.heard.meta.id, bob.heard.meta.id)
  assert.deepEqual([anna.heard.sheet.you, bob.heard.sheet.you], [1, 0])
  assert.ok(myTurn(bob), 'the second begins')
  faultless(anna, bob)
  await Promise.all([anna.close(), bob.close()])
})

test('a race is played again from the plain view, with new maps', async () => {
  const table = await played({ game: 'silk-road', chairs: ['me', { bot: 'beginner' }], options: { clock: 'off' } })
  for (const [width, height] of sizes) {
    const anna = await home.guest({ seats: table.seats, plain: true, width, height })
    await anna.page.goto(table.path)
    await anna.page.locator('.again.prime').waitFor()
    await whole(anna, '.won')
    await whole(anna, '.again.prime')
    await fits(anna.page)
    if (width === 390) {
      await button(anna, 'rematch-yes').first().click()
      await arrives(anna, table)
      await drawn(anna)
      assert.equal(anna.heard.meta.game, 'silk-road')
    }
    faultless(anna)
    await anna.close()
  }
})

test('whoever only watched is not told what they could agree to', async () => {
  const over = await finished(home, {})
  const watcher = await home.guest({ width: 390, height: 844, touch: true })
  await watcher.page.goto(over.path)
  await watcher.page.locator('.result').first().waitFor()
  await settle(watcher.page)
  for (const id of ['rematch-all', 'rematch-at-once'])
    assert.equal(await watcher.page.getByText(words(id)).count(), 0, id)
  await watcher.close()
})
