// Silk Road as it is drawn: whole games with the mouse and with keys alone, what a break or a reload may not lose, every moment as
// axe sees it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clean } from './clean.mjs'
import { unseen } from './seen.mjs'
import { faultless, settle, until } from './help.mjs'
import { atHome, begin, beside, boardOf, desk, finger, KEYS, racer, road, sorted, spots, stroke } from './silk-road.mjs'

const home = atHome()
const cities = ({ heard }) => heard.sheet.board.card.cities
const arrive = ({ page }) => page.locator('.arrive')
const onward = ({ page }) => page.locator('.acts button.prime')

async function rounds(someone, one) {
  const { page, heard } = someone
  for (let round = 1; round <= 4; round++) {
    await begin(someone)
    const wanted = road(cities(someone), 6 + round)
    await one(wanted)
    await until(heard, 'the end of the round', (h) => h.sheet.board.past?.round === round)
    const [mine] = heard.sheet.board.past.desks
    assert.deepEqual(sorted(mine.board), sorted(wanted.tiles))
    assert.ok(mine.qualified)
    if (round < 4) {
      await page.locator('.legend').waitFor()
      await onward(someone).click()
    }
  }
  await page.locator('.result h1').waitFor()
}

test('a whole game with the mouse: the house has the road that was drawn, and the end says the title', async () => {
  const anna = await racer(home)
  await rounds(anna, async ({ cells }) => {
    await stroke(anna.page, cells)
    await anna.page.locator('.arrive.prime').waitFor()
    await arrive(anna).click()
  })
  await anna.page.locator('[aria-current=step]').first().waitFor()
  // How it turned: what one had at the start and after each round.
  const { score, gains } = anna.heard.sheet.board.desks[0]
  const course = await anna.page.locator('.course svg[role=img]').getAttribute('aria-label')
  const had = gains.map((_, i) => gains.slice(0, i + 1).reduce((sum, gain) => sum + gain))
  assert.equal(course, `${anna.say('drawn-you')}: ${[0, ...had].join(', ')}`)
  assert.equal(had.at(-1), score)
  assert.deepEqual(anna.heard.refused, [])
  faultless(anna)
  await anna.close()
})

test('a whole game with keys alone', async () => {
  const anna = await racer(home, { lang: 'hu' })
  const { page, heard } = anna
  for (let round = 1; round <= 4; round++) {
    await page.locator('.acts button[data-act=ready]').press('Enter')
    await until(heard, 'the signal', () => desk(anna).stage === 'building', 15_000)
    await page.locator('.place').waitFor()
    const { exits, tiles } = road(cities(anna), 5 + round)
    for (const side of exits) await page.keyboard.press(KEYS[side])
    await page.keyboard.press('Enter')
    await until(heard, 'the end of the round', (h) => h.sheet.board.past?.round === round)
    assert.deepEqual(sorted(heard.sheet.board.past.desks[0].board), sorted(tiles))
    await settle(page)
    if (round < 4) {
      await page.locator('.legend').waitFor()
      await page.keyboard.press('Enter')
    }
  }
  await page.locator('.result h1').waitFor()
  assert.deepEqual(heard.refused, [])
  faultless(anna)
  await anna.close()
})

test('the pen goes back by going back, turns off in the middle, and says why not', async () => {
  const anna = await racer(home)
  const { page, say } = anna
  await begin(anna)
  const { cells, exits } = road(cities(anna), 9)
  await stroke(page, cells.slice(0, 5))
  await until(anna.heard, 'four tiles', () => boardOf(anna).length === 4)
  // Back over two borders.
  await stroke(page, [cells[4], cells[3], cells[2]])
  await until(anna.heard, 'two tiles', () => boardOf(anna).length === 2)
  // A step into its own road is refused, in words; nothing is sent for it.
  await page.keyboard.press('Escape')
  for (const side of exits.slice(2, 4)) await page.keyboard.press(KEYS[side])
  await page.keyboard.press('Backspace')
  await until(anna.heard, 'three tiles', () => boardOf(anna).length === 3)
  const before = anna.heard.answers
  await page.keyboard.press('KeyS')
  await page.keyboard.press('KeyS')
  const rim = page.locator('.wrong')
  for (const key of KEYS) {
    await page.keyboard.press(key)
    if (await rim.count()) break
    await page.keyboard.press('Backspace')
  }
  await page.waitForTimeout(600)
  assert.ok(anna.heard.answers - before < 8)
  // Nobody arrives with an unfinished road by one press.
  await page.keyboard.press('Escape')
  await arrive(anna).click()
  await page.locator('.wrong', { hasText: say('silk-web-no-sure') }).waitFor()
  assert.equal(desk(anna).stage, 'building')
  await page.waitForTimeout(450)
  await arrive(anna).click()
  await until(anna.heard, 'the arrival', (h) => h.sheet.board.past)
  assert.equal(anna.heard.sheet.board.past.desks[0].qualified, false)
  assert.deepEqual(anna.heard.refused, [])
  faultless(anna)
  await anna.close()
})

