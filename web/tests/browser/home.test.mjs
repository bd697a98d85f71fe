// The first page: gates of equal rank, one click to a table, and for whoever comes back what waits for them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, drawn, faultless, fits, openTable, settle, until } from './help.mjs'
import { unseen } from './seen.mjs'

const home = atHome()
const GAMES = ['merchants', 'silk-road', 'now-or-never']
const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [3840, 2160],
]

/** The page with its pictures and what the house says of its opponents. */
async function arrive(someone) {
  const { page } = someone
  await page.goto('/')
  await page
    .locator('.gate .arch svg')
    .nth(GAMES.length - 1)
    .waitFor()
  await page.locator('.gate .rungs i').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
}
const gate = ({ page }, game) => page.locator(`.gate[data-game="${game}"]`)
/** A game of mine that waits for me, and one that does not. */
async function games() {
  const waits = await openTable(home.house, { name: 'Lantern Row', chairs: ['me', { bot: 'pedlar' }] })
  const gathers = await openTable(home.house, { name: 'Snail Road', game: 'now-or-never', chairs: ['me', 'open'] })
  return { waits, gathers, seats: { ...waits.seats, ...gathers.seats } }
}
/** As they are drawn: what is wider than its box, and what lies over what. */
const boxes = (page) =>
  page.locator('.gate').evaluateAll((all) =>
    all.map((e) => {
      const round = ({ x, y, width, height }) => [x, y, width, height].map(Math.round)
      const part = (selector) => round(e.querySelector(selector).getBoundingClientRect())
      return { gate: round(e.getBoundingClientRect()), arch: part('.arch'), card: part('.card'), play: part('.play') }
    }),
  )
const close = (a, b) => Math.abs(a - b) <= 1

for (const lang of ['en', 'hu'])
  for (const back of [false, true])
    test(`gates are equal, in order, whole and reachable at every size (${lang}, ${back ? 'back' : 'first'})`, async () => {
      await openTable(home.house, { name: 'Frostbite', chairs: ['me', 'open'], listed: true })
      const someone = await home.guest({ lang, name: back ? 'Ilka' : '', seats: back ? (await games()).seats : {} })
      const { page, say } = someone
      await arrive(someone)
      if (back) await page.locator('.game').nth(1).waitFor()
      await page.locator('.foot .open .row').first().waitFor()
      assert.deepEqual(await page.locator('.gate').evaluateAll((all) => all.map((e) => e.dataset.game)), GAMES)
      for (const [width, height] of SIZES) {
        const where = `${width}×${height}`
        await page.setViewportSize({ width, height })
        await settle(page)
        await fits(page)
        assert.deepEqual(await unseen(page, 'main'), [], where)
        const all = await boxes(page)
        const [first] = all
        for (const [i, one] of all.entries()) {
          assert.ok(close(one.gate[2], first.gate[2]) && close(one.gate[3], first.gate[3]), `${where}: of one size`)
          for (const part of ['arch', 'card', 'play'])
            for (const n of [2, 3]) assert.ok(close(one[part][n], first[part][n]), `${where}: ${part} of one size`)
          if (!i) continue
          const before = all[i - 1].gate
          const beside = one.gate[0] >= before[0] + before[2] && close(one.gate[1], before[1])
          const below = one.gate[1] >= before[1] + before[3] && close(one.gate[0], before[0])
          assert.ok(width < 680 ? below : beside, `${where}: ${one.gate} after ${before}`)
          assert.ok(width < 680 || close(one.play[1], all[0].play[1]), `${where}: buttons on one line`)
        }
        // What is pressed is as high as a finger needs.
        const low = await page
          .locator('main :is(button, a.button, input, .select)')
          .evaluateAll((all) =>
            all
              .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 43.5)
              .map((e) => `${e.className} ${e.getBoundingClientRect().height}`),
          )
        assert.deepEqual(low, [], where)
        const tiny = await page.locator('main :is(b, p, small, span, a, button, label)').evaluateAll((all) =>
          all
            .filter((e) => e.checkVisibility() && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
            .filter((e) => parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom < 10.95)
            .map((e) => e.textContent.trim()),
        )
        assert.deepEqual(tiny, [], `${where}: letters of less than 11 px`)
        const foot = await page.locator('.foot').boundingBox()
        const last = all.at(-1).gate
        assert.ok(foot.y >= last[1] + last[3] - 1, `${where}: nothing of the foot is above the gates`)
        if (back) continue
        // Everybody sees all gates without rolling, on the smallest phone, too.
        assert.ok(last[1] + last[3] <= height, `${where}: gates end at ${last[1] + last[3]}`)
        if (width === 390) {
          const field = await page.locator('#join').boundingBox()
          assert.ok(field.y + field.height <= height, `the field to join by ends at ${field.y + field.height}`)
        }
      }
      assert.equal(await page.getByText(say('home-unknown')).count(), 0)
      faultless(someone)
      await someone.close()
    })

