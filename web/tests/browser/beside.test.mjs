// What is beside the board: a log that does not grow with the game, talk, and a call when it is one's turn.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  atHome,
  decide,
  enter,
  faultless,
  menu,
  myTurn,
  openTable,
  pair,
  playOn,
  playTurn,
  settle,
  until,
} from './help.mjs'

const home = atHome()
const nodes = ({ page }) => page.evaluate(() => document.querySelectorAll('*').length)

test('a long game has as many nodes as a short one, and the whole log can be reached', async () => {
  const table = await openTable(home.house, { chairs: ['me', { bot: 'greedy' }, { bot: 'greedy' }] })
  const anna = await home.guest({ seats: table.seats })
  await enter(anna, table.path)
  const lines = anna.page.locator('.log [role=listitem]')
  const round =
    (n) =>
    ({ heard }) =>
      heard.sheet.board.round > n || heard.sheet.must.length === 0
  await playOn(anna, { enough: round(2) })
  const heap = async () => {
    const devtools = await anna.page.context().newCDPSession(anna.page)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    await devtools.detach()
    return usedSize
  }
  const early = { nodes: await nodes(anna), lines: await lines.count(), heap: await heap() }
  await playOn(anna, { enough: round(11) })
  const late = { nodes: await nodes(anna), lines: await lines.count(), heap: await heap() }
  const told = anna.heard.sheet.seq
  console.log(`${told} entries of news`, early, late)
  assert.ok(late.lines <= early.lines + 20, `${early.lines} lines became ${late.lines}`)
  assert.ok(late.nodes < early.nodes * 1.15, `${early.nodes} nodes became ${late.nodes}`)
  assert.ok(late.heap < early.heap * 1.3, `${early.heap} bytes became ${late.heap}`)

  // The end is in sight; by keys one comes to the beginning, line by line in order, and each says which of how many it is.
  const list = anna.page.locator('.log [role=list]')
  const size = Number(await lines.first().getAttribute('aria-setsize'))
  assert.equal(await lines.last().evaluate((e) => Number(e.getAttribute('aria-posinset'))), size)
  assert.ok(size > (await lines.count()), 'not all of it is in the page')
  await list.focus()
  const seen = new Set()
  for (let i = 0; i < 400 && !seen.has(1); i++) {
    for (const n of await lines.evaluateAll((all) => all.map((e) => Number(e.getAttribute('aria-posinset')))))
      seen.add(n)
    await anna.page.keyboard.press('PageUp')
    await settle(anna.page)
  }
  assert.equal(seen.size, size, 'every line was there once')
  // Whoever reads is left alone: news does not carry them off.
  const middle = (e) => (e.scrollTop = 300)
  await anna.page.waitForFunction(() => document.querySelector('.log [role=list]').scrollTop === 0)
  await list.evaluate(middle)
  await settle(anna.page)
  const before = await list.evaluate((e) => e.scrollTop)
  await until(anna.heard, 'my turn', () => myTurn(anna))
  await decide(anna)
  assert.equal(await list.evaluate((e) => e.scrollTop), before)
  faultless(anna)
  await anna.close()
})

for (const [name, width, height] of [
  ['wide', 1440, 900],
  ['phone', 390, 844],
])
  test(`talk has a place beside the board (${name})`, async () => {
    const { anna, bob } = await pair(home, { other: { width, height, touch: name === 'phone' } })
    const side = bob.page.locator('.side')
    if (name === 'phone') await bob.page.getByRole('button', { name: bob.say('drawn-tab-log') }).tap()
    await anna.page
      .locator('.side')
      .getByRole('button', { name: anna.say('chat-title') })
      .click()
    await anna.page.getByRole('textbox', { name: anna.say('chat-say') }).fill('good evening')
    await anna.page.getByRole('button', { name: anna.say('chat-send') }).click()
    await side.getByText('1', { exact: true }).first().waitFor()
    await side.getByRole('button', { name: bob.say('chat-title') }).click()
    await side.getByText('good evening').waitFor()
    assert.equal(await bob.page.locator('section.menu').count(), 0)
    if (name === 'wide') {
      const [talk, board] = [await side.boundingBox(), await bob.page.locator('main.stage').boundingBox()]
      assert.ok(talk.x >= board.x + board.width, 'it does not lie over the board')
    }
    faultless(anna, bob)
    await Promise.all([anna.close(), bob.close()])
  })

test('alone against bots there is nobody to talk to', async () => {
  const table = await openTable(home.house)
  const anna = await home.guest({ seats: table.seats })
  await enter(anna, table.path)
  assert.equal(await anna.page.getByRole('button', { name: anna.say('chat-title') }).count(), 0)
  await anna.close()
})

test('a sound and the title call whoever looks elsewhere, once, unless it is switched off', async () => {
  const { anna, bob } = await pair(home)
  const hear = () => {
    window.notes = 0
    const begin = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...at) {
      window.notes++
      return begin.apply(this, at)
    }
  }
  await bob.page.evaluate(hear)
  const notes = () => bob.page.evaluate(() => window.notes)
  const looks = (on) => bob.page.evaluate((on) => (document.hasFocus = () => on), on)
  const heard = (n) => bob.page.waitForFunction((n) => window.notes === n, n)
  // Nothing before the page was touched: browsers would not allow it.
  await bob.page.locator('.log').first().click()
  await looks(false)
  await playTurn(anna)
  await until(bob.heard, "Bob's turn", () => myTurn(bob))
  await heard(2)
  await settle(bob.page)
  assert.match(await bob.page.title(), new RegExp(`^${bob.say('title-your-turn')}`))
  await looks(true)
  await playTurn(bob)
  assert.equal(await notes(), 2, 'one call for the whole turn')
  await playTurn(anna)
  await until(bob.heard, "Bob's turn", () => myTurn(bob))
  await settle(bob.page)
  assert.equal(await notes(), 2, 'who looks at the table sees the light')
  await playTurn(bob)
  await looks(false)
  const panel = await menu(bob)
  const sound = panel.getByRole('group', { name: bob.say('look-sound') })
  await sound.getByText(bob.say('look-sound-off'), { exact: true }).click()
  await bob.page.keyboard.press('Escape')
  await looks(false)
  await playTurn(anna)
  await until(bob.heard, "Bob's turn", () => myTurn(bob))
  await settle(bob.page)
  const off = async () => {
    assert.ok(!(await bob.page.title()).includes(bob.say('title-your-turn')), 'the title, too')
    assert.equal(await bob.page.locator('link[rel=icon]').getAttribute('href'), '/icon.svg')
  }
  assert.equal(await notes(), 2, 'off is off')
  await off()
  await bob.page.reload()
  await until(bob.heard, 'the table', (h) => h.sheet)
  await settle(bob.page)
  await off()
  faultless(anna, bob)
  await Promise.all([anna.close(), bob.close()])
})
