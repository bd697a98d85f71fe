// What a stranger saw in a low window and on a phone: towns over towns, numbers that contradict each other, what changed over names,
// questions in two rows, upgrades without words, ways back that are missing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyOf, atHome, decide, drawn, enter, faultless, openTable, pair, playTurn, settle, until } from './help.mjs'
import { openPositions } from './positions.mjs'
import { outOfSight } from './seen.mjs'

const home = atHome()
const sizes = [
  [1180, 600],
  [1280, 600],
  [1280, 720],
  [1366, 768],
  [1536, 730],
  [1920, 600],
  [1920, 1080],
]
/** Runs in the page: parts of the road out that lie over one another, or outside it. */
function overlaps() {
  const box = (e) => e.getBoundingClientRect()
  const seen = (e) => e.checkVisibility()
  const parts = [
    ...document.querySelectorAll('.wide .way :is(.plate, .town, .benefit, div.road, .beast, .deck, .luck, .tile)'),
  ]
  const name = (e) =>
    `${e.classList.value.split(' ').slice(-3).join('.')} “${e.textContent.trim().replace(/\s+/g, ' ')}”`
  const found = []
  const all = parts.filter(seen)
  const room = box(document.querySelector('.wide .board'))
  all.forEach((a, i) => {
    const one = box(a)
    if (one.bottom > room.bottom + 1 || one.right > room.right + 1) found.push(`${name(a)} is outside`)
    if (a.scrollHeight > a.clientHeight + 2 && a.matches('.town, .road, .luck')) found.push(`${name(a)} is cut`)
    for (const b of all.slice(i + 1)) {
      const two = box(b)
      const over = Math.min(one.right, two.right) - Math.max(one.left, two.left)
      const deep = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
      if (over > 1 && deep > 1) found.push(`${name(a)} over ${name(b)}`)
    }
  })
  return all.length < 12 ? [...found, `${all.length} parts only`] : found
}
async function looks({ page }, what, faults) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await settle(page)
    await settle(page)
    for (const fault of await page.evaluate(overlaps)) faults.push(`${what} ${width}×${height}: ${fault}`)
  }
}

for (const lang of ['en', 'hu']) {
  test(`towns and roads lie beside one another in every window, whatever stands above the board (${lang})`, async () => {
    const faults = []
    const [table] = await openPositions(home, (p) => p.game === 'merchants' && p.kind === 'Route')
    const me = await home.guest({ seats: table.seats, lang })
    await enter(me, table.path)
    await looks(me, 'question', faults)
    const lesson = await home.guest({ lang })
    for (const n of [1, 6]) {
      await lesson.page.goto(`/learn?lesson=${n}`)
      await until(lesson.heard, 'a lesson', (h) => h.meta)
      await drawn(lesson)
      await looks(lesson, `lesson ${n}`, faults)
    }
    const first = await home.guest({ lang })
    await first.page.goto('/')
    await first.page
      .getByRole('button', { name: first.say('home-play') })
      .first()
      .click()
    await drawn(first)
    await looks(first, 'first game', faults)
    assert.deepEqual(faults, [])
    faultless(me, lesson, first)
    for (const someone of [me, lesson, first]) await someone.close()
  })
}

const tables = {}
async function sits(kind, wishes) {
  tables[kind] ??= (await openPositions(home, (p) => p.game === 'merchants' && p.kind === kind))[0]
  const me = await home.guest({ seats: tables[kind].seats, touch: wishes.width < 1180, ...wishes })
  await enter(me, tables[kind].path)
  await me.page.evaluate(() => document.fonts.ready)
  await settle(me.page)
  return me
}
async function leaves(...people) {
  faultless(...people)
  for (const someone of people) await someone.close()
}

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
])
  test(`what there is, what deeds add and the score stay in sight; no room is a question of one row (${width})`, async () => {
    for (const lang of ['en', 'hu']) {
      const me = await sits('PlaceGood', { width, height, lang })
      const { page, heard } = me
      const { board, you } = heard.sheet
      const more = board.would.score.coins - board.wagons[you].coins
      assert.ok(more > 0)
      assert.match(await page.locator('.wide .purse .plus').first().innerText(), new RegExp(`\\+ ${more}`))
      assert.deepEqual(await outOfSight(page, '.wide .purse .sums'), [])
      const tall = (await page.locator('.prompt').boundingBox()).height
      assert.ok(tall < 66, `${lang}: ${tall} pixels`)
      await leaves(me)
    }
  })