for (const game of GAMES)
  test(`one click plays ${game} against the strength that was chosen, which this device remembers`, async () => {
    const someone = await home.guest({})
    const { page, heard, say } = someone
    await arrive(someone)
    const own = gate(someone, game)
    const shelf = (await home.api('GET', '/games')).games.find((known) => known.game === game)
    const named = () => own.locator('.steps b').innerText()
    // The second rung at first; a step up and two down: no further than the ladder goes.
    assert.equal(await named(), say(`bot-${shelf.levels[1]}`))
    const [down, up] = [
      own.getByRole('button', { name: say('home-weaker') }),
      own.getByRole('button', { name: say('home-stronger') }),
    ]
    await up.click()
    assert.equal(await named(), say(`bot-${shelf.levels[2]}`))
    for (let i = 0; i < 4; i++) await down.click({ force: true })
    assert.equal(await named(), say(`bot-${shelf.levels[0]}`))
    assert.equal(await down.getAttribute('aria-disabled'), 'true')
    assert.equal(await own.locator('.steps .rungs .on').count(), 1)
    await page.reload()
    await own.locator('.steps b', { hasText: say(`bot-${shelf.levels[0]}`) }).waitFor()
    // The others keep theirs.
    const other = GAMES.find((known) => known !== game)
    const [, second] = (await home.api('GET', '/games')).games.find((known) => known.game === other).levels
    assert.equal(await gate(someone, other).locator('.steps b').innerText(), say(`bot-${second}`))
    // A list says the same where room is short.
    await page.setViewportSize({ width: 768, height: 1024 })
    assert.equal(await own.getByRole('button', { name: say('home-stronger') }).count(), 0)
    await own.locator('select').selectOption(shelf.levels[3])
    await own.getByRole('button', { name: say('home-play') }).click()
    await drawn(someone)
    assert.equal(heard.meta.game, game)
    const sitters = heard.meta.chairs.map((chair) => (chair.kind === 'bot' ? chair.bot : chair.kind)).sort()
    assert.deepEqual(sitters, [shelf.levels[3], shelf.levels[3], 'person'].sort())
    faultless(someone)
    await someone.close()
  })

test('on a first visit there is no box of games, nothing empty, and no gate has more light than another', async () => {
  const someone = await home.guest({})
  const { page } = someone
  await page.route('**/api/tables', (route) => route.fulfill({ json: { tables: [] } }))
  await arrive(someone)
  assert.equal(await page.locator('.mine, .game').count(), 0)
  assert.equal(await page.locator('main .prime').count(), 0)
  assert.equal(await page.locator('.gate.lit .play.glow').count(), GAMES.length)
  assert.equal(await page.locator('.foot .card').count(), 1, 'only the field to join by')
  // Whoever has a name for the screen reader: each gate is an article, called as its game.
  for (const game of GAMES)
    assert.equal(await page.getByRole('article', { name: someone.say(`game-${game}`) }).count(), 1)
  faultless(someone)
  await someone.close()
})

