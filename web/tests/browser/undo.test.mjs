// Taking back: alone as far as the rules go, and further if everybody agrees.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, decide, enter, faultless, menu, myTurn, openTable, pair, playTurn, settle, until } from './help.mjs'

const home = atHome()
const undoButton = ({ page, say }) => page.getByRole('button', { name: say('drawn-undo'), exact: false }).first()
const deciding = (act) => ({ choose: (offers) => offers.find((o) => o.act === act) ?? assert.fail(`no ${act}`) })

test('undo gives the question back, by button and by key', async () => {
  const { anna, bob } = await pair(home)
  const before = anna.heard.sheet
  const back = (h) => h.sheet.board.step === before.board.step && h.sheet.offers.length === before.offers.length
  assert.equal(await undoButton(anna).getAttribute('aria-disabled'), 'true')
  for (const undo of [() => undoButton(anna).click(), () => anna.page.keyboard.press('u')]) {
    await decide(anna)
    assert.equal(await undoButton(anna).getAttribute('aria-disabled'), 'false')
    await undo()
    await until(anna.heard, 'the question is back', back)
    await settle(anna.page)
    assert.deepEqual(anna.heard.sheet.board, before.board)
  }
  // Whoever reads the keys or is in the menu presses no key of the table.
  await decide(anna)
  const { seq } = anna.heard.sheet
  for (const open of ['?', 'menu']) {
    if (open === 'menu') await menu(anna)
    else await anna.page.keyboard.press('?')
    await anna.page.keyboard.press('u')
    await settle(anna.page)
    assert.equal(anna.heard.sheet.seq, seq, open)
    await anna.page.keyboard.press('Escape')
    await settle(anna.page)
  }
  await bob.page.locator('.log s').first().waitFor()
  faultless(anna, bob)
  await Promise.all([anna.close(), bob.close()])
})

test('after dice there is no way back, and the button says why', async () => {
  const scene = {
    step: 'act',
    ruins: 'bottom-left',
    seats: [{ space: 3, lanterns: 2, pool: '1', pool_illuminated: '2' }],
  }
  const table = await openTable(home.house, { chairs: ['me', { bot: 'random' }], practice: true, seed: 'tea', scene })
  const anna = await home.guest({ seats: table.seats })
  await enter(anna, table.path)
  await decide(anna, deciding('visit yurg'))
  await decide(anna, deciding('ruins 1'))
  // What the ruins give may ask for a place first.
  const asked = (act) => anna.heard.sheet.offers.some((o) => o.act === act)
  for (let i = 0; i < 4 && !asked('roll'); i++) await decide(anna)
  assert.equal(anna.heard.sheet.can_undo, true)
  await decide(anna, deciding('roll'))
  assert.equal(anna.heard.sheet.can_undo, false)
  const undo = undoButton(anna)
  assert.equal(await undo.getAttribute('aria-disabled'), 'true')
  assert.equal(await undo.getAttribute('title'), anna.say('barrier-dice'))
  const seq = anna.heard.sheet.seq
  await undo.click({ force: true })
  await anna.page.keyboard.press('u')
  await settle(anna.page)
  assert.equal(anna.heard.sheet.seq, seq)
  assert.deepEqual(anna.heard.refused, [])
  faultless(anna)
  await anna.close()
})

test('everybody at the table may agree to take back more', async () => {
  const { anna, bob } = await pair(home)
  await playTurn(anna)
  await until(bob.heard, "Bob's turn", () => myTurn(bob))
  const [turn, after] = [anna.heard.sheet.seq, bob.heard.sheet.board]
  const ask = async () => {
    const panel = await menu(anna)
    await panel.getByRole('button', { name: anna.say('menu-ask-undo') }).click()
    await panel.getByText(anna.say('undo-you-ask')).waitFor()
    await anna.page.keyboard.press('Escape')
  }
  const answer = (id) =>
    bob.page
      .getByRole('button', { name: bob.say(id), exact: true })
      .first()
      .click()

  await ask()
  await answer('asked-no')
  await bob.page
    .getByRole('button', { name: bob.say('asked-no'), exact: true })
    .first()
    .waitFor({ state: 'detached' })
  assert.deepEqual(bob.heard.sheet.board, after, 'one no is enough')

  await ask()
  await answer('asked-yes')
  await until(anna.heard, 'it is my turn again', () => myTurn(anna))
  assert.ok(anna.heard.sheet.seq > turn, 'taking back is an entry of the log')
  await until(bob.heard, 'Bob waits again', () => !myTurn(bob))
  await settle(anna.page)
  await decide(anna)
  faultless(anna, bob)
  await Promise.all([anna.close(), bob.close()])
})

test('a double click and a hurried key take back one step', async () => {
  const table = await openTable(home.house, { seed: 'twice', practice: true, chairs: ['me', { bot: 'random' }] })
  const anna = await home.guest({ seats: table.seats })
  const { page, heard } = anna
  await enter(anna, table.path)
  const undone = () => heard.frames.join('').split('"undone":{').length - 1
  const frames = []
  for (const undo of [() => undoButton(anna).dblclick(), () => page.evaluate(twice)]) {
    for (let i = 0; i < 2; i++) await decide(anna)
    await settle(page)
    assert.equal(heard.sheet.can_undo, true)
    const [answers, before] = [heard.answers, undone()]
    await undo()
    await until(heard, 'an answer', (h) => h.answers > answers)
    await page.waitForTimeout(500)
    frames.push([heard.answers - answers, undone() > before])
  }
  assert.deepEqual(frames, [
    [1, true],
    [1, true],
  ])
  faultless(anna)
  await anna.close()
})
/** Faster than any answer. */
const twice = () => {
  for (let i = 0; i < 2; i++) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))
}