test('what changed at others does not lie over their names, and goes after a few seconds', async () => {
  const { anna, bob } = await pair(home, { seed: 'newcomer', practice: true, wishes: { width: 1280, height: 720 } })
  const changed = anna.page.locator('.wide .rail .glance .delta')
  // They may come and go while Bob still plays.
  await anna.page.evaluate(() => {
    const box = (e) => e.getBoundingClientRect()
    const all = (what) => [...document.querySelectorAll(`.wide .rail ${what}`)].map(box)
    const over = (a, b) => a.top < b.bottom - 2 && a.bottom > b.top && a.left < b.right && a.right > b.left
    window.changes = { seen: 0, over: 0 }
    new MutationObserver(() => {
      const words = all('article header :is(.name, .note)')
      for (const delta of all('.glance .delta')) {
        window.changes.seen++
        if (words.some((word) => over(delta, word))) window.changes.over++
      }
    }).observe(document.querySelector('.wide .rail'), { childList: true, subtree: true })
  })
  const found = () => anna.page.evaluate(() => window.changes)
  const choose = anyOf(2)
  for (let i = 0; i < 6 && !(await found()).seen; i++) {
    await playTurn(anna, { choose })
    await playTurn(bob, { choose })
    await settle(anna.page)
  }
  const { seen, over } = await found()
  assert.ok(seen > 0, 'nothing changed')
  assert.equal(over, 0)
  await changed.first().waitFor({ state: 'detached', timeout: 7000 })
  await leaves(anna, bob)
})

test('the way to the end of what another does belongs to that, and says where it leads', async () => {
  const table = await openTable(home.house, { seed: 'newcomer', practice: true })
  const me = await home.guest({ seats: table.seats, pace: 1, motion: 'no-preference' })
  await enter(me, table.path)
  const replayed = me.page.locator('.prompt .replayed')
  let seen = false
  for (let i = 0; i < 12 && !seen; i++) {
    await until(me.heard, 'my turn', ({ sheet }) => sheet.must.includes(sheet.you))
    await decide(me)
    seen = await replayed
      .first()
      .waitFor({ timeout: 400 })
      .then(
        () => true,
        () => false,
      )
  }
  assert.ok(seen, 'nothing was shown')
  assert.equal(await replayed.getByRole('button').innerText(), me.say('drawn-skip'))
  assert.notEqual(me.say('drawn-skip'), 'Skip')
  await leaves(me)
})

test('wagon upgrades say what they do where they are chosen, also on a phone', async () => {
  for (const [width, height, lang] of [
    [1280, 720, 'hu'],
    [1280, 600, 'en'],
    [360, 740, 'hu'],
  ]) {
    const me = await sits('TakeUpgrade', { width, height, lang })
    for (const tile of me.heard.sheet.board.upgrades) {
      const text = await me.page.locator(`[data-thing="tile.${tile}"]:visible`).first().innerText()
      assert.ok(text.includes(me.say(`card-help-upgrade-${tile}`)), `${tile}: ${text}`)
    }
    await leaves(me)
  }
})

