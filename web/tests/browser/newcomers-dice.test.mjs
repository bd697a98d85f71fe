// A phone, and a travel die is to be taken: everything lit is in sight, and the sheet stays where it is while one chooses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, settle } from './help.mjs'
import { moment, moments } from './moments.mjs'
import { outOfSight, unseen } from './seen.mjs'

const home = atHome()
const { travel } = moments
/** Ilka has lanterns and Whisper, so that dice can be rolled again and raised; some of the rows may be taken. */
const rolled = (dice) => ({
  ...travel,
  scene: {
    ...travel.scene,
    seats: travel.scene.seats.map((seat, i) => ({ ...seat, steeds: [['brembizant'], ['whisper']][i] ?? [] })),
    next: { ...travel.scene.next, travel: dice },
  },
})
moments.few = rolled([1, 2, 3, 4])
moments.spread = rolled([1, 1, 5, 6])

for (const rolls of ['few', 'spread'])
  for (const lang of ['en', 'hu'])
    test(`all that is lit beside the travel dice is in sight on a phone (${rolls}, ${lang})`, async () => {
      const table = await moment(home, rolls, { you: 1 })
      const ilka = await home.guest({ seats: table.seats, lang, width: 360, height: 740, touch: true })
      const { page } = ilka
      await enter(ilka, table.path)
      const lit = page.locator('.travel [data-light=lit]').filter({ visible: true })
      await page.locator('.travel [data-thing=lantern]').filter({ visible: true }).waitFor()
      await page.locator('.travel [data-thing="steed.whisper"]').filter({ visible: true }).waitFor()
      // What is lit is brought into sight once more when a late scene is there.
      await page.waitForTimeout(600)
      await settle(page)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/dice-${rolls}-${lang}.png` })
      assert.ok((await lit.count()) >= 4, 'dice, lantern and steed are lit')
      assert.deepEqual(await outOfSight(page, '.travel [data-light=lit]'), [])
      assert.deepEqual(await unseen(page, '.travel'), [])

      const top = async () => Math.round((await page.locator('.prompt').boundingBox()).y)
      const before = await top()
      const die = page.locator('.travel [data-thing^="die."][data-light=lit]').filter({ visible: true }).last()
      await die.tap()
      await settle(page)
      await page.locator('.prompt .prime').waitFor()
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/dice-${rolls}-${lang}-picked.png` })
      assert.equal(await top(), before, 'the sheet has kept its height')
      assert.deepEqual(await outOfSight(page, '.travel [data-light=chosen]'), [])
      faultless(ilka)
      await ilka.close()
    })
