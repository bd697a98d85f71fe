// The line breaks in the middle of a turn: the page comes back by itself, nothing is lost, and a click counts once.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { atHome, decide, enter, guest, myTurn, pair, playTurn, settle, until, words } from './help.mjs'
import { openTunnel } from './tunnel.mjs'

const home = atHome()
let tunnel
after(() => tunnel?.close())

/** Anna sits at the far end of the tunnel. She is asked first, so that every answer has its button. */
async function apart() {
  tunnel ??= await openTunnel(home.house)
  const { table, anna: near, bob } = await pair(home)
  await near.close()
  const anna = await guest(home.browser, tunnel, { seats: table.seats, name: 'Anna', confirm: true })
  await enter(anna, table.path)
  await anna.page.evaluate(() => (window.notReloaded = true))
  return { table, anna, bob }
}
/** Chooses what the first offer is about and presses its button; does not wait for an answer. */
async function click({ page, heard }) {
  const offer = heard.sheet.offers[0]
  const button = page.locator(`button[data-act="${offer.act}"]`).first()
  for (const thing of offer.on) {
    if (await button.count()) break
    await page.locator(`[data-thing="${thing}"][data-light=lit]`).first().click()
    await settle(page)
  }
  await button.click()
}
/** The same table and the same knowledge as a page that is opened now. */
async function sameAsFresh(anna, table) {
  const fresh = await home.guest({ seats: table.seats })
  await enter(fresh, table.path)
  await until(anna.heard, 'the sheet of a fresh page', (h) => isDeepStrictEqual(h.sheet, fresh.heard.sheet))
  await settle(anna.page)
  assert.equal(await anna.page.evaluate(() => window.notReloaded), true, 'the page was loaded again')
  const log = ({ page }) => page.locator('.log .text').allInnerTexts()
  assert.deepEqual(await log(anna), await log(fresh))
  await fresh.close()
}
const lost = ({ page }) => page.getByText(words('bar-lost'))

test('a click into a dead line counts when the line is back, and the others went on meanwhile', async () => {
  const { table, anna, bob } = await apart()
  await decide(anna)
  tunnel.cut()
  await lost(anna).waitFor()
  const answers = anna.heard.answers
  await click(anna)
  tunnel.mend()
  await until(anna.heard, 'the click counts', (h) => h.answers === answers + 1, 12_000)
  await settle(anna.page)
  await lost(anna).waitFor({ state: 'detached' })
  await sameAsFresh(anna, table)
  assert.deepEqual(anna.heard.refused, [])

  // Bob plays while Anna hears nothing.
  await playTurn(anna)
  await until(bob.heard, "Bob's turn", () => myTurn(bob))
  tunnel.cut()
  await playTurn(bob)
  tunnel.mend()
  await until(anna.heard, "Anna's turn", () => myTurn(anna), 12_000)
  await settle(anna.page)
  await sameAsFresh(anna, table)
  await decide(anna)
  await Promise.all([anna.close(), bob.close()])
})

test('an action whose answer was lost is sent again and counts once', async () => {
  const { table, anna, bob } = await apart()
  const [before, sockets] = [bob.heard.sheet.seq, anna.heard.sockets]
  tunnel.muffle()
  await click(anna)
  await until(bob.heard, 'the house has it', (h) => h.sheet.seq > before)
  const once = bob.heard.sheet
  assert.equal(anna.heard.answers, 0, 'Anna cannot have heard of it')
  tunnel.cut()
  tunnel.mend()
  await until(anna.heard, 'the answer', (h) => h.answers === 1, 12_000)
  assert.ok(anna.heard.sockets > sockets)
  assert.deepEqual(anna.heard.refused, [])
  await settle(anna.page)
  await sameAsFresh(anna, table)
  assert.deepEqual(bob.heard.sheet.board, once.board)
  await Promise.all([anna.close(), bob.close()])
})