test('what was put into the basket last stays in sight on a phone', async () => {
  for (const lang of ['en', 'hu']) {
    const me = await sits('Bazaar', { width: 360, height: 560, lang })
    const { page } = me
    const rows = page.locator('.many .rows li')
    let picked = 0
    for (const row of (await rows.all()).reverse()) {
      const more = row.locator('button[data-light=lit]')
      if (!(await more.count())) continue
      await more.tap()
      await row.and(page.locator('.chosen')).waitFor()
      await page.waitForTimeout(450)
      const box = await row.boundingBox()
      const list = await page.locator('.many .rows').boundingBox()
      assert.ok(box.y >= list.y - 1 && box.y + box.height <= list.y + list.height + 1, `row ${picked} ${lang}`)
      picked++
    }
    assert.ok(picked > 0, 'something can be bought')
    await leaves(me)
  }
})

test('with goods in the basket one may put them back and buy nothing on small screens, too', async () => {
  for (const [width, height, lang] of [
    [360, 740, 'hu'],
    [360, 740, 'en'],
    [1024, 768, 'hu'],
    [768, 1024, 'en'],
  ]) {
    const me = await sits('Bazaar', { width, height, lang })
    const { page, say } = me
    await page.locator('.many button:enabled').filter({ hasText: '+' }).first().tap()
    await page.locator('.prime.buy:enabled').waitFor()
    await settle(page)
    const back = page.locator('.prompt').getByRole('button', { name: say('many-back') })
    assert.deepEqual(await outOfSight(page, '.prompt .back'), [], `${width} ${lang}`)
    await back.tap()
    await page.locator('.prime.buy').waitFor({ state: 'detached' })
    await settle(page)
    const nothing = page.locator('.prompt').getByRole('button', { name: say('merchants-bazaar-nothing') })
    assert.equal(await nothing.count(), 1, `${width} ${lang}`)
    await nothing.scrollIntoViewIfNeeded()
    const box = await nothing.boundingBox()
    assert.ok(box.y + box.height <= height && box.x >= 0 && box.x + box.width <= width, `${width} ${lang}`)
    await leaves(me)
  }
})

test('the text view speaks to its reader, and no game says on the first page that it is only text', async () => {
  for (const lang of ['en', 'hu']) {
    const me = await sits('Plan', { width: 1280, height: 720, lang, plain: true })
    const { page, say } = me
    const head = await page.locator('#plain-yours').innerText()
    assert.ok(head.includes(say('plain-seat-asked-you')) && !head.includes(say('plain-seat-asked')), head)
    await page.goto('/')
    // Every gate says the same parts: none has a word that the others lack.
    await page.locator('.gate .arch svg').nth(2).waitFor()
    const parts = await page
      .locator('.gate')
      .evaluateAll((all) =>
        all.map((e) => [...e.querySelectorAll('p, b, button, a')].map((part) => part.className).join()),
      )
    assert.equal(parts.length, 3)
    assert.equal(new Set(parts).size, 1, parts.join('\n'))
    await leaves(me)
  }
})

test('the ring of a lesson stays in the pane of what it is around, and words of pictures in their frames', async () => {
  const me = await home.guest({ width: 360, height: 740, touch: true })
  const { page } = me
  await page.goto('/learn?lesson=6')
  await drawn(me)
  const ring = page
    .locator('.lesson > div[aria-hidden=true][style*=height], div[aria-hidden=true][style*="left"][style*="top"]')
    .last()
  await ring.waitFor()
  await page.waitForTimeout(600)
  const [a, b] = [await ring.boundingBox(), await page.locator('.own').boundingBox()]
  assert.ok(a.y + a.height <= b.y + 1, `${a.y + a.height} is below ${b.y}`)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/rules')
  const text = page.locator('.pictures text.lb', { hasText: me.say('picture-court') })
  await text.waitFor()
  const [word, frame] = await text.evaluate((e) => {
    const middle = e.getBoundingClientRect()
    const rects = [...e.ownerSVGElement.querySelectorAll('rect')].map((r) => r.getBoundingClientRect())
    return [
      middle,
      rects.find((r) => r.left < middle.left + middle.width / 2 && r.right > middle.left + middle.width / 2),
    ].map((r) => r.toJSON())
  })
  assert.ok(word.left >= frame.left + 2 && word.right <= frame.right - 2, JSON.stringify([word, frame]))
  await leaves(me)
})
