// What a stranger saw at the table: words that touch an edge, a question over the board, a pointer over words, a hole in the ring,
// buttons that do nothing, oneself counted among others.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, finished, openTable, settle } from './help.mjs'
import { moment } from './moments.mjs'
import { openPositions } from './positions.mjs'
import { outOfSight } from './seen.mjs'

const home = atHome()
const tables = {}
async function tableOf(kind) {
  tables[kind] ??= (await openPositions(home, (p) => p.game === 'merchants' && p.kind === kind))[0]
  return tables[kind]
}
const laptop = { width: 1280, height: 720 }
const phone = { width: 390, height: 844, touch: true }

async function sits(kind, wishes) {
  const table = await tableOf(kind)
  const someone = await home.guest({ seats: table.seats, ...wishes })
  await enter(someone, table.path)
  await someone.page.evaluate(() => document.fonts.ready)
  await settle(someone.page)
  return someone
}
async function leaves(...people) {
  faultless(...people)
  for (const someone of people) await someone.close()
}
async function point({ page }, thing) {
  await page.locator(`[data-thing="${thing}"][data-light=lit]`).filter({ visible: true }).first().dispatchEvent('click')
  await settle(page)
}
/** Runs in the page: the box of the letters of an element. */
const letters = (e) => {
  const range = document.createRange()
  range.selectNodeContents(e)
  const { left, top, right, bottom } = range.getBoundingClientRect()
  return { left, top, right, bottom }
}
const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

for (const lang of ['en', 'hu']) {
  test(`a small laptop: names of slots have air, and no question lies over the board (${lang})`, async () => {
    const me = await sits('Plan', { ...laptop, lang })
    const { page } = me
    for (const head of await page.locator('.wide .wagon .slot .head').all()) {
      const words = await head.evaluate(letters)
      const slot = await head.locator('xpath=..').boundingBox()
      const air = Math.min(words.left - slot.x, slot.x + slot.width - words.right)
      assert.ok(air >= 4, `${await head.innerText()}: ${air} pixels to the edge`)
    }
    for (const thing of ['reserve.2', 'companion.cave-dragon']) {
      const rest = (await page.locator('.prompt').boundingBox()).height
      await point(me, thing)
      assert.ok((await page.locator('.prompt .acts > button').count()) > 1, thing)
      const { height } = await page.locator('.prompt').boundingBox()
      assert.ok(height < rest + 6, `${thing}: ${rest} pixels, then ${height}`)
      await page.keyboard.press('Escape')
      await settle(page)
    }
    await leaves(me)
  })

  test(`what a hero buys stays beside the question, and the marker of the ruins beside its words (${lang})`, async () => {
    const me = await sits('Sell', { ...laptop, lang })
    const { page, say } = me
    const goods = page.locator('.prompt .buys .icon')
    await goods.nth(2).waitFor()
    const wants = await goods.evaluateAll((all) => all.map((e) => e.getAttribute('aria-label')))
    assert.deepEqual(
      wants,
      ['armor', 'book', 'weapon'].map((good) => say(`good-${good}`)),
    )
    const here = page.locator('[data-district=yurg] .space.here')
    assert.equal((await here.innerText()).trim().replace(/\s+/g, ' '), say('merchants-board-any-good'))
    const [words, marker] = [
      await here.locator('.s').evaluate(letters),
      await here.locator('.marker').evaluate((e) => e.getBoundingClientRect().toJSON()),
    ]
    // a line is taller than its letters
    assert.ok(marker.top >= words.bottom - 2, `${marker.top} is above ${words.bottom}`)
    await leaves(me)
  })
}

test('on a laptop everybody aboard and every deed is in sight, and what else there is fades below', async () => {
  const sizes = [
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ]
  for (const lang of ['en', 'hu']) {
    const me = await sits('Plan', { lang })
    const { page } = me
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const { deeds, companions } = me.heard.sheet.board.wagons[me.heard.sheet.you]
      for (const [part, n] of [
        ['.deeds .deed', deeds.length],
        ['.beast', companions.length],
      ]) {
        assert.equal(await page.locator(`.wide .wagon ${part}`).count(), n)
        assert.deepEqual(await outOfSight(page, `.wide .wagon ${part}`), [], `${width} ${lang}: ${part}`)
      }
    }
    await leaves(me)
  }
  const me = await sits('Refit', laptop)
  const roll = me.page.locator('.wide .wagon .roll')
  const fade = () => roll.evaluate((e) => getComputedStyle(e).maskImage)
  await roll.and(me.page.locator('[data-more]')).waitFor()
  assert.match(await fade(), /gradient/)
  // What is lit has been brought into sight by then, and nothing else rolls.
  await me.page.waitForTimeout(500)
  // The names of deeds that have rolled away take a line at the end: then it goes on a little.
  for (let i = 0; i < 3; i++) {
    await roll.evaluate((e) => (e.scrollTop = e.scrollHeight))
    await settle(me.page)
  }
  await roll.and(me.page.locator(':not([data-more])')).waitFor()
  assert.equal(await fade(), 'none')
  await leaves(me)
})