test('a finger draws on a phone, taps a step, turns a loose tile and lifts it', async () => {
  const anna = await racer(home, { width: 360, height: 740, touch: true }, {})
  const { page, heard } = anna
  await begin(anna)
  const { cells, tiles } = road(cities(anna), 8)
  await finger(page, cells.slice(0, 6))
  await until(heard, 'five tiles', () => boardOf(anna).length === 5)
  // A tap on the next space is a step.
  const [next] = await spots(page, [cells[6]])
  await page.touchscreen.tap(...next)
  await until(heard, 'six tiles', () => boardOf(anna).length === 6)
  // The third tile is held until it is lifted: what follows lies loose.
  const [third] = await spots(page, [cells[2]])
  const line = await page.context().newCDPSession(page)
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: third[0], y: third[1] }] })
  await page.locator('.loose').first().waitFor()
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await until(heard, 'five tiles again', () => boardOf(anna).length === 5)
  // Of the loose ones, one that is not the next step of the pen: a tap turns it.
  const apart = cells.slice(3, 6).find((cell) => !beside(cell, cells[2]))
  if (apart !== undefined) {
    const turn = () => boardOf(anna).find(({ cell }) => cell === apart).turn
    const before = turn()
    await page.touchscreen.tap(...(await spots(page, [apart]))[0])
    await until(heard, 'it is turned', () => turn() !== before)
  }
  // Drawn over once more, the road is whole.
  await finger(page, cells.slice(2))
  await page.locator('.arrive.prime').waitFor()
  await until(heard, 'the road', () => boardOf(anna).length === 8)
  await settle(page)
  assert.deepEqual(boardOf(anna), sorted(tiles))
  assert.deepEqual(heard.refused, [])
  faultless(anna)
  await anna.close()
})

test('a reload loses nothing that was drawn, sent or not', async () => {
  const anna = await racer(home)
  const { page, heard } = anna
  await begin(anna)
  const { cells, tiles } = road(cities(anna), 8)
  await stroke(page, cells.slice(0, 6))
  // At once: nothing of it has been sent.
  await page.reload()
  await page.locator('.place').waitFor()
  await until(heard, 'the road', () => boardOf(anna).length === 5)
  assert.deepEqual(boardOf(anna), sorted(tiles.slice(0, 5)))
  faultless(anna)
  await anna.close()
})

test('whoever draws gets no list of offers: a sheet of the race is small', async () => {
  const anna = await racer(home)
  const { page, heard } = anna
  await begin(anna)
  await settle(page)
  await stroke(page, road(cities(anna), 9).cells)
  await until(heard, 'the road', () => boardOf(anna).length === 9)
  const { sheet, lasting } = JSON.parse(heard.now).now
  assert.deepEqual([sheet.offers, lasting], [[], []])
  const bytes = Buffer.byteLength(JSON.stringify(sheet))
  console.log(`a sheet of the race: ${bytes} bytes`)
  assert.ok(bytes <= 4096, `${bytes} bytes`)
  await anna.close()
})

const crowds = [['tight'], ['straight', 'wide', 'tight']]
for (const [lang, width, height] of [
  ['en', 360, 740],
  ['hu', 360, 740],
  ['hu', 740, 360],
  ['hu', 1180, 800],
])
  test(`no word of the tray is cut or broken, however many bonus tiles lie in it (${lang}, ${width})`, async () => {
    for (const bonus of crowds) {
      const table = await home.api('POST', '/tables', {
        game: 'silk-road',
        chairs: ['me', { bot: 'beginner' }],
        me: 'Anna',
        practice: true,
        options: { players: 2, seconds: 900 },
        scene: { round: 4, phase: 'trading', seats: [{ bonus }] },
      })
      const seats = { [table.id]: { seats: table.seats, host: table.host } }
      const anna = await home.guest({ lang, width, height, touch: width < 1180, seats })
      await anna.page.goto(`/t/${table.id}`)
      await anna.page.locator('.place').waitFor()
      await settle(anna.page)
      assert.equal(await anna.page.locator('.tray .bonus').count(), bonus.length)
      assert.deepEqual(await unseen(anna.page, '.tray, .acts'), [], `${bonus.length} bonus tiles`)
      const low = await anna.page.locator('.tray .bonus').evaluateAll((all) => all.map((one) => one.offsetHeight))
      assert.ok(low.every((height) => height >= 44))
      faultless(anna)
      await anna.close()
    }
  })

