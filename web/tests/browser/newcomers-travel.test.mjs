// The journey with much aboard: nothing of it is cut in any window, while one is asked to come along and on the last journey.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, settle } from './help.mjs'
import { moment, moments } from './moments.mjs'
import { unseen } from './seen.mjs'

const home = atHome()
const sizes = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
]
/** From here on the whole table fills the window and nothing of the journey is rolled. */
const WHOLE = 1280

const aboard = (base, load) => ({ ...base, seats: base.seats.map((s, i) => (i === 1 ? { ...s, ...load } : s)) })
const asked = ['visit yurg', 'caravan', 'companion 12', 'declare farglen dark']
const journeys = {
  'a hero for each town': [{ heroes: ['jessamy', 'balthus'], commissions: [] }, asked],
  'all for one town': [
    { heroes: ['melisend', 'tolliver', 'rowenna'], commissions: ['ballad-of-blades', 'forest-guides', 'winter-revue'] },
    asked,
  ],
  'much for both towns': [
    { heroes: ['jessamy', 'balthus', 'petronel'], commissions: ['winter-revue', 'perfumers-serenade', 'storm-signal'] },
    asked,
  ],
  'the last journey to six towns': [
    {
      heroes: ['jessamy', 'balthus', 'noctua'],
      commissions: ['curse-wardens', 'cinder-watch', 'rampart-horns'],
      goods: ['book', 'upgraded potion', 'weapon', 'armor'],
    },
    [],
    'end',
  ],
}

for (const [what, [load, acts, at = 'travel']] of Object.entries(journeys))
  test(`nothing of a journey is cut: ${what}`, async () => {
    moments[what] = { ...moments[at], acts, scene: aboard(moments[at].scene, load) }
    const table = await moment(home, what, { you: 1 })
    const faults = []
    for (const lang of ['en', 'hu']) {
      const reader = await home.guest({ seats: table.seats, lang })
      await enter(reader, table.path)
      const { page } = reader
      await page.locator('.travel .group').first().waitFor()
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await settle(page)
        const rolls = await page.locator('.travel').evaluate((e) => e.scrollHeight - e.clientHeight)
        if (width >= WHOLE && rolls > 1) faults.push(`${width}×${height} ${lang}: ${rolls} pixels below the edge`)
        for (const fault of await unseen(page, '.travel')) faults.push(`${width}×${height} ${lang}: ${fault}`)
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/${what.replaceAll(' ', '-')}-${width}x${height}-${lang}.png`,
          })
      }
      faultless(reader)
      await reader.close()
    }
    assert.deepEqual(faults, [])
  })
