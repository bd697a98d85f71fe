// Words at the moment of choosing: what was chosen has a name, and a question that can be answered with No shows the No.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, settle, until } from './help.mjs'
import { moment, moments } from './moments.mjs'
import { unseen } from './seen.mjs'

const home = atHome()
/** Mirren's dice differ, so that a slot alone settles nothing. */
const dice = { reserve: ['1', '3'], locked: ['2', '2', '4'] }
const { two } = moments
moments.plan = {
  ...two,
  acts: [],
  scene: { ...two.scene, seats: two.scene.seats.map((seat, i) => (i ? seat : { ...seat, ...dice })) },
}
/** Mirren has moved, and has a horseshoe. */
moments.horseshoe = {
  ...two,
  scene: { ...two.scene, seats: two.scene.seats.map((seat) => ({ ...seat, horseshoes: 1 })) },
  acts: ['bump 1* 1', 'go 1'],
}
const looks = [
  { lang: 'en', width: 1440, height: 900 },
  { lang: 'hu', width: 1280, height: 720 },
  { lang: 'en', width: 360, height: 740, touch: true },
  { lang: 'hu', width: 360, height: 740, touch: true },
]

for (const look of looks) {
  const where = `${look.lang}, ${look.width}×${look.height}`
  test(`a slot that was chosen is named (${where})`, async () => {
    const table = await moment(home, 'plan', { you: 0 })
    const reader = await home.guest({ seats: table.seats, ...look })
    const { page, say } = reader
    await enter(reader, table.path)
    const slot = page.locator('[data-thing="slot.2"][data-light=lit]').filter({ visible: true }).first()
    await slot.click()
    await settle(page)
    const said = (await page.locator('.prompt .sub').innerText()).replace(/\s+/g, ' ')
    assert.ok(said.startsWith(`${say('drawn-chosen-these')} ${say('merchants-web-slot-2')}`), said)
    assert.match(said, new RegExp(say('drawn-chosen-more')))
    assert.deepEqual(await unseen(page, '.prompt'), [])
    faultless(reader)
    await reader.close()
  })

  test(`whoever need not spend a horseshoe sees how to say no (${where})`, async () => {
    const table = await moment(home, 'horseshoe', { you: 0 })
    const reader = await home.guest({ seats: table.seats, ...look })
    const { page, heard, say } = reader
    await enter(reader, table.path)
    await until(heard, 'the question', (h) => h.sheet.offers.some(({ act }) => act === 'stay'))
    const no = page.locator('.prompt button[data-act=stay]')
    await no.getByText(say('merchants-board-no-stay')).waitFor()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/stay-${look.width}-${look.lang}.png` })
    assert.deepEqual(await unseen(page, '.prompt'), [])
    await no.click()
    await until(heard, 'another question', (h) => h.sheet.offers.every(({ act }) => act !== 'stay'))
    faultless(reader)
    await reader.close()
  })
}
