// A phone and a tablet show what is asked: goods of the bazaar, every good one may take, and a board that keeps its place.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyOf, atHome, decide, enter, faultless, myTurn, openTable, reads, settle, until, words } from './help.mjs'
import { moment } from './moments.mjs'
import { openPositions } from './positions.mjs'
import { outOfSight, unseen } from './seen.mjs'
import { boxOf, jumped } from './sight.mjs'

const home = atHome()
const sizes = [
  [360, 740],
  [390, 844],
  [1024, 768],
]
const kinds = (...all) => openPositions(home, (p) => p.game === 'merchants' && all.includes(p.kind))
/** Everybody who looks: each size, both languages, or those in which the size with a number is read. */
async function everybody(table, sizes, look, speaks = () => true) {
  for (const [nth, [width, height]] of sizes.entries())
    for (const lang of ['en', 'hu'].filter((lang) => speaks(lang, nth))) {
      const me = await home.guest({ seats: table.seats, lang, width, height, touch: width < 1180 })
      await enter(me, table.path)
      await look(me, `${width}×${height} ${lang}`)
      faultless(me)
      await me.close()
    }
}

test('the bazaar shows every good that can be had, what is chosen and what is to be paid; the wheel is named once', async () => {
  const [table] = await kinds('Bazaar')
  await everybody(table, sizes, async ({ page }, where) => {
    await page.locator('.many .rows li').first().waitFor()
    const fine = async (when, sum) => {
      await settle(page)
      for (const part of ['.many .rows li:not(.none)', sum])
        assert.deepEqual(await outOfSight(page, part), [], `${where}, ${when}`)
      assert.deepEqual(await unseen(page, '.many'), [], `${where}, ${when}`)
      const loose = await page.evaluate(
        () =>
          [...document.querySelectorAll('.many .rows li')].filter((li) => {
            const text = document.createRange()
            text.selectNodeContents(li)
            const [inner, outer] = [text.getBoundingClientRect(), li.getBoundingClientRect()]
            return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1
          }).length,
      )
      assert.equal(loose, 0, `${where}, ${when}: words leave their row`)
    }
    await fine('at first', '.prompt h1')
    assert.equal(await page.locator('button[data-act=wheel]:visible').count(), 1, where)
    for (const good of ['staff', 'weapon'])
      await page.locator(`[data-thing="market.${good}"][data-light=lit]:visible`).first().dispatchEvent('click')
    await page.locator('.prime.buy:enabled').waitFor()
    await fine('with a basket', '.prompt .sub')
  })
})

test('any good: a phone shows all six answers', async () => {
  const [table] = await kinds('Gain')
  await everybody(table, sizes.slice(0, 2), async ({ page, heard }, where) => {
    const goods = heard.sheet.offers.filter((o) => o.on.some((thing) => thing.startsWith('supply')))
    assert.ok(goods.length >= 6, JSON.stringify(heard.sheet.offers.map((o) => o.act)))
    for (const { act } of goods) assert.deepEqual(await outOfSight(page, `.acts [data-act="${act}"]`), [], where)
  })
})

test('the board keeps its place when something is chosen', async () => {
  const tables = await kinds('Plan', 'Move', 'DarkMarket', 'Route', 'Inn', 'Sell', 'Yurg')
  const all = [...sizes, [1280, 800], [1440, 900]]
  for (const [i, table] of tables.entries()) {
    const keeps = async ({ page, heard }, where) => {
      await page.evaluate(() => document.fonts.ready)
      await settle(page)
      const before = await boxOf(page)
      const { offers } = heard.sheet
      const count = (thing) => offers.filter((o) => o.on.includes(thing)).length
      const things = new Set(offers.filter((o) => !o.act.startsWith('ability')).flatMap((o) => o.on))
      for (const thing of [...things].filter((t) => count(t) > 1 && !t.startsWith('companion.')).slice(0, 3)) {
        const lit = page.locator(`[data-thing="${thing}"][data-light=lit]`).filter({ visible: true })
        if (!(await lit.count())) continue
        await lit.first().dispatchEvent('click')
        await settle(page)
        const after = await boxOf(page)
        assert.ok(
          !jumped(before, after),
          `${table.kind} ${where}: ${thing} moves the board ${JSON.stringify([before, after])}`,
        )
        await page.keyboard.press('Escape')
        await settle(page)
      }
    }
    await everybody(table, all, keeps, (lang, nth) => reads(lang, i, nth))
  }
})