for (const theme of ['dark', 'light'])
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 740, touch: true },
  ])
    test(`every moment is clean (${theme}, ${size.width})`, async () => {
      const lang = theme === 'dark' ? 'en' : 'hu'
      const anna = await racer(
        home,
        { theme, lang, ...size },
        { chairs: ['me', { bot: 'beginner' }], options: { seconds: 10 } },
      )
      const { page, heard } = anna
      await clean(anna, 'ready')
      await begin(anna)
      await clean(anna, 'race')
      const { exits } = road(cities(anna), 5)
      for (const side of exits) await page.keyboard.press(KEYS[side])
      await page.locator('.arrive.prime').waitFor()
      await page.keyboard.press('Enter')
      await until(heard, 'the arrival', () => desk(anna).stage !== 'building')
      await until(heard, 'the end of the round', (h) => h.sheet.board.past, 20_000)
      await page.locator('.legend').first().waitFor()
      await clean(anna, 'reveal')
      if (heard.sheet.board.desks.some(({ bonus }) => bonus.some((n) => n))) {
        await onward(anna).click()
        await clean(anna, 'award')
      }
      faultless(anna)
      await anna.close()
    })

test('two at once, and one who watches: nobody sees a road before the end', async () => {
  const anna = await racer(home, {}, { chairs: ['me', { bot: 'beginner' }], options: { seconds: 10 } })
  await begin(anna)
  const watcher = await home.guest({})
  await watcher.page.goto(anna.table.path)
  await watcher.page.getByText(watcher.say('silk-web-hidden')).waitFor()
  assert.ok(watcher.heard.sheet.board.desks.every(({ own }) => !own))
  const [x] = await spots(anna.page, [9])
  assert.ok(x)
  faultless(anna, watcher)
  await Promise.all([anna.close(), watcher.close()])
})

test('a double click, two taps and a hurried Enter do not arrive with an unfinished road', async () => {
  for (const touch of [false, true]) {
    const anna = await racer(home, touch ? { width: 390, height: 844, touch } : {})
    const { page, heard } = anna
    await begin(anna)
    const { exits } = road(cities(anna), 7)
    await page.keyboard.press(KEYS[exits[0]])
    await until(heard, 'a tile', () => boardOf(anna).length === 1)
    const enter = async () => {
      await page.locator('.place').focus()
      for (let i = 0; i < 2; i++) await page.keyboard.press('Enter')
    }
    const taps = async () => {
      for (let i = 0; i < 2; i++) await arrive(anna).tap()
    }
    for (const press of [touch ? taps : () => arrive(anna).dblclick(), enter]) {
      await press()
      await page.locator('.arrive.sure').waitFor()
      await page.waitForTimeout(450)
      assert.equal(desk(anna).stage, 'building')
      await page.keyboard.press('Escape')
      await page.locator('.arrive.sure').waitFor({ state: 'detached' })
    }
    await enter()
    await page.waitForTimeout(450)
    await page.keyboard.press('Enter')
    await until(heard, 'the arrival', (h) => h.sheet.board.past)
    faultless(anna)
    await anna.close()
  }
})

for (const [lang, width, height] of [
  ['en', 360, 740],
  ['hu', 360, 740],
  ['en', 390, 844],
  ['hu', 390, 844],
])
  test(`a phone: the board stays where it is, whatever is said (${lang}, ${width})`, async () => {
    const anna = await racer(home, { lang, width, height, touch: true })
    const { page, say } = anna
    await begin(anna)
    const place = () => page.locator('.place').boundingBox()
    const before = await place()
    await arrive(anna).tap()
    await page.locator('.wrong', { hasText: say('silk-web-no-sure') }).waitFor()
    assert.deepEqual(await place(), before)
    assert.deepEqual(await unseen(page, '.tray, .prompt'), [])
    faultless(anna)
    await anna.close()
  })

test('`?` says what Enter and Ctrl+Z do in a race', async () => {
  const anna = await racer(home)
  const { page, say } = anna
  const listed = async () => {
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: say('keys-title') })
    await dialog.waitFor()
    const said = await dialog.locator('dd').allInnerTexts()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    return ['keys-enter', 'silk-web-key-arrive', 'silk-web-key-undo'].map((id) => said.includes(say(id)))
  }
  assert.deepEqual(await listed(), [true, false, false])
  await begin(anna)
  assert.deepEqual(await listed(), [false, true, true])
  faultless(anna)
  await anna.close()
})
