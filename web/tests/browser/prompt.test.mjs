// The question and its buttons: never cut, never wider than the screen, never over what is lit. And few clicks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyOf, atHome, decide, enter, faultless, menu, myTurn, openTable, playOn, settle, until } from './help.mjs'
import { moment } from './moments.mjs'

const home = atHome()

/** Everything of the prompt is inside it, it is inside the window, and nothing lit lies under it. */
async function sound(page, where) {
  const wrong = await page.evaluate(() => {
    const found = []
    const prompt = document.querySelector('.prompt')
    const box = prompt.getBoundingClientRect()
    const inside = (a, b, slack = 1.5) =>
      a.left >= b.left - slack && a.right <= b.right + slack && a.top >= b.top - slack && a.bottom <= b.bottom + slack
    const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    if (!inside(box, view)) found.push('the prompt leaves the window')
    const bar = document.querySelector('.top, header.top')?.getBoundingClientRect()
    if (bar && box.top < bar.bottom - 1) found.push('the prompt lies over the bar above it')
    const acts = prompt.querySelector('.acts')
    const scrolls = (e) => e && e.scrollHeight > e.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(e).overflowY)
    if (acts && acts.scrollWidth > acts.clientWidth + 1) found.push('the buttons are a strip that is turned through')
    for (const part of prompt.querySelectorAll('h1, .sub, .acts button')) {
      const r = part.getBoundingClientRect()
      if (!r.width) continue
      const name = part.textContent.trim().slice(0, 40)
      if (!inside(r, box) && !scrolls(acts) && !scrolls(prompt)) found.push(`cut: ${name}`)
      if (part.scrollWidth > part.clientWidth + 1) found.push(`its words are cut: ${name}`)
    }
    for (const lit of document.querySelectorAll('[data-light=lit]')) {
      const r = lit.getBoundingClientRect()
      const [x, y] = [r.left + r.width / 2, r.top + r.height / 2]
      if (r.width && prompt.contains(document.elementFromPoint(x, y))) found.push(`covered: ${lit.dataset.thing}`)
    }
    return found
  })
  assert.deepEqual(wrong, [], where)
}
/** Looks at the question as it is, after each first click that leaves a choice, and as a list. */
async function lookAround(me, where) {
  const { page, heard } = me
  await sound(page, `${where}: ${heard.sheet.board.step}`)
  const { offers } = heard.sheet
  const things = [...new Set(offers.flatMap((o) => o.on))].filter(
    (t) => offers.filter((o) => o.on.includes(t)).length > 1,
  )
  for (const thing of things.slice(0, 4)) {
    const lit = page.locator(`[data-thing="${thing}"][data-light=lit]`).filter({ visible: true })
    if (!(await lit.count())) continue
    await lit.first().click()
    await settle(page)
    await sound(page, `${where}: ${heard.sheet.board.step} after ${thing}`)
    await page.keyboard.press('Escape')
    await settle(page)
  }
  const list = page.locator('button.list:visible').first()
  if (!(await list.count())) return
  await list.click()
  await settle(page)
  const { cut, n } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('section.all [data-act]')]
    const room = document.querySelector('section.all')?.getBoundingClientRect()
    return { n: all.length, cut: all.filter((b) => b.getBoundingClientRect().right > room.right + 1).length }
  })
  assert.equal(n, offers.length, `${where}: every answer is in the list`)
  assert.equal(cut, 0)
  await sound(page, `${where}: the list`)
  await page.keyboard.press('Escape')
  await settle(page)
  assert.equal(await page.locator('section.all').count(), 0)
}

for (const wishes of [
  { width: 1440, height: 900 },
  { width: 1440, height: 900, lang: 'hu' },
  { width: 1280, height: 800, lang: 'hu' },
])
  test(`nothing of a question is cut: ${JSON.stringify(wishes)}`, async (t) => {
    const table = await openTable(home.house, { seed: 'prompt', practice: true })
    const me = await home.guest({ seats: table.seats, ...wishes })
    await enter(me, table.path)
    const choose = anyOf(11)
    let seen = 0
    for (; seen < 22 && me.heard.sheet.board.step !== 'over'; seen++) {
      await until(me.heard, 'my turn', () => myTurn(me), 15_000)
      await settle(me.page)
      await lookAround(me, wishes.lang ?? 'en')
      await decide(me, { choose })
    }
    t.diagnostic(`${seen} questions`)
    faultless(me)
  })