test('whoever comes back sees what waits: exactly one filled button, and the gates burn low', async () => {
  const { waits, gathers, seats } = await games()
  const more = await openTable(home.house, { name: 'Salt Gate', chairs: ['me', { bot: 'pedlar' }] })
  for (const lang of ['en', 'hu'])
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ]) {
      const someone = await home.guest({ lang, width, height, name: 'Ilka', seats: { ...seats, ...more.seats } })
      const { page, say } = someone
      await arrive(someone)
      const rows = page.locator('.mine .game')
      await rows.nth(2).waitFor()
      assert.equal(await rows.count(), 3)
      const filled = page.locator('main .prime')
      assert.equal(await filled.count(), 1)
      assert.equal(await page.locator('.mine .take').count(), 2, 'both that wait are large')
      // Those that wait stand first, the last one in a line.
      const names = await rows.evaluateAll((all) =>
        all.map((e) => /Lantern Row|Salt Gate|Snail Road/.exec(e.innerText)[0]),
      )
      assert.equal(names[2], 'Snail Road')
      const heights = await rows.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().height))
      assert.ok(heights[0] > heights[2] && heights[1] > heights[2], `${heights}`)
      assert.ok(heights[2] <= 80, `one line: ${heights[2]}`)
      assert.equal(await page.locator('.gate.lit').count(), 0)
      assert.equal(await page.locator('.gate .play.may').count(), GAMES.length)
      assert.ok((await page.locator('.mine h1').innerText()).includes('Ilka'))
      await page.getByText(say('home-waiting', { n: 2 })).waitFor()
      // How far it is: a bar, and words.
      const bar = await rows.first().locator('.progress').boundingBox()
      assert.ok(bar.height <= 5 * 1.1 && bar.width > 100)
      await filled.click()
      await drawn(someone)
      assert.ok([waits.id, more.id].includes(someone.heard.meta.id))
      faultless(someone)
      await someone.close()
    }
  // Nothing waits: all gates are lit again, and nothing is filled.
  const calm = await home.guest({ seats: gathers.seats })
  await arrive(calm)
  await calm.page.locator('.mine .game').waitFor()
  assert.equal(await calm.page.locator('main .prime').count(), 0)
  assert.equal(await calm.page.locator('.gate.lit .play.glow').count(), GAMES.length)
  faultless(calm)
  await calm.close()
})

test('1, 2 and 3 play the gates, G goes to what waits, and no key reaches out of a field', async () => {
  const { waits, seats } = await games()
  for (const [i, game] of GAMES.entries()) {
    const someone = await home.guest({})
    const { page, heard } = someone
    await arrive(someone)
    await page.locator('#join').fill('')
    await page.locator('#join').press(String(i + 1))
    await page.locator('#join').press('g')
    assert.equal(new URL(page.url()).pathname, '/')
    assert.equal(await page.locator('#join').inputValue(), `${i + 1}g`)
    await page.locator('#join').blur()
    // Nothing waits: this key does nothing.
    await page.keyboard.press('g')
    await page.keyboard.press('9')
    assert.equal(new URL(page.url()).pathname, '/')
    await page.keyboard.press(String(i + 1))
    await drawn(someone)
    assert.equal(heard.meta.game, game)
    assert.ok(heard.meta.chairs.some(({ kind, bot }) => kind === 'bot' && bot === ['pedlar', 'beginner', 'settler'][i]))
    faultless(someone)
    await someone.close()
  }
  const someone = await home.guest({ seats })
  const { page, heard, say } = someone
  await arrive(someone)
  await page.locator('.take').waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText(say('keys-gates')).waitFor()
  await page.getByRole('dialog').getByText(say('keys-waits')).waitFor()
  await page.keyboard.press('2')
  assert.equal(new URL(page.url()).pathname, '/', 'the list of keys keeps them')
  // In one go, as quick fingers do it: before the browser has drawn, the focus still lies in the list that is closed.
  await page.evaluate(() => {
    document.querySelector('dialog[open]').close()
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'G', bubbles: true, cancelable: true }))
  })
  await until(heard, 'the table that waits', ({ meta }) => meta?.id === waits.id)
  faultless(someone)
  await someone.close()
})

test('Tab reaches strength, play, friends and how it works of each gate, in the order of the gates', async () => {
  const someone = await home.guest({})
  const { page, say } = someone
  await arrive(someone)
  const seen = []
  for (let i = 0; i < 60 && seen.length < 15; i++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const on = document.activeElement
      const gate = on?.closest('.gate')
      return gate && [gate.dataset.game, on.getAttribute('aria-label') ?? on.textContent.trim()]
    })
    if (at && at[1] !== say('home-lesson')) seen.push(at)
  }
  const wanted = GAMES.flatMap((game) => {
    const named = { game: say(`game-${game}`) }
    const labels = [
      say('home-weaker'),
      say('home-stronger'),
      say('home-play-game', named),
      say('home-friends-game', named),
      say('home-how-game', named),
    ]
    return labels.map((label) => [game, label])
  })
  assert.deepEqual(seen, wanted)
  faultless(someone)
  await someone.close()
})
