// Several goods at once: chosen in a basket, paid as a sum, packed as it was shown.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, decide, enter, faultless, fits, openTable, settle, until, words } from './help.mjs'
import { moment } from './moments.mjs'

const home = atHome()

async function shopper(name, wishes = {}) {
  const table = await moment(home, name)
  const me = await home.guest({ seats: table.seats, ...wishes })
  await enter(me, table.path)
  return me
}
const more = (page, good) => page.locator(`.rows [data-thing="market.${good}"]`)
const basket = (page) => page.locator('.basket .items li:not(.free)')
const buy = (page) => page.locator('.acts .prime')
const mine = ({ heard }) => heard.sheet.board.wagons[heard.sheet.you]
const total = async (page) => Number(/\d+/.exec(await page.locator('.basket .total b').innerText())[0])
/** Puts one of these in, and waits until the house has said what it costs. */
async function put({ page }, good) {
  const n = await basket(page).count()
  await more(page, good).click()
  await page.waitForFunction((n) => document.querySelectorAll('.basket .items li:not(.free)').length === n, n + 1)
  await buy(page).and(page.locator(':enabled')).waitFor()
  await settle(page)
}
/** Where everything lies, in words of the picture. */
const lying = (page, kind) =>
  page.evaluate(
    (kind) =>
      [...document.querySelectorAll(`.wagon .storage svg > g.${kind}`)].map(
        (g) => `${g.getAttribute('transform')} ${g.querySelector('path')?.getAttribute('d')}`,
      ),
    kind,
  )

for (const size of [{}, { width: 390, height: 844, touch: true }, { width: 1024, height: 768 }, { lang: 'hu' }])
  test(`two kinds of goods in one basket: ${JSON.stringify(size)}`, async () => {
    const me = await shopper('three', size)
    const { page, heard } = me
    const before = mine(me).coins
    await put(me, 'weapon')
    await put(me, 'potion')
    assert.equal(await page.locator('.acts [data-act^="change"]').count(), 0, 'a basket is no change of a die')
    await page.getByText(me.say('merchants-bazaar-buy', { n: 2 })).waitFor()
    await fits(page)
    const price = await total(page)
    const left = await page.locator('.goods header p').innerText()
    const most = Array.from({ length: 60 }, (_, n) => me.say('many-ways-more', { n }))
    assert.ok(most.includes(left), `how many ways there are to add more: ${left}`)
    await buy(page).click()
    await until(heard, 'bought', () => mine(me).coins === before - price)
    await until(heard, 'and gone on', (h) => h.sheet.board.step !== 'bazaar')
    faultless(me)
  })

test('what was shown packed lies there afterwards', async () => {
  const me = await shopper('three')
  const { page, heard } = me
  for (const good of ['potion', 'weapon']) await put(me, good)
  const shown = [...(await lying(page, 'piece')), ...(await lying(page, 'ghost'))]
  assert.equal((await lying(page, 'ghost')).length, 2)
  await buy(page).click()
  await until(heard, 'bought', (h) => h.sheet.board.step !== 'bazaar')
  await page.locator('.prompt[data-busy]').waitFor({ state: 'detached' })
  await settle(page)
  assert.deepEqual((await lying(page, 'piece')).sort(), shown.sort())
  faultless(me)
})

test('one less, and the price is right again', async () => {
  const me = await shopper('three')
  const { page } = me
  await put(me, 'potion')
  const one = await total(page)
  await put(me, 'potion')
  assert.equal(await total(page), one, 'a section is paid once')
  await page
    .locator('.rows li', { has: page.locator('[data-thing="market.potion"]') })
    .locator('button')
    .first()
    .click()
  await page.waitForFunction(() => document.querySelectorAll('.basket .items li:not(.free)').length === 1)
  assert.equal(await total(page), one)
  faultless(me)
})

test('what does not fit is said before, and asked about afterwards', async () => {
  const me = await shopper('full')
  const { page, heard } = me
  const note = page.getByText(words('merchants-bazaar-overflow'))
  for (const good of ['weapon', 'instrument', 'potion', 'potion', 'book']) {
    if ((await note.count()) || !(await more(page, good).isEnabled())) continue
    await put(me, good)
  }
  await note.waitFor()
  await buy(page).click()
  await until(heard, 'the question what goes', (h) => h.sheet.board.step === 'place-good')
  faultless(me)
})

for (const first of ['staff', 'book'])
  test(`what has no room is bought last, whichever is chosen first: ${first}`, async () => {
    const market = { armor: 1, weapon: 1, potion: 1, staff: 1, book: 1 }
    const mine = { coins: 4, goods: ['staff', 'instrument', 'instrument', 'armor', 'weapon'] }
    const scene = { round: 3, turn: 0, doing: [{ step: 'bazaar' }], wheel: 'armor', market, seats: [mine, {}] }
    const table = await openTable(home.house, { chairs: ['me', 'me'], practice: true, scene })
    const me = await home.guest({ seats: { [table.id]: { seats: table.seats[table.id].seats.slice(0, 1) } } })
    await enter(me, table.path)
    const { page, heard } = me
    await put(me, first)
    const left = page.locator('.goods header p')
    if (first === 'staff')
      await page.getByText(me.say('merchants-bazaar-asks', { good: me.say('good-staff') })).waitFor()
    assert.notEqual(await left.innerText(), me.say('many-ways-more', { n: 0 }))
    await page.locator(`.rows [data-thing="market.${first === 'staff' ? 'book' : 'staff'}"]:enabled`).waitFor()
    await put(me, first === 'staff' ? 'book' : 'staff')
    await page.locator('.acts .prime[data-act="buy book; buy staff"]:enabled').waitFor()
    assert.equal(await total(page), 2)
    await buy(page).click()
    await until(heard, 'the question what goes', (h) => h.sheet.board.step === 'place-good')
    faultless(me)
  })

test('a basket in Hungarian on a tablet: five places in a row, the sum unbroken', async () => {
  const me = await shopper('three', { width: 768, height: 1024, touch: true, lang: 'hu' })
  const tops = await me.page
    .locator('.basket .items li')
    .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().top))
  assert.equal(new Set(tops).size, 1)
  const { height } = await me.page.locator('.basket .total b').boundingBox()
  assert.ok(height < 30, `${height}`)
  faultless(me)
})

test('a die is changed by saying so first, and a basket is left with nothing', async () => {
  const me = await shopper('three')
  const { heard } = me
  await decide(me, { choose: (offers) => offers.find((o) => o.act.startsWith('change ')) })
  assert.equal(heard.sheet.board.step, 'bazaar')
  await decide(me, { choose: (offers) => offers.find((o) => o.act === 'done') })
  assert.notEqual(heard.sheet.board.step, 'bazaar')
  faultless(me)
})

for (const size of [{}, { width: 390, height: 844, touch: true }])
  test(`a lit row adds one wherever it is pressed, and less stays less: ${JSON.stringify(size)}`, async () => {
    const me = await shopper('three', size)
    const { page } = me
    const row = page.locator('.rows li', { has: page.locator('[data-thing="market.weapon"]') })
    const count = (n) => row.locator('output', { hasText: String(n) }).waitFor()
    await count(0)
    await row.locator('.name').click()
    await count(1)
    await settle(page)
    await row.locator('.step button').first().click()
    await count(0)
    await settle(page)
    await row.locator('.step output').click()
    await settle(page)
    await count(0)
    await more(page, 'weapon').click()
    await count(1)
    faultless(me)
  })