const both = ['en', 'hu']
const wideSizes = [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
]
/** Somebody looks at a table of one's own making. */
async function looks(scene, options, wishes, path = '') {
  const table = await openTable(home.house, { practice: true, seed: 'sight', scene, ...options })
  const someone = await home.guest({ seats: table.seats, ...wishes })
  await enter(someone, table.path + path)
  await someone.page.evaluate(() => document.fonts.ready)
  await settle(someone.page)
  return someone
}

/** What is not drawn cannot be cut: each of these must have letters in sight. */
async function readable({ page }, part, n, where) {
  const said = await page.locator(part).evaluateAll((all) => all.map((e) => e.innerText.trim()))
  assert.equal(said.filter(Boolean).length, n, `${where}: ${part} says ${JSON.stringify(said)}`)
  assert.deepEqual(await outOfSight(page, part), [], `${where}: ${part}`)
}
test('secret deeds say what they need and what they bring, on every wide table', async () => {
  for (const table of await kinds('Act', 'Plan'))
    await everybody(table, wideSizes, async (someone, where) => {
      await someone.page.evaluate(() => document.fonts.ready)
      await settle(someone.page)
      const { board, you } = someone.heard.sheet
      const n = board.wagons[you].deeds.length
      assert.ok(n > 0, table.kind)
      for (const part of ['b', 'p:not(.reward)', 'p.reward'])
        await readable(someone, `.wide .wagon .deeds .deed ${part}`, n, `${table.kind} ${where}`)
    })
})

test('a full purse says what one would score, and shows companions and deeds', async () => {
  const seats = [{ space: 0, coins: 12, prestige: 9, pool: '1', companions: ['raven', 'phoenix'], deeds: [3, 9] }]
  for (const lang of both)
    for (const [width, height] of wideSizes) {
      const someone = await looks({ round: 12, step: 'act', seats }, {}, { lang, width, height })
      const where = `${lang} ${width}`
      for (const part of ['.standing .score', '.deeds .deed', '.beasts .companion'])
        assert.deepEqual(await outOfSight(someone.page, `.wide .wagon ${part}`), [], `${where}: ${part}`)
      await readable(someone, '.wide .wagon .deeds .deed p:not(.reward)', 2, where)
      await rest(someone, where)
      await someone.close()
    }
})
/** What else is to be said of the score: rolled to, below a score that stays, and read at once by whoever points at it. */
async function rest(someone, where) {
  const { page } = someone
  const roll = page.locator('.wide .wagon .roll')
  // What the next point needs; what deeds still need, the deeds say themselves.
  await roll.locator('.next').scrollIntoViewIfNeeded()
  await readable(someone, '.wide .wagon .standing .next', 1, where)
  assert.deepEqual(await outOfSight(page, '.wide .wagon .standing .score'), [], `${where}: hides the score`)
  const said = await roll.locator('.standing p:not(.score)').allTextContents()
  await roll.evaluate((e) => (e.scrollTop = 0))
  const box = await roll.locator('.score').boundingBox()
  await page.mouse.move(box.x + 20, box.y + 6)
  await page.mouse.move(box.x + 24, box.y + 8)
  const tip = await page.locator('[role=tooltip]').innerText()
  for (const line of said) assert.ok(tip.includes(line.trim()), `${where}: the tip of the score leaves out ${line}`)
}

