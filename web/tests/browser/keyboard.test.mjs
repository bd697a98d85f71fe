// A whole game without a mouse: from the home page to the result, with Tab, Enter and digits only.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyOf, atHome, faultless, myTurn, over, settle, until } from './help.mjs'

const home = atHome()

/** Tab until this has the focus. */
async function tabTo({ page }, selector, most = 60) {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`Tab never came to ${selector}`)
}
/** Digits while there are any; a closed group is opened first. */
async function answer(someone, choose, turn) {
  const { page, heard } = someone
  const [before, answers] = [heard.sheet, heard.answers]
  const digits = await page.locator('#plain-do .offers kbd').count()
  if (digits && turn % 5) await page.keyboard.press(String(choose([...Array(digits).keys()]) + 1))
  else {
    if (!digits) {
      await tabTo(someone, '#plain-do summary')
      await page.keyboard.press('Enter')
    }
    await tabTo(someone, '#plain-do .offers button')
    await page.keyboard.press('Enter')
  }
  await until(heard, 'an answer', (h) => h.answers > answers)
  assert.deepEqual(heard.refused, [])
  await until(heard, 'the next sheet', (h) => h.sheet !== before)
  await settle(page)
}

test('a game in the plain view by keyboard alone', async (t) => {
  const anna = await home.guest({ name: 'Anna' })
  const { page, heard, say } = anna
  await page.goto('/')
  await page
    .getByRole('button', { name: say('home-play') })
    .first()
    .waitFor()
  await tabTo(anna, 'button.play')
  await page.keyboard.press('Enter')
  await until(heard, 'a table', (h) => h.sheet)
  await page.locator('.opener').waitFor()
  await tabTo(anna, '.opener')
  await page.keyboard.press('Enter')
  await page.locator('.menu').waitFor()
  await page.locator('.menu button[aria-pressed=false]').first().waitFor()
  await tabTo(anna, '.menu button.row[aria-pressed=false]')
  await page.keyboard.press('Enter')
  await page.locator('#plain-do').waitFor()
  await until(heard, 'my first turn', () => myTurn(anna))
  await settle(page)
  await tabTo(anna, '#plain-do .offers button')

  const choose = anyOf(11)
  let decisions = 0
  while (!over(anna)) {
    await until(heard, 'my turn or the end', () => myTurn(anna) || over(anna), 15_000)
    if (over(anna)) break
    await settle(page)
    await answer(anna, choose, ++decisions)
    const focus = await page.evaluate(() => document.activeElement?.closest('#plain-do') !== null)
    assert.ok(focus || over(anna), 'after an answer the focus is at the question')
  }
  await page.getByRole('heading', { name: say('plain-result') }).waitFor()
  t.diagnostic(`${decisions} decisions by keyboard`)
  faultless(anna)
})
