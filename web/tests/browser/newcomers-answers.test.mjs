// What a newcomer saw of answers: five cards in the inn, narrow buttons in a wide empty question, a last
// answer that was cut without a sign.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, finished, openTable, settle } from './help.mjs'
import { openPositions } from './positions.mjs'
import { unseen } from './seen.mjs'

const home = atHome()
/** Somebody before a question of Merchants. */
async function asked(scene, wishes) {
  const table = await openTable(home.house, {
    chairs: ['me', 'me', 'me'],
    practice: true,
    scene: { turn: 0, ...scene },
  })
  const keys = table.seats[table.id].seats.filter(({ seat }) => seat === 0)
  const me = await home.guest({ seats: { [table.id]: { seats: keys } }, ...wishes })
  await enter(me, table.path)
  await me.page.evaluate(() => document.fonts.ready)
  await settle(me.page)
  return me
}
async function leaves(me) {
  faultless(me)
  await me.close()
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
])
  for (const lang of ['en', 'hu'])
    test(`beside the deck no hero of the inn is broken or cut: ${width}, ${lang}`, async () => {
      const inn = ['fenimar', 'sarabel', 'crispin', 'tibald']
      const me = await asked({ doing: [{ step: 'take-hero', n: 1 }], inn }, { width, height, lang })
      assert.equal(await me.page.locator('.wide [data-thing="deck.heroes"][data-light=lit]').count(), 1)
      assert.deepEqual(await unseen(me.page, '.wide .heroes'), [])
      const inside = await me.page
        .locator('.wide .heroes')
        .evaluate(
          (e) => e.getBoundingClientRect().bottom <= e.closest('[data-thing], section')?.getBoundingClientRect().bottom,
        )
      assert.ok(inside, 'the cards stay within the inn')
      await leaves(me)
    })

for (const lang of ['en', 'hu'])
  test(`a wide question gives its answers the room that it has (${lang})`, async () => {
    const [table] = await openPositions(home, (p) => p.game === 'merchants' && p.kind === 'Window')
    const me = await home.guest({ seats: table.seats, width: 1280, height: 800, lang })
    await enter(me, table.path)
    await settle(me.page)
    const answers = await me.page.locator('.prompt .acts > button').all()
    assert.ok(answers.length > 3)
    for (const answer of answers) {
      const { height } = await answer.boundingBox()
      assert.ok(height < 48, `${await answer.innerText()}: ${height} pixels high`)
    }
    await leaves(me)
  })

test('hungarian: three places for a die stand beside the question', async () => {
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
  ]) {
    const me = await asked({ round: 2, step: 'plan' }, { width, height, lang: 'hu' })
    const { page } = me
    const rest = (await page.locator('.prompt').boundingBox()).height
    let most = 0
    for (const die of await page.locator('.wide [data-thing^="reserve."][data-light=lit]').all()) {
      await die.dispatchEvent('click')
      await settle(page)
      most = Math.max(most, await page.locator('.prompt .acts > button').count())
      const now = (await page.locator('.prompt').boundingBox()).height
      assert.ok(now < rest + 8, `${width}: ${rest} pixels, then ${now}`)
      await page.keyboard.press('Escape')
      await settle(page)
    }
    assert.ok(most > 2, `${most} answers`)
    await leaves(me)
  }
})

test('on a phone answers below the edge fade', async () => {
  const [table] = await openPositions(home, (p) => p.game === 'merchants' && p.kind === 'Window')
  const me = await home.guest({ seats: table.seats, width: 360, height: 740, touch: true })
  await enter(me, table.path)
  await settle(me.page)
  const acts = me.page.locator('.prompt .acts')
  assert.ok(await acts.evaluate((e) => e.scrollHeight > e.clientHeight + 3))
  assert.ok(await acts.evaluate((e) => e.hasAttribute('data-more')))
  await acts.evaluate((e) => e.scrollTo(0, e.scrollHeight))
  await settle(me.page)
  assert.ok(await acts.evaluate((e) => !e.hasAttribute('data-more')))
  await leaves(me)
})

for (const [width, height, lang] of [
  [1280, 800, 'hu'],
  [1440, 900, 'en'],
])
  test(`deeds and the deck beside them stay on their cards: ${width}, ${lang}`, async () => {
    const courtyard = ['known-everywhere', 'all-roads-walked']
    const me = await asked({ doing: [{ step: 'take-deed' }], courtyard }, { width, height, lang })
    assert.equal(await me.page.locator('.wide [data-thing="deck.deeds"][data-light=lit]').count(), 1)
    assert.deepEqual(await unseen(me.page, '.wide .deeds'), [])
    await leaves(me)
  })

