// A whole turn at the drawn table by keys alone: arrows walk what is lit, Enter does it, and `?` shows the keys.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, myTurn, openTable, pair, settle, until } from './help.mjs'

const home = atHome()
const LIT = '[data-light=lit], [data-light=chosen], button[data-act]:not(:disabled)'

/** Walks with arrows, as somebody would who sees where it is; `false`: it is not there to be walked to. */
async function walkTo(page, selector, most = 40) {
  for (let i = 0; i < most; i++) {
    const way = await page.evaluate(
      ([selector, i]) => {
        const there = [...document.querySelectorAll(selector)].find((e) => e.checkVisibility() && e.tabIndex >= 0)
        if (!there) return 'nowhere'
        if (document.activeElement === there) return 'here'
        const box = (e) => e.getBoundingClientRect()
        const [a, b] = [box(document.activeElement ?? document.body), box(there)]
        const dx = b.x + b.width / 2 - a.x - a.width / 2
        const dy = b.y + b.height / 2 - a.y - a.height / 2
        // Whoever gets stuck between two things goes round them.
        const sideways = i % 3 === 2 ? Math.abs(dx) < Math.abs(dy) : Math.abs(dx) > Math.abs(dy)
        return sideways ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp'
      },
      [selector, i],
    )
    if (way === 'here') return true
    if (way === 'nowhere') return false
    await page.keyboard.press(way)
  }
  return false
}

/** One decision: the lit things of an offer, then its button, all by arrows and Enter. */
async function decideByKeys(someone) {
  const { page, heard } = someone
  const [before, answers] = [heard.sheet, heard.answers]
  // Goods of the market go into a basket, which has a test of its own.
  const simple = heard.sheet.offers.filter((o) => !/^buy/.test(o.act))
  const offer = simple[0] ?? heard.sheet.offers[0]
  const answered = () => heard.answers > answers
  for (const thing of offer.on) {
    if (answered()) break
    if (!(await walkTo(page, `[data-thing="${thing}"][data-light=lit]`))) continue
    await page.keyboard.press('Enter')
    await settle(page)
    await page.waitForTimeout(60)
  }
  if (!answered() && (await walkTo(page, `button[data-act="${offer.act}"]`))) await page.keyboard.press('Enter')
  await until(heard, `an answer to ${offer.act}`, answered)
  assert.deepEqual(heard.refused, [], offer.act)
  await until(heard, 'the next sheet', (h) => h.sheet !== before)
  await settle(page)
}

test('a whole turn by arrows and Enter, and the focus goes on to what is lit next', async (t) => {
  const table = await openTable(home.house, {})
  const anna = await home.guest({ name: 'Anna', seats: table.seats })
  await enter(anna, table.path)
  const { page, heard } = anna
  await until(heard, 'my turn', () => myTurn(anna))
  const round = heard.sheet.board.round
  let decisions = 0
  while (heard.sheet.board.round === round && decisions < 30) {
    await until(heard, 'my turn', () => myTurn(anna), 15_000)
    await settle(page)
    await decideByKeys(anna)
    decisions++
    if (!myTurn(anna)) continue
    await page.waitForFunction((lit) => document.activeElement?.matches(lit), LIT)
  }
  assert.ok(decisions >= 2, `${decisions} decisions`)
  assert.ok(heard.sheet.board.round > round, 'the round is over')
  t.diagnostic(`${decisions} decisions by arrows and Enter`)
  faultless(anna)
})

test('`?` lists no key that does nothing: among people nobody whispers', async () => {
  const { anna, bob } = await pair(home)
  for (const { page, say } of [anna, bob]) {
    await page.locator('body').press('?')
    const dialog = page.getByRole('dialog', { name: say('keys-title') })
    await dialog.waitFor()
    assert.equal(await dialog.getByText(say('keys-escape'), { exact: true }).count(), 1)
    assert.equal(await dialog.getByText(say('keys-hint'), { exact: true }).count(), 0)
  }
  faultless(anna, bob)
})

test('`?` shows the keys of the page where one is, and Escape gives the place back', async () => {
  const table = await openTable(home.house, {})
  for (const lang of ['en', 'hu']) {
    const anna = await home.guest({ name: 'Anna', lang, seats: table.seats })
    const { page, say } = anna
    for (const [path, here, hint] of [
      [table.path, '.prompt h1', true],
      ['/', 'button.play', false],
    ]) {
      await page.goto(path)
      await page.locator(here).first().waitFor()
      await page.keyboard.press('Tab')
      const before = await page.evaluate(() => document.activeElement?.outerHTML)
      await page.keyboard.press('?')
      const dialog = page.getByRole('dialog', { name: say('keys-title') })
      await dialog.waitFor()
      assert.equal(await dialog.getByText(say('keys-hint'), { exact: true }).count(), hint ? 1 : 0)
      assert.ok(await page.evaluate(() => document.activeElement.closest('dialog') !== null), 'the focus is inside')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      assert.equal(await page.evaluate(() => document.activeElement?.outerHTML), before, 'the focus is where it was')
      await page.locator('body').press('?')
      await dialog.waitFor()
      await page.keyboard.press('Escape')
    }
    faultless(anna)
    await anna.close()
  }
})

test('whoever chooses by a key is led on to what is lit then', async () => {
  const table = await openTable(home.house, {})
  const anna = await home.guest({ name: 'Anna', seats: table.seats })
  await enter(anna, table.path)
  await until(anna.heard, 'my turn', () => myTurn(anna))
  const { page } = anna
  const { offers } = anna.heard.sheet
  // A die that several slots could take: choosing it does nothing yet.
  const things = [...new Set(offers.flatMap((o) => o.on))]
  const open = things.find((thing) => offers.filter((o) => o.on.includes(thing)).length > 1)
  assert.ok(await walkTo(page, `[data-thing="${open}"][data-light=lit]`))
  await page.keyboard.press('Enter')
  await page.locator(`[data-thing="${open}"][data-light=chosen]`).first().waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('[data-light=lit], button[data-act]'))
  faultless(anna)
  await anna.close()
})
