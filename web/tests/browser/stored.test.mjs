// What a browser keeps: garbage, a full storage and one that is forbidden leave every page standing; a key from a link replaces
// nothing before the house has taken it.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import ts from 'typescript'
import { atHome, openTable, until } from './help.mjs'

const home = atHome()

/** Every place there is, from the module that keeps them. */
const source = readFileSync(new URL('../../src/lib/store.ts', import.meta.url), 'utf8')
const { module, target } = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
const { outputText } = ts.transpileModule(source, { compilerOptions: { module, target } })
const { PLACES } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`)
const games = ['merchants', 'silk-road', 'now-or-never']
/** With the names that this table gives them. */
const placesAt = (table) =>
  Object.values(PLACES).flatMap((place) =>
    place.includes('{game}')
      ? games.map((game) => place.replace('{game}', game))
      : place.replace('{table}', table).replace('{seat}', '0').replace('{round}', '1'),
  )

const garbage = [
  '{"a":',
  'null',
  '5',
  '"x"',
  '[null,{"seats":5}]',
  '{"seats":5,"lang":"xx","list":{},"table":7,"chapter":"x"}',
]
const chairsOf = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('chairs') ?? '{}'))

/** Somebody whose browser has this before the page begins. */
async function stranger(init, given) {
  const context = await home.browser.newContext({ baseURL: home.house.url, locale: 'en-GB', reducedMotion: 'reduce' })
  context.setDefaultTimeout(8000)
  if (init) await context.addInitScript(init, given)
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return { context, page, errors }
}
/** Every page says something. */
async function everyPage({ page, errors }, table, what) {
  for (const path of ['/', '/learn', '/rules', '/rules/silk-road', '/create', '/games', '/name', table]) {
    await page.goto(path)
    await page.locator('main:not([aria-busy]), .page').first().waitFor()
    assert.ok((await page.evaluate(() => document.body.innerText.trim())).length > 40, `${path} is empty: ${what}`)
    assert.deepEqual(errors, [], `${path}: ${what}`)
  }
}
const forbid = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
}
const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

for (const text of garbage)
  test(`every page stands with ${text} in every place`, async () => {
    for (const game of ['merchants', 'silk-road']) {
      const table = await openTable(home.house, {
        game,
        chairs: ['me', { bot: game === 'merchants' ? 'greedy' : 'beginner' }],
      })
      const places = placesAt(table.path.slice(3)).filter((place) => game === 'merchants' || place !== 'chairs')
      const chairs = { [table.path.slice(3)]: { seats: Object.values(table.seats)[0].seats } }
      const someone = await stranger(
        ([places, text, chairs]) => {
          localStorage.setItem('chairs', JSON.stringify(chairs))
          for (const place of places) for (const all of [localStorage, sessionStorage]) all.setItem(place, text)
        },
        [places, text, chairs],
      )
      await everyPage(someone, table.path, text)
      await someone.context.close()
    }
  })
for (const [what, init] of [
  ['that takes nothing', fill],
  ['that is forbidden', forbid],
])
  test(`every page stands with a storage ${what}`, async () => {
    const table = await openTable(home.house, { chairs: ['me', { bot: 'greedy' }] })
    const someone = await stranger(init)
    await everyPage(someone, table.path, what)
    await someone.context.close()
  })

for (const [what, init] of [
  ['full', fill],
  ['forbidden', forbid],
])
  test(`"Play now" with a ${what} storage opens one table, plays at it and says once what cannot be kept`, async () => {
    const { context, page, errors } = await stranger(init)
    let opened = 0
    page.on(
      'response',
      (r) => (opened += r.request().method() === 'POST' && r.url().endsWith('/api/tables') && r.ok() ? 1 : 0),
    )
    await page.goto('/')
    await page
      .getByRole('button', { name: /^Play now/ })
      .first()
      .click()
    await page.waitForURL(/\/t\//)
    const said = page.getByText('This device cannot keep the key of your seat')
    await said.waitFor()
    await page.locator('.page').waitFor()
    assert.equal(await page.getByText('You are watching').count(), 0, 'the key is in memory')
    await page.getByRole('button', { name: 'Understood' }).first().click()
    await said.waitFor({ state: 'detached' })
    assert.equal(opened, 1)
    assert.deepEqual(errors, [])
    await context.close()
  })

for (const where of ['', '/replay'])
  test(`a key from a link that the house refuses replaces nothing (/t/ID${where})`, async () => {
    const table = await openTable(home.house, { chairs: ['me', { bot: 'greedy' }] })
    const anna = await home.guest({ seats: table.seats })
    const { page, heard } = anna
    await page.goto(table.path)
    await until(heard, 'my sheet', (h) => h.sheet?.you === 0)
    const before = await chairsOf(page)
    for (const wrong of ['wrong', 'd4b09ad8720c72679096c86a1d1eda5616f36e85', '%E2%98%83']) {
      await page.goto('about:blank')
      heard.sheet = null
      await page.goto(`${table.path}${where}#seat=0&secret=${wrong}`)
      await page.getByText('The key in this link fits no seat here').waitFor()
      assert.ok(!page.url().includes('secret'), 'no key stays in the address')
      if (!where) await until(heard, 'my own seat', (h) => h.sheet?.you === 0)
      assert.deepEqual(await chairsOf(page), before)
    }
    await anna.close()
  })

