// A page that nobody touches costs nothing: no style is worked out, nothing is laid out, nothing moves for ever.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, finished, myTurn, openTable, settle, until } from './help.mjs'

const home = atHome()
/** Properties that a compositor moves without asking the page. */
const free = ['opacity', 'transform', 'translate', 'scale', 'rotate']
const seconds = 4
/** Of a core, in per cent: time of the page's own thread, so waiting for a busy machine does not count. */
const MOST = 1

/** What is animated now: properties that need the page, and whether it ever ends. */
const moving = (page) =>
  page.evaluate(
    (free) =>
      document.getAnimations().map((a) => {
        const of = a.effect.getKeyframes().flatMap((k) => Object.keys(k))
        const plain = ['offset', 'easing', 'composite', 'computedOffset']
        return {
          name: a.animationName ?? a.transitionProperty,
          dear: [...new Set(of)].filter((p) => !plain.includes(p) && !free.includes(p)),
          ends: a.effect.getComputedTiming().endTime !== Infinity,
          running: a.playState === 'running',
        }
      }),
    free,
  )
/** Waits until nothing moves; until then only what costs nothing may. A change of colour by the mouse is a fraction of a second. */
async function rests(page, what) {
  for (let i = 0; i < 100; i++) {
    const now = (await moving(page)).filter((a) => a.running)
    if (!now.length) return
    for (const one of now) assert.ok(one.ends, `${what}: ${one.name} never ends`)
    const dear = now.filter((a) => a.dear.length && !a.name.match(/^(background|border|color|fill)/))
    assert.deepEqual(dear, [], `${what}: what moves must be on the compositor`)
    await page.waitForTimeout(200)
  }
  assert.fail(`${what}: something still moves: ${JSON.stringify(await moving(page))}`)
}
async function measured({ page }, what) {
  await rests(page, what)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const look = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  let part = MOST
  // What was left from loading may be swept up once; what costs something at rest costs it again.
  for (let times = 0; times < 3 && part >= MOST; times++) {
    const before = await look()
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    const after = await look()
    const grown = (name) => after[name] - before[name]
    part = (grown('TaskDuration') / seconds) * 100
    const [styles, layouts] = [grown('RecalcStyleCount'), grown('LayoutCount')]
    console.log(`${what}: ${part.toFixed(2)} % of a core, ${styles} styles, ${layouts} layouts`)
    assert.equal(styles, 0, `${what}: styles`)
    assert.equal(layouts, 0, `${what}: layouts`)
  }
  await devtools.detach()
  assert.ok(part < MOST, `${what}: ${part} % of a core`)
}

const sizes = { wide: [1440, 900], phone: [390, 844] }
for (const [name, [width, height]] of Object.entries(sizes))
  test(`a table that waits for somebody costs nothing (${name})`, async () => {
    const table = await openTable(home.house, { chairs: ['me', { bot: 'greedy' }, { bot: 'greedy' }] })
    const anna = await home.guest({ seats: table.seats, width, height, motion: 'no-preference' })
    await enter(anna, table.path)
    await until(anna.heard, 'my turn', () => myTurn(anna))
    await settle(anna.page)
    await anna.page.locator('[data-light=lit]').first().waitFor()
    await measured(anna, `${name}, my turn`)
    await anna.close()
  })

test('the plain view, a slow clock, the end of a game, a replay, the first page and the lists cost nothing', async () => {
  const chairs = ['me', { bot: 'greedy' }]
  const table = await openTable(home.house, { chairs, tempo: { kind: 'days', days: 2 } })
  const over = await finished(home, {})
  const anna = await home.guest({ seats: { ...table.seats, ...over.seats }, motion: 'no-preference' })
  await enter(anna, table.path)
  await measured(anna, 'a slow clock')
  await anna.page.goto(over.path)
  await anna.page.locator('.turned .chart').waitFor({ timeout: 300_000 })
  await measured(anna, 'the end')
  for (const path of [`${over.path}/replay`, '/games', '/', '/learn', '/rules/merchants']) {
    await anna.page.goto(path)
    await anna.page.waitForLoadState('networkidle', { timeout: 60_000 })
    await anna.page.locator('h1').first().waitFor()
    await measured(anna, path.replace(over.id, 'ID'))
  }
  await anna.close()
})

test('a table of any game that waits for somebody costs nothing, drawn or plain', async () => {
  const { games } = await home.api('GET', '/games')
  assert.ok(games.length > 2, 'the house has its games')
  for (const { game } of games) {
    const table = await openTable(home.house, { game, chairs: ['me', { bot: 'random' }] })
    for (const plain of [false, true]) {
      const reader = await home.guest({ seats: table.seats, plain, motion: 'no-preference' })
      await enter(reader, table.path)
      await until(reader.heard, 'a question', ({ sheet }) => sheet.must.includes(sheet.you))
      await settle(reader.page)
      await measured(reader, `${game}${plain ? ', plain' : ''}`)
      await reader.close()
    }
  }
})