test('whoever has many deeds and companions rolls to them, and reads on a phone which they are', async () => {
  const companions = ['raven', 'phoenix', 'cosimo']
  const seats = [{ space: 0, coins: 12, prestige: 9, pool: '1', companions, deeds: [0, 1, 2, 10] }]
  const scene = { round: 12, step: 'act', seats }
  let hidden = 0
  for (const lang of both) {
    for (const [width, height] of wideSizes) {
      const someone = await looks(scene, {}, { lang, width, height })
      const needs = someone.page.locator('.wide .wagon .deeds .deed p:not(.reward)')
      assert.equal(await needs.count(), 4)
      for (let i = 0; i < 4; i++) {
        await needs.nth(i).scrollIntoViewIfNeeded()
        assert.ok((await needs.nth(i).innerText()).trim(), `${lang} ${width}: need ${i}`)
        assert.deepEqual(await outOfSight(someone.page, '.wide .wagon .standing .score'), [], `${lang} ${width}`)
        // However far it is rolled: coins, prestige and the score stand one below the other.
        assert.deepEqual(await unseen(someone.page, '.wide .wagon .sums'), [], `${lang} ${width}`)
      }
      // Whoever is lit and out of sight shines at the edge behind which they are.
      const roll = someone.page.locator('.wide .wagon .roll')
      const lit = roll.locator('[data-thing="companion.cosimo"]')
      assert.equal(await lit.getAttribute('data-light'), 'lit')
      const shines = (edge) =>
        roll.and(someone.page.locator(edge ? `[data-edges=${edge}]` : '[data-edges=""]')).waitFor()
      await roll.evaluate((e) => (e.scrollTop = 0))
      if ((await outOfSight(someone.page, '.wide .wagon [data-thing="companion.cosimo"]')).length) {
        await shines('below')
        hidden++
      } else await shines('')
      await lit.scrollIntoViewIfNeeded()
      await shines('')
      await someone.close()
    }
    const someone = await looks(scene, {}, { lang, width: 360, height: 740, touch: true })
    const { page } = someone
    const { deeds } = await someone.page.evaluate(() => JSON.parse(newestSheet).now.sheet.board.wagons[0])
    assert.equal(deeds.length, 4)
    const names = (await page.locator('.own [data-own=deeds]').innerText()).split('·')
    assert.equal(names.length, 4, names.join())
    assert.deepEqual(await outOfSight(page, '.own [data-own]'), [], lang)
    // A finger on them reads what each needs; a finger on the score, how it comes about.
    await page.locator('.own [data-own=deeds]').tap()
    await page.locator('.look p').nth(3).waitFor()
    assert.equal(await page.locator('.look p').count(), 4, lang)
    for (const name of names) assert.ok((await page.locator('.look').innerText()).includes(name.trim()), name)
    await page.locator('.own [data-own=score]').tap()
    await page
      .locator('.look b')
      .getByText(words('merchants-web-would-short', { n: 10 }, lang), { exact: false })
      .waitFor()
    await someone.close()
  }
  assert.ok(hidden > 0, 'everything was in sight everywhere: take more deeds')
})

test('the sheet of a phone is as high as its question needs, whatever was asked before', async () => {
  const table = await openTable(home.house, { chairs: ['me', { bot: 'greedy' }, { bot: 'greedy' }] })
  const anna = await home.guest({ seats: table.seats, width: 360, height: 740, touch: true })
  const { page, heard } = anna
  await enter(anna, table.path)
  const height = () => page.locator('.prompt').evaluate((e) => e.offsetHeight)
  let asked = 0
  for (let i = 0; i < 14; i++) {
    await until(heard, 'my turn', () => myTurn(anna), 20_000)
    await decide(anna, { choose: anyOf(i + 3), touch: true })
    await until(heard, 'my turn', () => myTurn(anna), 20_000)
    await settle(page)
    await page.waitForTimeout(400)
    const now = await height()
    const fresh = await home.guest({ seats: table.seats, width: 360, height: 740, touch: true })
    await enter(fresh, table.path)
    await fresh.page.waitForTimeout(400)
    const then = await fresh.page.locator('.prompt').evaluate((e) => e.offsetHeight)
    await fresh.close()
    // A fresh page may look elsewhere, and then has the way to what is asked as well.
    assert.ok(now <= then, `${heard.sheet.prompt?.id}: ${now} pixels, and ${then} on a fresh page`)
    asked++
  }
  assert.equal(asked, 14)
  await anna.close()
})

test('a replay on a phone asks nothing', async () => {
  const { seats, path } = await moment(home, 'three')
  const someone = await home.guest({ seats, width: 360, height: 740, touch: true })
  await someone.page.goto(`${path}/replay`)
  await someone.page.locator('.tabs').waitFor()
  assert.equal(await someone.page.locator('.prompt').count(), 0)
  await someone.close()
})

test('the last travel shows every town one may go to', async () => {
  const scene = { step: 'final', seats: [{ space: 0, commissions: [0, 1, 12], heroes: [3, 20, 40] }] }
  for (const lang of both)
    for (const [width, height] of wideSizes) {
      const someone = await looks(scene, {}, { lang, width, height })
      await someone.page.locator('.visit').waitFor()
      await settle(someone.page)
      assert.deepEqual(await outOfSight(someone.page, '.visit'), [], `${lang} ${width}`)
      await someone.close()
    }
})

test('a lit place can be touched anywhere', async () => {
  const [table] = await kinds('Act')
  const someone = await home.guest({ seats: table.seats, width: 1280, height: 800 })
  const { page, heard } = someone
  await enter(someone, table.path)
  const before = heard.sheet.seq
  const place = page.locator('[data-district=dark-market][data-edge=lit]')
  const { width, height } = await place.boundingBox()
  await place.click({ position: { x: width - 12, y: height - 12 } })
  await until(heard, 'the visit', (h) => h.sheet.seq > before)
  faultless(someone)
  await someone.close()
})