test('a key from a link is tried until the house answers, and taken when it fits', async () => {
  const table = await openTable(home.house, { chairs: ['me', 'me'], me: ['Anna', 'Bob'] })
  const [id] = Object.keys(table.seats)
  const [first, second] = table.seats[id].seats
  const bob = await home.guest({ seats: { [id]: { seats: [first] } } })
  const { page, heard } = bob
  await page.goto(table.path)
  await until(heard, 'the first seat', (h) => h.sheet?.you === 0)
  let asked = 0
  await page.route('**/api/mine', (route) =>
    asked++ ? route.continue() : route.fulfill({ status: 503, body: 'busy' }),
  )
  await page.evaluate((hash) => (location.hash = hash), `seat=1&secret=${second.secret}`)
  await until(heard, 'the second seat', (h) => h.sheet?.you === 1)
  assert.ok(asked >= 2)
  assert.deepEqual((await chairsOf(page))[id].seats, [first, second])
  await bob.close()
})

test('a road in the storage that could not lie is never sent', async () => {
  const table = await openTable(home.house, {
    game: 'silk-road',
    chairs: ['me', { bot: 'beginner' }],
    options: { clock: 'own' },
  })
  const anna = await home.guest({ seats: table.seats })
  const { page, heard } = anna
  const place = `road ${table.path.slice(3)} 0 1`
  await anna.context.addInitScript(
    ([place, road]) => sessionStorage.setItem(place, road),
    [place, '[{"cell":9999,"kind":"straight","turn":77,"bonus":false},{"cell":3,"kind":"x"}]'],
  )
  const sent = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  await page.goto(table.path)
  await until(heard, 'the sheet', (h) => h.sheet?.you === 0)
  await page.locator('[data-act=ready]').first().click()
  await until(heard, 'the map', (h) => h.sheet?.board.desks[0].stage === 'building')
  await page.waitForFunction(() => document.querySelectorAll('[data-act=ready]').length === 0)
  await page.reload()
  await until(heard, 'the map again', (h) => h.sheet?.board.desks[0].stage === 'building')
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 500)))
  assert.deepEqual(
    sent.filter((frame) => /"(lay|turn|lift) /.test(frame)),
    [],
  )
  assert.deepEqual(heard.refused, [])
  assert.deepEqual(heard.sheet.board.desks[0].own.board, [])
  assert.deepEqual(heard.errors, [])
  await anna.close()
})