test('a phone: the sheet is one piece, and a hint leaves board and score their room', async () => {
  const table = await moment(home, 'three')
  const me = await home.guest({ seats: table.seats, ...phone })
  const { page } = me
  await enter(me, table.path)
  const sheet = await page.locator('.prompt').evaluate((e) => {
    const { boxShadow, borderTopLeftRadius } = getComputedStyle(e)
    return [boxShadow, borderTopLeftRadius]
  })
  assert.deepEqual(sheet, ['none', '0px'])
  await page.locator('button.hint').tap()
  await page.locator('.advice .do').waitFor()
  await settle(page)
  assert.deepEqual(await outOfSight(page, '.own [data-own=score]'), [])
  const [board, own] = [await page.locator('main').boundingBox(), await page.locator('.own').boundingBox()]
  assert.ok(board.height > 150, `${board.height} pixels for the board`)
  assert.ok(board.y + board.height <= own.y + 1, 'the board ends above the score')
  await leaves(me)
})

test('a small desk: the courtyard in the ring shows its deeds', async () => {
  const me = await sits('Plan', { width: 1024, height: 768, touch: true })
  const { page, heard } = me
  const open = heard.sheet.board.courtyard.filter((deed) => deed !== null).length
  assert.equal(await page.locator('.ringway > .court .deed').count(), open)
  assert.deepEqual(await outOfSight(page, '.ringway > .court .deed'), [])
  const [ring, court] = [
    await page.locator('.ringway > svg').boundingBox(),
    await page.locator('.ringway > .court').boundingBox(),
  ]
  assert.ok(Math.abs(ring.x + ring.width / 2 - court.x - court.width / 2) < 6, 'in the middle of the ring')
  await leaves(me)
})

test('no moon behind a second row of travellers', async () => {
  const table = await moment(home, 'travel')
  const me = await home.guest({ seats: table.seats })
  await enter(me, table.path)
  await me.page.locator('.travel .scenery').waitFor()
  assert.equal(await me.page.locator('.travel .moon').count(), 1)
  assert.equal(await me.page.locator('.travel :is(.moon, .halo)').filter({ visible: true }).count(), 0)
  await leaves(me)
})

test('the pictures of the first page stand beside what can be chosen there', async () => {
  for (const lang of ['en', 'hu']) {
    const me = await home.guest({ lang })
    const { page } = me
    await page.goto('/')
    await page.locator('.strength option').nth(1).waitFor({ state: 'attached' })
    await page.locator('.gate .arch svg').nth(2).waitFor()
    for (const [width, height] of [
      [1024, 768],
      [1180, 800],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height })
      const box = (e) => e.getBoundingClientRect().toJSON()
      const pictures = await page.locator('.gate .arch').all()
      assert.equal(pictures.length, 3)
      const fields = await page.locator('.gate :is(.strength, .play, .friends)').all()
      assert.equal(fields.length, 9)
      for (const picture of pictures)
        for (const field of fields)
          assert.ok(apart(await picture.evaluate(box), await field.evaluate(box)), `${lang} ${width}`)
    }
    await leaves(me)
  }
})

test('a replay says “you” to whoever played, to nobody else, and has no button that does nothing', async () => {
  const table = await finished(home, { me: 'Guest' })
  const you = async (seats, as, plain = false) => {
    const me = await home.guest({ seats, plain })
    const { page, say } = me
    await page.goto(`${table.path}/replay?as=${as}&at=40`)
    await page.locator(plain ? '#plain-yours' : '.wide .rail .players').waitFor()
    assert.equal(await page.locator('button.undo').count(), 0)
    const said = await page.locator(plain ? '#plain-yours' : '.wide .rail .players').innerText()
    await leaves(me)
    return new RegExp(`(^|\\s)${say('you')}(\\s|$)`).test(said)
  }
  assert.equal(await you(table.seats, 0), true, 'one’s own')
  assert.equal(await you(table.seats, 1), false, 'another’s eyes')
  assert.equal(await you({}, 0), false, 'somebody else’s game')
  assert.equal(await you(table.seats, 0, true), true, 'one’s own, plain')
  assert.equal(await you({}, 0, true), false, 'somebody else’s, plain')
})

test('whoever looks at a table before it begins is not counted to themselves', async () => {
  const table = await openTable(home.house, { chairs: ['me', 'open'] })
  const me = await home.guest()
  const { page, heard, say } = me
  await page.goto(table.path)
  await page.locator('main header [role=status]').waitFor()
  for (let i = 0; i < 40 && !heard.meta?.watching; i++) await page.waitForTimeout(50)
  assert.equal(heard.meta.watching, 1)
  await settle(page)
  assert.equal(await page.getByText(say('home-watching', { n: 1 })).count(), 0)
  await leaves(me)
})