test('by keys one comes to what is lit before any refusal', async () => {
  const [table] = await openPositions(home, (p) => p.game === 'merchants' && p.kind === 'Bazaar')
  const me = await home.guest({ seats: table.seats, width: 1920, height: 1080 })
  await enter(me, table.path)
  await settle(me.page)
  assert.ok(await me.page.locator('.prompt button[data-act=done]').count())
  await me.page.keyboard.press('ArrowDown')
  assert.equal(await me.page.evaluate(() => document.activeElement.dataset.light), 'lit')
  await leaves(me)
})

test('all answers of the bazaar begin with what can be bought, and leaving has one name', async () => {
  const [table] = await openPositions(home, (p) => p.game === 'merchants' && p.kind === 'Bazaar')
  const me = await home.guest({ seats: table.seats, width: 1280, height: 800 })
  await enter(me, table.path)
  await settle(me.page)
  const leave = await me.page.locator('.prompt [data-act=done] .words').innerText()
  await me.page.locator('.basket button.list').click()
  const all = me.page.locator('section.all [data-act]')
  assert.match(await all.first().getAttribute('data-act'), /^buy /)
  assert.equal(await me.page.locator('section.all [data-act=done] .words').innerText(), leave)
  await leaves(me)
})

for (const lang of ['en', 'hu'])
  test(`a tablet gives no room to an empty question (${lang})`, async () => {
    for (const kind of ['Plan', 'Bazaar']) {
      const [table] = await openPositions(home, (p) => p.game === 'merchants' && p.kind === kind)
      const me = await home.guest({ seats: table.seats, width: 1024, height: 768, touch: true, lang })
      await enter(me, table.path)
      await me.page.waitForTimeout(500)
      const { height } = await me.page.locator('.prompt').boundingBox()
      assert.ok(height < 120, `${kind}: ${height} pixels`)
      await leaves(me)
    }
  })

test('on a phone lit dice and what they make stay above the edge that fades', async () => {
  const me = await asked({ round: 1, step: 'plan' }, { width: 360, height: 740, touch: true })
  const { page } = me
  await page.waitForTimeout(500)
  const edge = (e) => e.getBoundingClientRect().bottom
  const pane = page.locator('.right.pane')
  const last = Math.max(
    ...(await page
      .locator('.right [data-thing^="reserve."][data-light=lit]')
      .evaluateAll((all, f) => all.map((e) => e.getBoundingClientRect().bottom), 0)),
  )
  const fades = (await pane.evaluate((e) => e.hasAttribute('data-more'))) ? 26 : 0
  assert.ok(last <= (await pane.evaluate(edge)) - fades + 1, `${last}`)
  await leaves(me)
})

for (const [width, height, lang] of [
  [1280, 800, 'hu'],
  [1440, 900, 'en'],
])
  test(`names keep off the edges of their cards, and the parts of a turn off one another: ${width}, ${lang}`, async () => {
    const companions = ['flicker', 'phoenix', 'ice-mouse']
    const seats = [{ heroes: ['jessamy'] }, {}, {}]
    const me = await asked({ round: 2, step: 'plan', companions, seats }, { width, height, lang })
    const near = await me.page.evaluate(() => {
      const words = document.createRange()
      const air = (e, card) => {
        words.selectNodeContents(e)
        return card.getBoundingClientRect().right - words.getBoundingClientRect().right
      }
      const all = [...document.querySelectorAll('.wide :is(.beast .kind .s, .passengers .hero b)')]
      const parts = [...document.querySelectorAll('.steps li')].map(
        (e) => (words.selectNodeContents(e), words.getBoundingClientRect()),
      )
      return [
        ...all.map((e) => [e.textContent, air(e, e.closest('.card'))]),
        ...parts.slice(1).map((part, i) => [`step ${i + 1}`, part.left - parts[i].right]),
      ].filter(([, air]) => air < 5)
    })
    assert.deepEqual(near, [])
    await leaves(me)
  })

test('the bar of one’s own replay speaks to whoever played', async () => {
  const table = await finished(home, { me: 'Guest' })
  const me = await home.guest({ seats: table.seats })
  for (const at of [20, 40]) {
    await me.page.goto(`${table.path}/replay?as=0&at=${at}`)
    const where = me.page.locator('.bar .where b')
    await where.waitFor()
    await settle(me.page)
    assert.doesNotMatch(await where.innerText(), /Guest/)
  }
  await leaves(me)
})
