// Pictures of the house, always from the same positions. PICTURES=1 writes them into docs/pictures.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { atHome, enter, faultless, fits, openTable, settle } from './help.mjs'
import { moment } from './moments.mjs'
import { decode, smaller } from './png.mjs'

const keep = process.env.PICTURES === '1'
const folder = keep
  ? new URL('../../../docs/pictures/', import.meta.url).pathname
  : mkdtempSync(join(tmpdir(), 'pictures-'))
const home = atHome()
mkdirSync(folder, { recursive: true })
const tables = {}
const table = (name) => (tables[name] ??= moment(home, name))
after(() => keep || rmSync(folder, { recursive: true }))

const phone = { width: 390, height: 844, touch: true }

/** Nothing on it is blank: every quarter of the picture has many colours. */
function alive(png, name) {
  const { width, height, pixels } = decode(png)
  for (const [x, y] of [0, 1, 2, 3].map((i) => [i % 2, i >> 1])) {
    const seen = new Set()
    for (let row = 0; row < height / 2; row += 3)
      for (let column = 0; column < width / 2; column += 3)
        seen.add(pixels[(row + Math.floor((y * height) / 2)) * width + column + Math.floor((x * width) / 2)])
    assert.ok(seen.size > 20, `${name}: a quarter of the picture is empty (${x}, ${y}: ${seen.size} colours)`)
  }
}
async function picture(someone, name, regions) {
  const { page } = someone
  for (const region of regions) {
    const box = await page.locator(region).filter({ visible: true }).first().boundingBox()
    assert.ok(box && box.width > 20 && box.height > 20, `${name}: ${region} is empty`)
  }
  await page.evaluate(() => document.fonts.ready)
  await settle(page)
  const png = await page.screenshot({ animations: 'disabled' })
  alive(png, name)
  await fits(page)
  faultless(someone)
  const small = smaller(png)
  assert.ok(small.length < 250_000, `${name} has ${small.length} bytes`)
  writeFileSync(join(folder, `${name}.png`), small)
  await someone.close()
}
async function seated(name, wishes = {}) {
  const { seats, path } = await table(name)
  const someone = await home.guest({ name: 'Ilka', seats, ...wishes })
  await enter(someone, path)
  await someone.page.locator('.wagon, .tabs, .plain, .result').first().waitFor()
  return someone
}
/** Chooses what lies on the table, as a click would. */
async function choose(someone, thing) {
  await someone.page.locator(`[data-thing="${thing}"][data-light=lit]`).filter({ visible: true }).first().click()
  await settle(someone.page)
}
const drawn = ['header.top', '.prompt', 'main']

for (const theme of ['dark', 'light']) {
  const end = theme === 'light' ? '-light' : ''
  test(`table-4${end}`, async () => {
    await picture(await seated('four', { theme }), `table-4${end}`, [...drawn, '.wagon', '.rail', '.log .line'])
  })
  test(`home${end}`, async () => {
    const seats = await company()
    const someone = await home.guest({ name: 'Ilka', seats, theme })
    await someone.page.goto('/')
    await someone.page.locator('.game').first().waitFor()
    await picture(someone, `home${end}`, ['header', 'main'])
  })
}
test('table-2', async () => picture(await seated('two'), 'table-2', [...drawn, '.wagon', '.rail']))
test('packing', async () => {
  const someone = await seated('packing', { confirm: true })
  await choose(someone, 'wagon.potion.basic')
  await picture(someone, 'packing', [...drawn, '.storage', '.outside', '.prompt .prime'])
})
test('travel', async () => picture(await seated('travel'), 'travel', [...drawn, '.travel', '.tray']))
test('scores', async () => {
  const someone = await seated('end')
  await someone.page.locator('.turned .dear').waitFor({ timeout: 30_000 })
  await picture(someone, 'scores', ['header.top', 'main'])
})
test('plain', async () => picture(await seated('three', { plain: true }), 'plain', ['main']))
test('phone', async () => picture(await seated('three', phone), 'phone', [...drawn, '.tabs']))
test('phone-wagon', async () => {
  const someone = await seated('three', phone)
  await someone.page.locator('.tabs button').nth(1).tap()
  await picture(someone, 'phone-wagon', ['.wagon', '.storage', '.tabs'])
})
test('replay', async () => {
  const { seats, path } = await table('three')
  const someone = await home.guest({ name: 'Ilka', seats })
  await someone.page.goto(`${path}/replay`)
  await someone.page.locator('.wagon').first().waitFor()
  await someone.page.locator('.bar input').fill('7')
  await someone.page.locator('.bar input').blur()
  await someone.page.locator('.bar .where', { hasText: '8' }).waitFor()
  await someone.page.locator('.log .line.own').first().waitFor()
  await picture(someone, 'replay', ['main', '.wagon'])
})
test('learn', async () => {
  const someone = await home.guest({ name: 'Ilka' })
  await someone.page.goto('/learn')
  await someone.page.locator('main button.prime').first().click()
  await someone.page.locator('.wagon').first().waitFor()
  await picture(someone, 'learn', ['main', '.guide', '.wagon'])
})

/** Other tables of the house, for its front page: mine, one to watch, two with an open chair. */
let known = null
async function company() {
  if (known) return known
  const open = (name, chairs, me, more) =>
    openTable(home.house, { name, chairs, me, listed: true, practice: false, ...more })
  const live = { tempo: { kind: 'live', move_s: 30, bank_s: 1200 } }
  const days = { tempo: { kind: 'days', days: 1 } }
  await open('Saltmarsh', ['me', 'me', 'me'], ['Sanna', 'Pieter', 'Io'], live)
  await open('Frostbite', ['me', 'me', 'open', 'open'], ['Abel', 'Berta'], live)
  await open('Slow thaw', ['me', 'me', 'me', 'open'], ['Csilla', 'Dirk', 'Edda'], days)
  const slow = await moment(home, 'travel', { people: ['Mirren', 'Osk', 'Ilka', 'Tallow'], you: 2 })
  const over = await moment(home, 'end')
  return (known = { ...(await table('three')).seats, ...slow.seats, ...over.seats })
}
