// Every name of the catalog fits where it stands on the board: not broken inside a word, not under anything else.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { atHome, enter, faultless, settle, words } from './help.mjs'
import { moment, moments } from './moments.mjs'
import { unseen } from './seen.mjs'

const home = atHome()
const sizes = [
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
]
const read = (file) => readFileSync(new URL(`../../../locales/en/${file}.ftl`, import.meta.url), 'utf8')
const list = ['merchants', 'merchants-cards'].map(read).join('\n')
/** All names of one kind, as the catalog of words has them. */
const named = (kind) => [...list.matchAll(new RegExp(`^${kind}-[a-z-]+(?= =)`, 'gm'))].map(([id]) => id)
/** Where on the board which kind of name stands. */
const places = {
  building: '.buildings .building > span:not(.todo)',
  companion: '.beast .n',
  town: '.towns .town .serif',
}
/** A travel die lies on the farthest companion, and wagons stand on every space. */
moments.names = {
  ...moments.four,
  acts: [],
  scene: { ...moments.four.scene, travel_die: true, companions: ['snow-bee', 'flicker', 'phoenix'] },
}

for (const lang of ['en', 'hu'])
  test(`names of places, buildings and companions are whole on the board (${lang})`, async () => {
    const table = await moment(home, 'names', { you: 0 })
    const reader = await home.guest({ seats: table.seats, lang })
    const { page } = reader
    await enter(reader, table.path)
    await page.locator(places.companion).first().waitFor()
    const faults = new Set()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      for (const [kind, where] of Object.entries(places)) {
        const names = named(kind).map((id) => words(id, {}, lang))
        assert.ok(names.length >= 6, `${names.length} names of ${kind}`)
        const spots = await page.locator(where).count()
        assert.ok(spots > 0, `${kind}: ${where}`)
        // Each name stands once on each of its places.
        for (let turn = 0; turn < names.length; turn++) {
          await page
            .locator(where)
            .evaluateAll(
              (all, [names, turn]) => all.forEach((e, i) => (e.textContent = names[(i + turn) % names.length])),
              [names, turn],
            )
          await settle(page)
          for (const fault of await unseen(page, `:is(${where})`)) faults.add(`${width}×${height}: ${fault}`)
          const wide = await page.locator(where).evaluateAll((all) => {
            return all.filter(sticksOut).map((e) => e.textContent)
            function sticksOut(e) {
              const range = document.createRange()
              range.selectNodeContents(e)
              const [text, card] = [range.getBoundingClientRect(), e.closest('.card').getBoundingClientRect()]
              return text.width > 0 && (text.right > card.right - 1 || text.bottom > card.bottom)
            }
          })
          for (const name of wide) faults.add(`${width}×${height}: “${name}” is wider than its place`)
        }
      }
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/names-${width}x${height}-${lang}.png` })
    }
    assert.deepEqual([...faults], [])
    faultless(reader)
    await reader.close()
  })