const TURNS = 3
/** The clicks of a person's second to fourth turn, with answers that are always the same. */
async function clicksOfTurns(confirm) {
  const table = await openTable(home.house, { seed: 'clicks', practice: true })
  const me = await home.guest({ seats: table.seats, confirm })
  await enter(me, table.path)
  const choose = anyOf(3)
  await playOn(me, { choose, enough: ({ heard }) => heard.sheet.board.round >= 2 && myTurn(me) })
  const turn = []
  const over = () => me.heard.sheet.board.round >= 2 + TURNS
  while (!over()) {
    await until(me.heard, 'my turn or the next round', () => myTurn(me) || over(), 15_000)
    if (over()) break
    await settle(me.page)
    const { lasting } = me.heard
    const done = await decide(me, { choose })
    turn.push({ ...done, lasts: lasting.includes(done.act) })
  }
  faultless(me)
  await me.close()
  return turn
}
test('a turn takes about one click for each decision', async (t) => {
  const [asked, at] = [await clicksOfTurns(true), await clicksOfTurns(false)]
  const sum = (turn) => turn.reduce((n, { clicks }) => n + clicks, 0)
  assert.deepEqual(
    asked.map((o) => o.act),
    at.map((o) => o.act),
    'the same turns',
  )
  t.diagnostic(`${at.length} decisions: ${sum(at)} clicks, ${sum(asked)} for whoever wants to be asked`)
  assert.ok(sum(at) < sum(asked))
  // A decision is a click for each thing it needs (a die, and where it goes), and one more only where it is for good.
  for (const { act, on, clicks, lasts } of at)
    assert.ok(clicks <= Math.max(1, Math.min(on.length, 2)) + (lasts ? 1 : 0), `${act}: ${clicks} clicks`)
  assert.ok(sum(at) <= at.length * 1.5, `${sum(at)} clicks for ${at.length} decisions`)
})
test('a step with one target that can be taken back is one click, unless somebody wants to be asked', async () => {
  const table = await moment(home, 'three')
  for (const confirm of [false, true]) {
    const me = await home.guest({ seats: table.seats, confirm })
    const { page, heard } = me
    await enter(me, table.path)
    const answers = heard.answers
    assert.ok(heard.sheet.offers.some((o) => o.act === 'wheel') && !heard.lasting.includes('wheel'))
    await page.locator('[data-thing=wheel][data-light=lit]').first().click()
    await settle(page)
    if (confirm) {
      assert.equal(heard.answers, answers)
      await page.locator('.prime[data-act=wheel]').waitFor()
    } else {
      await until(heard, 'the wheel has turned', (h) => h.answers > answers)
      await page.keyboard.press('u')
    }
    faultless(me)
    await me.close()
  }
})
test('a switch of the menu decides whether one click does it', async () => {
  const table = await moment(home, 'three')
  const me = await home.guest({ seats: table.seats })
  const { page, heard } = me
  await enter(me, table.path)
  const wheel = page.locator('[data-thing=wheel][data-light=lit]').first()
  const asks = async (on) => {
    const panel = await menu(me)
    const group = panel.getByRole('group', { name: me.say('look-confirm') })
    await group.getByText(me.say(`look-confirm-${on ? 'on' : 'off'}`), { exact: true }).click()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  }
  const answers = heard.answers
  await asks(true)
  await wheel.click()
  await page.locator('.prime[data-act=wheel]').waitFor()
  assert.equal(heard.answers, answers)
  await page.keyboard.press('Escape')
  await asks(false)
  await page.waitForTimeout(700)
  await wheel.click()
  await until(heard, 'the wheel has turned', (h) => h.answers > answers)
  faultless(me)
})
test('a double click from habit does one thing only', async () => {
  const table = await moment(home, 'three')
  const me = await home.guest({ seats: table.seats })
  await enter(me, table.path)
  const answers = me.heard.answers
  await me.page.locator('[data-thing=wheel][data-light=lit]').first().dblclick()
  await until(me.heard, 'the wheel has turned', (h) => h.answers > answers)
  await me.page.waitForTimeout(400)
  assert.equal(me.heard.answers, answers + 1)
  faultless(me)
})

