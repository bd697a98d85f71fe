// Now or Never in the plain view, in both languages: nothing on the page is an id or a number without a name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, finished, openTable, settle, until } from './help.mjs'

const home = atHome()
const bare =
  /(?:^|[\s"(])((?:now|plain|quest|token|specialist|building|order|find|location|power|solo)-[a-z0-9]+(?:-[a-z0-9]+)*)(?=$|[\s".,:)])/

/** A strong player says what to do, in words, and it could be done at once. */
async function hinted({ page, say }) {
  await page.getByRole('button', { name: say('advice-hint') }).click()
  const advice = page.locator('section.advice')
  await advice.locator('.do').waitFor()
  assert.doesNotMatch(await advice.innerText(), bare)
  await page.keyboard.press('Escape')
}

for (const lang of ['en', 'hu'])
  test(`a season of Now or Never by clicking (${lang})`, async () => {
    const table = await openTable(home.house, { game: 'now-or-never', chairs: ['me', { bot: 'greedy' }], options: {} })
    const anna = await home.guest({ seats: table.seats, lang, plain: true })
    const { page, heard } = anna
    await enter(anna, table.path)
    const asked = (h) => h.sheet.must.includes(0) || h.sheet.board.phase === 'over'
    const verbs = new Set()
    for (let n = 0; n < 40 && heard.sheet.board.season < 2; n++) {
      await until(heard, 'my turn', asked)
      await settle(page)
      const offers = heard.sheet.offers
      if (n === 6) await hinted(anna)
      // whatever is new first, so that every kind of question comes up
      const fresh = offers.findIndex((o) => !verbs.has(o.act.split(' ')[0]) && o.act !== 'pass')
      const chosen = fresh >= 0 ? fresh : (n * 7) % offers.length
      verbs.add(offers[chosen].act.split(' ')[0])
      const text = await page.locator('main').innerText()
      assert.doesNotMatch(text, bare)
      const [before, answers] = [heard.sheet, heard.answers]
      const button = page.locator(`button[data-act="${offers[chosen].act}"]`)
      await page.evaluate(() => document.querySelectorAll('#plain-do details').forEach((d) => (d.open = true)))
      await button.click()
      await until(heard, `an answer to ${offers[chosen].act}`, (h) => h.answers > answers)
      assert.deepEqual(heard.refused, [], offers[chosen].act)
      await until(heard, 'the next sheet', (h) => h.sheet !== before)
    }
    assert.ok(verbs.has('hero') && verbs.has('keep') && verbs.size > 6, [...verbs].join(', '))
    faultless(anna)
    await anna.close()
  })

test('after a game of Now or Never: where it turned, season by season', async () => {
  const chairs = ['me', { bot: 'random' }]
  const scene = { season: 5 }
  const table = await finished(home, { game: 'now-or-never', chairs, scene, seed: 'tea', practice: true })
  for (const lang of ['en', 'hu']) {
    const guest = await home.guest({ lang })
    const { page, say } = guest
    await page.goto(table.path)
    const turned = page.getByRole('region', { name: say('advice-turned') })
    await turned.getByRole('img', { name: say('advice-chart') }).waitFor({ timeout: 60_000 })
    await turned.locator('summary').click()
    const season = say('advice-round', { n: 6, of: 'season' })
    await turned.getByRole('rowheader', { name: season }).waitFor()
    await turned.getByRole('link', { name: season }).first().click()
    await page.getByRole('slider').waitFor()
    await page.getByText(season).first().waitFor()
    assert.doesNotMatch(await page.locator('main').innerText(), bare)
    faultless(guest)
    await guest.close()
  }
})
