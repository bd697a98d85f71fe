// Somebody who comes for the first time, and a house that does not answer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, drawn, enter, faultless, finished, fits, myTurn, openTable, settle, until } from './help.mjs'
import { outOfSight } from './seen.mjs'

const home = atHome()

test('a first game begins with one’s own turn, says what counts, and lesson 1 is a click away', async () => {
  for (const lang of ['en', 'hu']) {
    const anna = await home.guest({ lang })
    const { page, heard, say } = anna
    await page.goto('/')
    for (const game of ['merchants', 'silk-road', 'now-or-never'])
      await page.locator(`a[href="/learn?game=${game}&lesson=1"]`, { hasText: say('home-lesson') }).waitFor()
    await page
      .getByRole('button', { name: say('home-play') })
      .first()
      .click()
    await drawn(anna)
    assert.equal(heard.you, 0)
    await until(heard, 'my turn', () => myTurn(anna))
    assert.equal(heard.sheet.board.active, 0, 'nobody else asks first')
    await page.getByText(say('bar-first')).waitFor()
    await fits(page)
    await page.getByRole('link', { name: say('bar-first-lesson') }).click()
    await page.getByText(say('learn-turn-welcome')).waitFor()
    // Whoever has played is not offered it again.
    await page.goto('/')
    await page
      .getByRole('button', { name: say('home-play') })
      .first()
      .waitFor()
    assert.equal(await page.getByRole('link', { name: say('home-lesson') }).count(), 0)
    faultless(anna)
    await anna.close()
  }
})

test('the opponent of a lesson can be chosen elsewhere, too', async () => {
  const anna = await home.guest({})
  const shelf = (await home.api('GET', '/games')).games.find((g) => g.game === 'merchants')
  await anna.page.goto('/learn?lesson=1')
  await until(anna.heard, 'a lesson', (h) => h.meta)
  const opponent = anna.heard.meta.chairs.find((c) => c.kind === 'bot')
  assert.ok(shelf.levels.includes(opponent.bot), `${opponent.bot} is one of ${shelf.levels.join(', ')}`)
  faultless(anna)
})

test('the purse says what one would score, in step with the house, and nobody else’s', async () => {
  for (const [lang, width, height] of [
    ['en', 1440, 900],
    ['hu', 1440, 900],
    ['hu', 1180, 800],
    ['en', 1024, 768],
    ['hu', 768, 1024],
    ['en', 390, 844],
    ['hu', 360, 740],
  ]) {
    const table = await openTable(home.house, {})
    const anna = await home.guest({ lang, width, height, seats: table.seats })
    await enter(anna, table.path)
    const { page, heard } = anna
    const { score } = heard.sheet.board.would
    // On a small screen it stands beside the coins, whatever is looked at.
    if (width < 1180) {
      const brief = anna.say('merchants-web-would-short', { n: score.total })
      await page.locator('.own [data-own=score]').getByText(brief, { exact: true }).waitFor()
    }
    if (width < 1180 && !(await page.locator('.standing').first().isVisible()))
      await page
        .locator('nav button, nav a, [role=tab]', { hasText: lang === 'en' ? 'Wagon' : 'Kocsi' })
        .first()
        .click()
    const line = page.locator('.standing .score')
    await line.first().waitFor()
    assert.equal(await line.count(), 1, 'only one’s own')
    assert.equal(await line.locator('b').textContent(), String(score.total))
    const cut = await page
      .locator('.standing p')
      .evaluateAll((all) =>
        all
          .filter((p) => p.checkVisibility() && p.scrollWidth > p.clientWidth + 1 && p.clientWidth)
          .map((p) => p.textContent),
      )
    assert.deepEqual(cut, [], `${lang} at ${width}`)
    await fits(page)
    faultless(anna)
    await anna.close()
  }
})

