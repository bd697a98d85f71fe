// Now or Never in the plain view: a hero says its power, a quest its price and reward, before one chooses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, fits, openTable, settle, until } from './help.mjs'
import { unseen } from './seen.mjs'

const home = atHome()
const looks = [
  { lang: 'en', width: 1440, height: 900 },
  { lang: 'hu', width: 360, height: 740 },
]

for (const look of looks)
  test(`heroes and quests say what they bring (${look.lang}, ${look.width}×${look.height})`, async () => {
    const table = await openTable(home.house, { game: 'now-or-never', chairs: ['me', { bot: 'greedy' }], options: {} })
    const anna = await home.guest({ seats: table.seats, plain: true, ...look })
    const { page, heard } = anna
    await enter(anna, table.path)
    const tried = new Set()
    for (let n = 0; n < 8 && tried.size < 2; n++) {
      await until(heard, 'my turn', (h) => h.sheet.must.includes(0))
      await settle(page)
      const offers = heard.sheet.offers
      await page.evaluate(() => document.querySelectorAll('#plain-do details').forEach((d) => (d.open = true)))
      for (const verb of ['hero', 'keep']) {
        const asked = offers.filter(({ act }) => act.startsWith(`${verb} `))
        if (!asked.length) continue
        tried.add(verb)
        for (const { act } of asked) {
          const said = page.locator(`button[data-act="${act}"] small`)
          assert.match(await said.innerText(), /\p{L}{3}/u, act)
        }
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/${verb}-${look.width}-${look.lang}.png` })
      }
      await fits(page)
      assert.deepEqual(await unseen(page, '#plain-do'), [])
      const before = heard.sheet
      await page.locator(`button[data-act="${offers[0].act}"]`).click()
      await until(heard, 'the next sheet', (h) => h.sheet !== before)
    }
    assert.deepEqual([...tried].sort(), ['hero', 'keep'])
    faultless(anna)
    await anna.close()
  })
