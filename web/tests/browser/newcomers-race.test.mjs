// Silk Road in the plain view: no key and no single press ends a round with a road that joins nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, faultless, fits, pair, settle, until } from './help.mjs'

const home = atHome()
const stage = ({ heard }) => heard.sheet.board.desks[heard.sheet.you].stage
const looks = [
  { lang: 'en', width: 1440, height: 900 },
  { lang: 'hu', width: 360, height: 740 },
]

for (const look of looks)
  test(`whoever arrives is asked once more, and sees whose time still runs (${look.lang}, ${look.width})`, async () => {
    const { anna, bob } = await pair(home, { game: 'silk-road', options: {}, wishes: { ...look, plain: true } })
    const { page, heard, say } = anna
    for (const person of [anna, bob]) await person.page.locator('button[data-act=ready]').click()
    await until(heard, 'the signal', () => stage(anna) === 'building', 15_000)
    await settle(page)
    const place = await page.locator('.plain').boundingBox()

    // The key that meant “I am ready” a moment ago, twice: it presses nothing.
    await page.locator('#plain-do h2').focus()
    await page.keyboard.press('1')
    await page.keyboard.press('1')
    const arrive = page.locator('button[data-act=declare]')
    assert.equal(await arrive.locator('kbd').count(), 0)
    await arrive.click()
    await page.getByText(say('plain-road-none')).waitFor()
    // The harmless answer has the focus: Enter goes on building.
    await page.keyboard.press('Enter')
    await arrive.waitFor()
    assert.equal(stage(anna), 'building')
    assert.equal(heard.answers, 1, 'only “I am ready” was said')

    // Nor do words typed into the search arrive at once.
    await page.locator('#plain-filter').fill(say('silk-do-declare').split(' ').at(-1))
    await page.keyboard.press('Enter')
    await settle(page)
    assert.equal(stage(anna), 'building')
    await page.locator('#plain-filter').fill('')
    assert.equal(await page.getByText(say('plain-time-left', { time: '' }).trim()).count(), 1)

    // A road of one tile is unfinished.
    const tile = heard.sheet.offers.find((o) => o.act.startsWith('place '))
    await page.evaluate(() => document.querySelectorAll('#plain-do details').forEach((d) => (d.open = true)))
    await page.locator(`button[data-act="${tile.act}"]`).click()
    await until(heard, 'a tile', () => heard.sheet.board.desks[0].own.board.length === 1)
    await settle(page)
    await arrive.click()
    await page.getByText(say('plain-road-open')).waitFor()
    await fits(page)
    await page.getByRole('button', { name: say('plain-road-yes') }).click()
    await until(heard, 'the arrival', () => stage(anna) === 'arrived')
    await settle(page)

    // The others are still on the road: their time is in sight, and the page stays where it was.
    assert.match(await page.locator('.sand').innerText(), new RegExp(say('plain-time-theirs', { time: '\\d:\\d\\d' })))
    const after = await page.locator('.plain').boundingBox()
    assert.deepEqual([after.x, after.width], [place.x, place.width])
    faultless(anna, bob)
    await anna.close()
    await bob.close()
  })

test('where nobody’s time runs, the page says so', async () => {
  const { anna, bob } = await pair(home, { game: 'silk-road', options: { clock: 'off' }, wishes: { plain: true } })
  const { page, heard, say } = anna
  const begin = page.locator('button[data-act=begin], button[data-act=ready]')
  await begin.click()
  await until(heard, 'an answer', (h) => h.answers === 1)
  await settle(page)
  await page.getByText(say('plain-time-none')).waitFor()
  faultless(anna, bob)
  await anna.close()
  await bob.close()
})
