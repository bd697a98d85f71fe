// Words for a picture come when somebody points at it, and go with it and with whatever is done next.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, decide, drawn, enter, faultless, myTurn, openTable, settle, until } from './help.mjs'
import { moment } from './moments.mjs'

const home = atHome()
const tip = (page) => page.locator('[role=tooltip]')
/** Longer than a tip takes to open. */
const rest = (page) => page.waitForTimeout(900)

async function at(name, wishes = {}) {
  const table = await moment(home, name)
  const me = await home.guest({ seats: table.seats, ...wishes })
  return { table, me }
}
async function over(page, thing) {
  const box = await page.locator(thing).first().boundingBox()
  await page.mouse.move(box.x + box.width / 2 - 4, box.y + box.height / 2)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

test('what comes under a mouse that rests says nothing', async () => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1920, 1080],
  ]) {
    const me = await home.guest({ width, height })
    const { page } = me
    await page.goto('/')
    // The mouse stays where the button was, and the table comes under it.
    await page
      .getByRole('button', { name: me.say('home-play') })
      .first()
      .click()
    await drawn(me)
    await rest(page)
    assert.equal(await tip(page).count(), 0, `a tip at ${width}×${height} that nobody asked for`)
    faultless(me)
    await me.close()
  }
})

test('a scene that changes under a mouse that rests says nothing, whatever lies there then', async () => {
  const { table, me } = await at('three')
  const other = await home.guest({ seats: table.seats })
  await enter(me, table.path)
  await enter(other, table.path)
  // On another device the same seat looks at the board, and so we know what will lie where.
  await other.page.locator('section.many button', { hasText: other.say('drawn-show-board') }).click()
  const box = await other.page
    .locator('main.stage .drawn-board [data-thing^="companion."], main.stage [data-thing^="companion."]')
    .first()
    .boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const { page } = me
  await page.mouse.move(x - 3, y)
  await page.mouse.move(x, y)
  await rest(page)
  await page.keyboard.press('Escape')
  await decide(other, { choose: (offers) => offers.find((o) => o.act === 'done') })
  await page.locator('section.many').waitFor({ state: 'detached' })
  await settle(page)
  await rest(page)
  assert.equal(await tip(page).count(), 0, 'a tip that nobody asked for')
  // It was there to be said: the mouse lies on a thing that explains itself as soon as somebody moves it.
  await page.mouse.move(x + 1, y + 1)
  await page.mouse.move(x + 2, y)
  await tip(page).waitFor()
  faultless(me, other)
})

test('whoever walks by keys reads what they walk to, not what the page leads them to', async () => {
  const table = await openTable(home.house, { seed: 'tips', practice: true })
  const me = await home.guest({ seats: table.seats })
  const { page, heard } = me
  await enter(me, table.path)
  const focused = () => page.evaluate(() => document.activeElement?.dataset.thing ?? '')
  let [led, said] = [0, 0]
  for (let i = 0; i < 24 && said < 2; i++) {
    await until(heard, 'my turn', () => myTurn(me), 15_000)
    await settle(page)
    const answers = heard.answers
    // Enter on whatever has the focus; where nothing has it, an arrow brings it to something lit.
    if (!(await page.evaluate(() => document.activeElement?.matches('[data-light=lit], button[data-act]'))))
      await page.keyboard.press('ArrowDown')
    await page.evaluate(() => (window.before = document.activeElement))
    await page.keyboard.press('Enter')
    await settle(page)
    await page.waitForTimeout(100)
    if (heard.answers > answers) await until(heard, 'my turn', () => myTurn(me), 15_000)
    await settle(page)
    const thing = await focused()
    if (!thing || (await page.evaluate(() => document.activeElement === window.before))) continue
    led++
    await rest(page)
    assert.equal(await tip(page).count(), 0, `led to ${thing}, and its words lie over the board`)
    // Away and back by keys: now somebody has asked, if it has words at all.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    assert.equal(await focused(), thing)
    await rest(page)
    // Where nothing is open Escape takes back what was chosen, and nobody would come any further.
    if (!(await tip(page).count())) continue
    said++
    await page.keyboard.press('Escape')
  }
  assert.ok(said > 0, `of ${led} things that one was led to none explains itself`)
  faultless(me)
})

test('a tip goes with a key, a click, the wheel and another size', async () => {
  const { table, me } = await at('three')
  const { page } = me
  await enter(me, table.path)
  const ends = {
    key: () => page.keyboard.press('Escape'),
    click: () => page.mouse.click(5, 400),
    wheel: () => page.mouse.wheel(0, 30),
    size: () => page.setViewportSize({ width: 1500, height: 900 }),
  }
  for (const [name, end] of Object.entries(ends)) {
    await page.mouse.move(5, 5)
    await over(page, '[data-thing=wheel]')
    await tip(page).waitFor()
    await end()
    await settle(page)
    assert.equal(await tip(page).count(), 0, `the tip stays through: ${name}`)
  }
  faultless(me)
})

test('a tip goes with its thing and with the scene', async () => {
  const { table, me } = await at('three')
  const other = await home.guest({ seats: table.seats })
  await enter(me, table.path)
  await enter(other, table.path)
  await over(me.page, '[data-thing=wheel]')
  await tip(me.page).waitFor()
  // The same seat leaves the bazaar on another device: the panel with the wheel is gone, and no mouse has left it.
  await decide(other, { choose: (offers) => offers.find((o) => o.act === 'done') })
  await me.page.locator('section.many').waitFor({ state: 'detached' })
  await settle(me.page)
  assert.equal(await tip(me.page).count(), 0)
  faultless(me, other)
})