test('a house that does not answer is not a house where nobody plays', async () => {
  // Whoever sits somewhere has a list of games of their own.
  const { seats } = await openTable(home.house, {})
  const anna = await home.guest({ seats })
  const { page, say } = anna
  await page.route('**/api/**', (route) => route.abort())
  for (const path of ['/', '/games']) {
    await page.goto(path)
    await page.getByText(say('home-lost')).first().waitFor()
    assert.ok((await page.getByText(say('home-unknown')).count()) >= 3, 'each list says that it does not know')
    for (const nobody of ['home-watch-none', 'home-open-none'])
      assert.equal(await page.getByText(say(nobody)).count(), 0)
  }
  await anna.close()
})

test('a house that cannot write says so wherever somebody might begin something', async () => {
  const anna = await home.guest({})
  const { page, say } = anna
  for (const path of ['/', '/create', '/games']) {
    await page.goto(path)
    await page.locator('main h1').first().waitFor()
    assert.equal(await page.getByText(say('bar-unwell')).count(), 0)
  }
  await page.route('**/healthz', (route) => route.fulfill({ status: 503, body: 'not well: the disk is full' }))
  for (const path of ['/', '/create', '/games']) {
    await page.goto(path)
    await page.getByText(say('bar-unwell')).waitFor()
  }
  await anna.close()
})

test('whoever tries another way meets the same opponents, by name and by strength', async () => {
  const table = await finished(home, { chairs: ['me', { bot: 'apprentice' }, { bot: 'random' }] })
  const anna = await home.guest({ name: 'Anna', seats: table.seats })
  const { page, heard, say } = anna
  await page.goto(`${table.path}/replay?at=5&as=0`)
  await page.locator('[data-replay]').waitFor()
  await page.getByRole('button', { name: say('replay-more') }).click()
  await page.getByRole('button', { name: say('replay-practise') }).click()
  await until(heard, 'a practice table', (h) => h.meta?.practice)
  assert.deepEqual(
    heard.meta.chairs.slice(1).map((c) => c.bot),
    ['apprentice', 'random'],
  )
  const like = await page.evaluate((id) => JSON.parse(localStorage.getItem('chairs'))[id].like, heard.meta.id)
  assert.equal(like, table.id, 'and bots are called as they were there')
})

test('what counts is said to whoever is new, also at a friend’s table, and never again once they know', async () => {
  const table = await openTable(home.house, { chairs: ['me', 'open'] })
  const bob = await home.guest({ name: 'Bob' })
  const { page, say } = bob
  await page.goto(table.path)
  await page
    .getByRole('button', { name: say('wait-sit') })
    .first()
    .click()
  await until(bob.heard, 'a chair', ({ meta }) => meta?.chairs.every(({ kind }) => kind === 'person'))
  await home.api('POST', `/tables/${table.id}/start`, {}, table.host)
  const goal = page.getByText(say('bar-first'))
  await goal.waitFor()
  await page.reload()
  await goal.waitFor()
  await page.getByRole('button', { name: say('bar-understood') }).click()
  await goal.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.prompt h1').waitFor()
  await settle(page)
  assert.equal(await goal.count(), 0, 'it comes back')
  faultless(bob)
})

test('the table of a lesson is called by what it is, also when a link leads there', async () => {
  for (const lang of ['en', 'hu']) {
    const me = await home.guest({ lang })
    await me.page.goto('/learn?lesson=1')
    await until(me.heard, 'the table of the lesson', (h) => h.meta)
    assert.equal(me.heard.meta.name, me.say('learn-merchants-title'))
    faultless(me)
    await me.close()
  }
})

