// Whoever comes for one of the other games begins it with one click, and the plain table says which game it is and what wins.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, drawn, faultless, fits, openTable } from './help.mjs'
import { unseen } from './seen.mjs'

const home = atHome()
const looks = [
  { lang: 'en', width: 1440, height: 900 },
  { lang: 'hu', width: 1280, height: 720 },
  { lang: 'en', width: 360, height: 740 },
  { lang: 'hu', width: 360, height: 740 },
]

for (const look of looks)
  for (const game of ['silk-road', 'now-or-never'])
    test(`${game} begins with one click on the first page (${look.lang}, ${look.width}×${look.height})`, async () => {
      const guest = await home.guest({ ...look, plain: true })
      const { page, heard, say } = guest
      await page.goto('/')
      const begin = page.getByRole('button', { name: say(`game-${game}`) })
      await begin.waitFor()
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/home-${look.width}-${look.lang}.png` })
      assert.ok(await begin.evaluate((e) => e.getBoundingClientRect().bottom <= innerHeight), 'it is in sight')
      assert.deepEqual(await unseen(page, '.gates'), [])
      await begin.click()
      await drawn(guest)
      assert.equal(heard.meta.game, game)
      const main = page.locator('.plain')
      await main.getByText(say(`plain-${game}-goal`)).waitFor()
      await main.getByText(`${say(`game-${game}`)}.`, { exact: true }).waitFor()
      const rules = main.getByRole('link', { name: say('plain-rules') })
      assert.equal(await rules.getAttribute('href'), `/rules/${game}`)
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${game}-${look.width}-${look.lang}.png` })
      await fits(page)
      assert.deepEqual(await unseen(page, '.plain header, .plain .goal'), [])
      faultless(guest)
      await guest.close()
    })

test('the form of Silk Road says nothing that its rounds contradict', async () => {
  for (const lang of ['en', 'hu']) {
    const guest = await home.guest({ lang })
    const { page, say } = guest
    await page.goto('/create?game=silk-road')
    await page.getByText(say('create-chairs-help-silk-road')).waitFor()
    await page.getByText(say('tempo-none-help-silk-road')).waitFor()
    assert.equal(await page.getByText(say('create-chairs-help')).count(), 0)
    faultless(guest)
    await guest.close()
  }
})

test('one’s own game is not among those to watch; for everybody else it is', async () => {
  const table = await openTable(home.house, { chairs: ['me', { bot: 'greedy' }], listed: true })
  for (const seats of [table.seats, {}]) {
    const guest = await home.guest({ seats })
    await guest.page.goto('/')
    const own = Object.keys(seats).length > 0
    await guest.page
      .locator(`${own ? '.mine' : '.watch'} a[href="${table.path}"]`)
      .first()
      .waitFor()
    if (own) assert.equal(await guest.page.locator(`.watch a[href="${table.path}"]`).count(), 0)
    faultless(guest)
    await guest.close()
  }
})
