// Looking back: every moment has an address, a running game keeps its secrets, and a moment can be played on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, decide, faultless, myTurn, openTable, pair, playTurn, settle, until, words } from './help.mjs'
import { outOfSight } from './seen.mjs'

const home = atHome()

/** A game that bots have played to its end: its owner left at once. */
async function finished() {
  const table = await openTable(home.house)
  await home.api('POST', `/tables/${table.id}/leave`, {}, table.seats[table.id].seats[0].secret)
  for (let i = 0; i < 200; i++) {
    if ((await home.api('GET', `/tables/${table.id}`)).stage === 'over') return table
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.fail('the bots have not finished')
}
const slider = ({ page, say }) => page.getByRole('slider', { name: say('replay-slider') })
/** The slider stands here, and the address is that of this moment. */
async function stands(someone, place) {
  await someone.page.waitForFunction((n) => document.querySelector('input[type=range]')?.value === String(n), place)
}
const question = ({ page }) => page.locator('.prompt h1').innerText()

test('a finished game moment by moment: slider, arrows, a link, and practice from here', async () => {
  const table = await finished()
  const anna = await home.guest({ seats: table.seats })
  const { page, say } = anna
  await page.goto(`${table.path}/replay`)
  await stands(anna, 0)
  // How many moments there are comes after the first of them.
  await page.waitForFunction(() => Number(document.querySelector('input[type=range]').max) > 50)
  const last = Number(await slider(anna).getAttribute('max'))
  await page.keyboard.press('ArrowRight')
  await stands(anna, 1)
  await page.keyboard.press('ArrowRight')
  await stands(anna, 2)
  await page.keyboard.press('ArrowLeft')
  await stands(anna, 1)
  // Whoever reads the keys steps no further behind them.
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('ArrowRight')
  await stands(anna, 1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+ArrowRight')
  await page.waitForFunction(() => Number(document.querySelector('input[type=range]').value) > 1)
  await page.getByRole('button', { name: say('replay-last') }).click()
  await stands(anna, last)
  await page.getByText(say('merchants-web-over')).first().waitFor()

  const middle = Math.floor(last / 2)
  await slider(anna).fill(String(middle))
  await stands(anna, middle)
  await page.waitForFunction(() => document.querySelector('.prompt h1'))
  await page.getByRole('button', { name: say('replay-more') }).click()
  const link = await page.getByLabel(say('replay-link')).inputValue()
  assert.match(link, /\/replay\?at=\d+/)
  assert.equal(page.url(), link)

  const friend = await home.guest()
  await friend.page.goto(link)
  await slider(friend).waitFor()
  await stands(friend, middle)
  await friend.page.locator('.prompt h1').waitFor()
  assert.equal(await question(friend), await question(anna))
  await friend.close()

  await page.getByRole('button', { name: say('replay-practise') }).click()
  await page.waitForURL((url) => url.pathname !== `${table.path}/replay`)
  await until(anna.heard, 'a table of my own', (h) => h.sheet && h.meta.id !== table.id)
  assert.equal(anna.heard.meta.practice, true)
  await until(anna.heard, 'my turn', () => myTurn(anna))
  await settle(page)
  const title = await page.locator('header.top .tname').innerText()
  assert.ok(title.includes(say('home-fork')), `a game from the middle of another says so: ${title}`)
  await decide(anna)
  // A phone has little room for names: it says that first, and cuts nothing of it.
  for (const [width, height] of [
    [360, 740],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height })
    await page.locator('header.top .tn').waitFor()
    await settle(page)
    assert.ok((await page.locator('header.top .tn').innerText()).startsWith(say('home-fork')))
    assert.deepEqual(await outOfSight(page, 'header.top .tn'), [], `${width}×${height}`)
  }
  faultless(anna)
  await anna.close()
})

test('a running game shows nobody the hidden deeds of another, however one looks back', async () => {
  const { table, anna, bob } = await pair(home)
  await playTurn(anna)
  await playTurn(bob)
  const catalog = await home.api('POST', '/games/merchants/catalog', { options: { players: 2 } })
  const bobs = bob.heard.sheet.board.wagons[1].deeds
  assert.ok(bobs.length && bobs.every((n) => n !== null))
  assert.ok(anna.heard.sheet.board.wagons[1].deeds.every((n) => n === null))

  // Her own she can read: so we would find Bob's if it were there.
  const own = words(`deed-${catalog.deeds[anna.heard.sheet.board.wagons[0].deeds[0]].id}`)
  assert.ok((await anna.page.content()).includes(own))

  const answers = []
  anna.page.on('response', async (reply) => {
    if (/\/tables\//.test(reply.url())) answers.push(reply.json().catch(() => null))
  })
  await anna.page.goto(`${table.path}/replay`)
  await slider(anna).waitFor()
  const last = Number(await slider(anna).getAttribute('max'))
  for (let moment = 0; moment <= last; moment++) {
    await slider(anna).fill(String(moment))
    await stands(anna, moment)
    await settle(anna.page)
    const drawn = await anna.page.content()
    for (const n of bobs) {
      const name = words(`deed-${catalog.deeds[n].id}`)
      assert.ok(!drawn.includes(name), `moment ${moment} shows Bob's deed ${name}`)
    }
  }
  // Somebody else's eyes are not for lending while the game runs.
  await anna.page.goto(`${table.path}/replay?as=1`)
  await slider(anna).waitFor()
  await settle(anna.page)
  const heard = (await Promise.all(answers)).filter(Boolean)
  const sheets = heard.map((answer) => answer.sheet).filter(Boolean)
  assert.ok(sheets.length > last / 2, `only ${sheets.length} moments were asked for`)
  for (const sheet of sheets) assert.ok(sheet.board.wagons[1].deeds.every((n) => n === null))
  for (const { events = [] } of heard)
    for (const { event } of events)
      if (event?.what === 'deed' && event.seat === 1) assert.equal(event.deed ?? null, null)
  await Promise.all([anna.close(), bob.close()])
})