test('the end: the score sheet stays clear of the way back, and a phone rolls it as one', async () => {
  const over = await finished(home, { chairs: ['me', { bot: 'greedy' }, { bot: 'greedy' }] })
  const wide = await home.guest({ seats: over.seats, width: 1280, height: 800 })
  await wide.page.goto(over.path)
  const sheet = wide.page.getByRole('button', { name: wide.say('drawn-sheet') })
  await sheet.waitFor({ timeout: 60_000 })
  await sheet.click()
  const back = await wide.page.locator('.end .swap').boundingBox()
  const rolls = await wide.page.locator('.end .whole').boundingBox()
  assert.ok(back.y + back.height <= rolls.y + 1, 'the way back lies on what rolls')
  assert.deepEqual(await outOfSight(wide.page, '.end .whole table'), [])
  const phone = await home.guest({ seats: over.seats, width: 360, height: 740, touch: true })
  await phone.page.goto(over.path)
  await phone.page.locator('.turned .chart').waitFor({ timeout: 60_000 })
  await settle(phone.page)
  const within = await phone.page
    .locator('.end')
    .evaluate(
      (e) =>
        [...e.querySelectorAll('*')].filter(
          (at) => at.scrollHeight > at.clientHeight + 8 && /auto|scroll/.test(getComputedStyle(at).overflowY),
        ).length,
    )
  assert.equal(within, 0, 'a box that rolls inside what rolls')
  faultless(wide, phone)
})

test('on a phone what is said to newcomers leaves the table its room', async () => {
  const me = await home.guest({ width: 360, height: 740, touch: true })
  await me.page.goto('/')
  await me.page
    .getByRole('button', { name: me.say('home-play') })
    .first()
    .click()
  await me.page.locator('.bars .first').waitFor()
  await drawn(me)
  const { height } = await me.page.locator('.bars .first').boundingBox()
  assert.ok(height < 92, `${height} pixels`)
  // What a hint points at stays in sight beside it.
  await until(me.heard, 'my turn', () => myTurn(me))
  await me.page.locator('.prompt button.hint').tap()
  await me.page.locator('.advice .do button').last().tap()
  await me.page.waitForTimeout(600)
  const [dice, pane] = [me.page.locator('main [data-light=chosen]').first(), me.page.locator('main')]
  const [a, b] = [await dice.boundingBox(), await pane.boundingBox()]
  assert.ok(a.y >= b.y - 1 && a.y + a.height <= b.y + b.height + 1, JSON.stringify([a, b]))
  faultless(me)
})

const looks = [
  { lang: 'en', width: 1440, height: 900 },
  { lang: 'hu', width: 1440, height: 900 },
  { lang: 'en', width: 1920, height: 1080 },
  { lang: 'hu', width: 1920, height: 1080 },
  { lang: 'en', width: 360, height: 740 },
  { lang: 'hu', width: 360, height: 740 },
]
for (const look of looks)
  test(`a first table says what its own game is won by, and covers nothing by it (${look.lang}, ${look.width})`, async () => {
    for (const game of ['merchants', 'silk-road', 'now-or-never']) {
      const table = await openTable(home.house, { game, chairs: ['me', { bot: 'random' }] })
      const anna = await home.guest({ ...look, seats: table.seats })
      const { page, say } = anna
      await anna.context.addInitScript((id) => localStorage.setItem('first-table', id), table.id)
      await enter(anna, table.path)
      const said = page.locator('.bars .first > span')
      await said.waitFor()
      assert.equal((await said.innerText()).trim(), `${say(`game-${game}-goal`)} ${say('bar-first')}`)
      const lines = await said.evaluate((e) => {
        const range = document.createRange()
        range.selectNodeContents(e)
        return new Set([...range.getClientRects()].filter((r) => r.width > 1).map((r) => Math.round(r.bottom / 6))).size
      })
      assert.ok(lines <= 2, `${game}: ${lines} lines`)
      await settle(page)
      const covered = await page.evaluate(() => {
        const boxes = (of) =>
          [...document.querySelectorAll(of)].map((e) => [e.textContent.trim(), e.getBoundingClientRect()])
        const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
        return boxes('.key li').flatMap(([line, a]) =>
          boxes('.hexboard text').flatMap(([city, b]) => (meets(a, b) ? [`${line} under ${city}`] : [])),
        )
      })
      assert.deepEqual(covered, [])
      faultless(anna)
      await anna.close()
    }
  })