test('a phone: the sheet keeps its height, and what was picked stays in sight', async () => {
  const table = await moment(home, 'two')
  const me = await home.guest({ seats: table.seats, width: 360, height: 740, touch: true })
  const { page, heard } = me
  await enter(me, table.path)
  const several = heard.sheet.offers
    .flatMap((o) => o.on)
    .filter((thing, _, all) => thing.startsWith('reserve.') && all.filter((t) => t === thing).length > 1)
  const height = () => page.evaluate(() => document.querySelector('.prompt').offsetHeight)
  for (const thing of new Set(several)) {
    const die = page.locator(`[data-thing="${thing}"]`).filter({ visible: true }).first()
    await die.tap()
    await settle(page)
    const open = await height()
    const seen = await die.evaluate((e) => {
      const { left, top, width, height } = e.getBoundingClientRect()
      return e.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    assert.ok(seen, `${thing} was picked and is hidden`)
    await die.tap()
    await settle(page)
    assert.equal(await height(), open, 'the sheet jumps when light is given back')
  }
  assert.ok(several.length > 0)
  faultless(me)
})

test('a phone: when a companion may help, the companion is lit and named', async () => {
  const table = await moment(home, 'three')
  const me = await home.guest({ seats: table.seats, width: 390, height: 844, touch: true })
  const { page, heard } = me
  await enter(me, table.path)
  const others = (offers) => offers.find((o) => !o.act.startsWith('ability')) ?? offers[0]
  for (let i = 0; i < 12 && myTurn(me) && heard.sheet.prompt?.id !== 'ask-window'; i++)
    await decide(me, { choose: others, touch: true })
  assert.equal(heard.sheet.prompt?.id, 'ask-window')
  await page.locator('[data-thing="companion.raven"][data-light=lit]').filter({ visible: true }).first().waitFor()
  await page.locator('.acts [data-act^="ability"]').first().waitFor()
  faultless(me)
})

for (const [lang, width, height] of [
  ['en', 360, 740],
  ['hu', 390, 844],
  ['hu', 768, 1024],
])
  test(`below the wide layout what was chosen can be given back in sight (${lang}, ${width})`, async () => {
    const table = await moment(home, 'two')
    const me = await home.guest({ seats: table.seats, lang, width, height, touch: true })
    const { page, heard, say } = me
    await enter(me, table.path)
    const thing = heard.sheet.offers
      .flatMap((o) => o.on)
      .find((thing, i, all) => thing.startsWith('reserve.') && all.indexOf(thing) !== i)
    await settle(page)
    const high = () => page.evaluate(() => document.querySelector('.prompt').offsetHeight)
    const before = await high()
    await page.locator(`[data-thing="${thing}"]`).filter({ visible: true }).first().tap()
    await settle(page)
    assert.equal((await page.locator('[data-light=chosen]').count()) > 0, true)
    const back = page.getByRole('button', { name: say('drawn-light-back') })
    assert.equal(await back.count(), 1)
    assert.equal(await high(), before, 'the sheet jumps')
    await back.tap()
    await page.locator('[data-light=chosen]').first().waitFor({ state: 'detached' })
    assert.equal(await back.count(), 0)
    faultless(me)
    await me.close()
  })

test('a name that somebody keeps is changed where it was refused', async () => {
  await home.api('POST', '/names', { name: 'Ilka', passphrase: 'lantern and snow' })
  for (const path of ['/', '/create']) {
    const me = await home.guest({ name: 'Ilka' })
    const { page } = me
    await page.goto(path)
    const play = path === '/' ? 'home-play' : 'create-open-table'
    await page
      .getByRole('button', { name: me.say(play) })
      .first()
      .click()
    const field = page.getByLabel(me.say('name-another'))
    await field.waitFor()
    assert.equal(await page.getByRole('button', { name: me.say('name-go-on') }).isEnabled(), false)
    await field.fill('Ilka of the Pass')
    await page.getByRole('button', { name: me.say('name-go-on') }).click()
    await page.waitForURL(/\/t\//)
    await me.close()
  }
})
