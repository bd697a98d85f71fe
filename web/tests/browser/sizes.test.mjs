// What was once cut, covered or out of sight, each where it was found.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, finished, openTable, settle, sit } from './help.mjs'
import { moment, tellTable } from './moments.mjs'
import { unseen } from './seen.mjs'

const home = atHome()
const phone = { width: 360, height: 740, touch: true }

test('on a phone a name and a clock have room beside each other', async () => {
  for (const [lang, tempo] of [
    ['en', { kind: 'live', move_s: 30, bank_s: 1200 }],
    ['hu', { kind: 'days', days: 2 }],
  ]) {
    const opening = { chairs: ['me', 'open', 'open', 'open'], me: 'Jessamy', tempo }
    const table = await openTable(home.house, opening)
    for (const [i, name] of ['Bartholomew', 'Tallow', 'Mirren'].entries()) await sit(home.house, table, name, i + 1)
    await home.api('POST', `/tables/${table.id}/start`, {}, table.host)
    const watcher = await home.guest({ ...phone, lang })
    await enter(watcher, table.path)
    const names = await watcher.page.locator('.seats b').allInnerTexts()
    assert.deepEqual(names, ['Jessamy', 'Bartholomew', 'Tallow', 'Mirren'])
    await watcher.page.locator('.seats .clock').first().waitFor()
    assert.deepEqual(await unseen(watcher.page, '.seats'), [])
    faultless(watcher)
    await watcher.close()
  }
})

test('a rival’s card keeps its size when something has just changed', async () => {
  const table = await moment(home, 'three')
  const ilka = await home.guest({ seats: table.seats, name: 'Ilka' })
  await enter(ilka, table.path)
  const { page } = ilka
  const heights = () => page.locator('.others article').evaluateAll((all) => all.map((e) => e.offsetHeight))
  const before = await heights()
  // as the page draws it: beside a number, what it changed by
  await page.locator('.glance .count').evaluateAll((counts) => {
    const delta = document.querySelector('.delta')?.className
    for (const count of counts) {
      const news = count.appendChild(document.createElement('span'))
      news.className = delta ?? 'delta'
      news.textContent = '+1'
    }
  })
  assert.deepEqual(await heights(), before)
  await ilka.close()
})

test('the example in the field to join by is whole', async () => {
  for (const lang of ['en', 'hu'])
    for (const size of [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
      const guest = await home.guest({ ...size, lang })
      await guest.page.goto('/')
      await guest.page.locator('#join').waitFor()
      assert.deepEqual(await unseen(guest.page, 'form:has(#join)'), [])
      await guest.close()
    }
})

test('whatever may be chosen for a new table can be read', async () => {
  const { games } = await home.api('GET', '/games')
  for (const lang of ['en', 'hu'])
    for (const size of [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
      const guest = await home.guest({ ...size, lang })
      for (const { game } of games) {
        await guest.page.goto(`/create?game=${game}`)
        await guest.page.locator('main details').first().waitFor()
        await guest.page.locator('main details').evaluateAll((all) => all.forEach((e) => (e.open = true)))
        await settle(guest.page)
        assert.ok((await guest.page.locator('main select').count()) > 1)
        assert.deepEqual(await unseen(guest.page, 'main'), [], `${game} ${lang} ${size.width}`)
      }
      await guest.close()
    }
})

test('at the end the purse adds up to the result', async () => {
  const table = await finished(home, { chairs: ['me', { bot: 'greedy' }], seed: 'purse', practice: true })
  const me = await home.guest({ seats: table.seats, width: 1024, height: 768 })
  await enter(me, table.path)
  const score = me.heard.sheet.board.scores[0]
  assert.notEqual(score.prestige, me.heard.sheet.board.wagons[0].prestige, 'deeds have added something')
  await me.page.locator('.purse .two .sum').first().waitFor()
  const texts = await me.page.locator('.purse .two .sum').allInnerTexts()
  const sums = texts.map((text) => text.match(/\d+/g).reduce((sum, n) => sum + Number(n), 0))
  assert.deepEqual(sums, [score.coins, score.prestige], texts.join())
  faultless(me)
  await me.close()
})

test('the last step of a replay says how the game ended, and that nobody chooses any more', async () => {
  const opening = { chairs: ['me', 'open'], me: 'Jessamy' }
  const table = await openTable(home.house, opening)
  const bob = await sit(home.house, table, 'Bartholomew', 1)
  await home.api('POST', `/tables/${table.id}/start`, {}, table.host)
  // given up at once: the first step is the last
  await tellTable(home, table.id, bob.seats[table.id].seats[0].secret, { resign: { id: 'bye' } })
  for (const lang of ['en', 'hu'])
    for (const size of [phone, { width: 1440, height: 900 }]) {
      const guest = await home.guest({ ...size, lang })
      const { page, say } = guest
      await page.goto(`${table.path}/replay`)
      const ended = say('ended-resigned-by', { n: 1, names: 'Jessamy' })
      await page.locator('.bar .where', { hasText: ended }).waitFor()
      await settle(page)
      assert.deepEqual(await unseen(page, '.bar .where'), [])
      assert.equal(await page.getByText(say('drawn-choosing')).count(), 0)
      // A phone has no room for a question that nobody is asked; its bar says it.
      if (size === phone) assert.equal(await page.locator('.prompt').count(), 0)
      else assert.equal(await page.locator('.prompt h1').innerText(), say('ask-over'))
      await page.locator('h1').waitFor({ state: 'attached' })
      await guest.close()
    }
})

test('what “More” opens in a replay lies at its button', async () => {
  const table = await finished(home, {})
  const guest = await home.guest({ width: 1440, height: 900 })
  const { page, say } = guest
  await page.goto(`${table.path}/replay`)
  const more = page.getByRole('button', { name: say('replay-more') })
  await more.click()
  const panel = await page.locator('.under > .around').boundingBox()
  const button = await more.boundingBox()
  const middle = button.x + button.width / 2
  assert.ok(panel.x <= middle && middle <= panel.x + panel.width, 'above the button')
  assert.ok(panel.width <= 800, `${panel.width} wide`)
  assert.ok(button.y - (panel.y + panel.height) < 24, 'right above it')
  await guest.close()
})
