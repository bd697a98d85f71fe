// Before the game: whoever opened the table may send somebody away, or close it; and there is talk.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, faultless, fits, openTable, sit, until } from './help.mjs'

const home = atHome()

/** A table that waits for a third, with Anna (who opened it) and Bob at it. */
async function gathered() {
  const table = await openTable(home.house, { chairs: ['me', 'open', 'open'] })
  const bobs = await sit(home.house, table, 'Bob', 1)
  const anna = await home.guest({ seats: table.seats, name: 'Anna' })
  const bob = await home.guest({ seats: bobs.seats, name: 'Bob' })
  for (const someone of [anna, bob]) {
    await someone.page.goto(table.path)
    await someone.page.getByText(someone.say('wait-free', { n: 1 })).waitFor()
  }
  return { table, anna, bob }
}
const button = ({ page, say }, id, args) => page.getByRole('button', { name: say(id, args), exact: true })
const title = ({ page, say }, id) => page.getByRole('heading', { name: say(id) })
const keys = ({ page }) => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('chairs') ?? '{}')))

test('whoever opened the table sends somebody away, and they see it', async () => {
  const { table, anna, bob } = await gathered()
  assert.equal(await button(bob, 'wait-remove-who', { name: 'Anna' }).count(), 0, 'only the host may')
  assert.equal(await button(anna, 'wait-remove-who', { name: 'Anna' }).count(), 0, 'nobody removes themselves')

  await button(anna, 'wait-remove-who', { name: 'Bob' }).click()
  await anna.page.getByText(anna.say('wait-remove-sure', { name: 'Bob' })).waitFor()
  await anna.page.keyboard.press('Enter')
  await button(anna, 'wait-remove-who', { name: 'Bob' }).waitFor()
  assert.ok(bob.heard.meta.chairs[1].name === 'Bob', 'the first answer under the hand is the harmless one')
  await anna.page.keyboard.press('Enter')
  await button(anna, 'wait-remove').click()

  await title(bob, 'removed-title').waitFor()
  await anna.page.getByText(anna.say('wait-free', { n: 2 })).waitFor()
  assert.deepEqual(await keys(bob), [], 'the key is of no use any more')
  const sockets = bob.heard.sockets
  await fits(bob.page)
  await button(bob, 'removed-watch').click()
  await bob.page.getByText(bob.say('wait-free', { n: 2 })).waitFor()
  assert.equal(bob.heard.sockets, sockets + 1, 'nobody knocked with the old key')
  assert.equal(bob.heard.you, null)
  await button(bob, 'wait-sit').first().click()
  await until(bob.heard, 'Bob sits again', (h) => h.you !== null)
  faultless(anna)
  assert.ok((await home.api('GET', `/tables/${table.id}`)).chairs.some((chair) => chair.name === 'Bob'))
  await Promise.all([anna.close(), bob.close()])
})

test('whoever leaves goes home, and is not told that they were sent away', async () => {
  const { anna, bob } = await gathered()
  await bob.page.evaluate((title) => {
    new MutationObserver(() => document.body.innerText.includes(title) && (window.sent = true)).observe(document.body, {
      childList: true,
      subtree: true,
    })
  }, bob.say('removed-title'))
  await button(bob, 'menu-leave').click()
  await bob.page.getByText(bob.say('home-pitch')).waitFor()
  assert.equal(await bob.page.evaluate(() => window.sent), undefined)
  await anna.page.getByText(anna.say('wait-free', { n: 2 })).waitFor()
  faultless(anna, bob)
  await Promise.all([anna.close(), bob.close()])
})

test('whoever opened the table and leaves their chair still decides over it', async () => {
  const { table, anna, bob } = await gathered()
  await button(anna, 'menu-leave').click()
  await bob.page.getByText(bob.say('wait-free', { n: 2 })).waitFor()
  await anna.page.goto(table.path)
  await button(anna, 'wait-close').waitFor()
  await button(anna, 'wait-remove-who', { name: 'Bob' }).waitFor()
  faultless(anna, bob)
  await Promise.all([anna.close(), bob.close()])
})

test('a table that is closed says so to everybody, now and later', async () => {
  const { table, anna, bob } = await gathered()
  assert.equal(await button(bob, 'wait-close').count(), 0, 'only the host may')
  await button(anna, 'wait-close').click()
  await anna.page.getByText(anna.say('wait-close-sure')).waitFor()
  await button(anna, 'wait-close').click()
  const late = await home.guest({ lang: 'hu', width: 360, height: 740 })
  for (const someone of [anna, bob]) await title(someone, 'closed-title').waitFor()
  for (const path of [table.path, `${table.path}/replay`]) {
    await late.page.goto(path)
    await title(late, 'closed-title').waitFor()
    await fits(late.page)
  }
  assert.deepEqual([...(await keys(anna)), ...(await keys(bob))], [])
  await bob.page.getByRole('link', { name: bob.say('lost-home') }).click()
  await bob.page.getByText(bob.say('home-pitch')).waitFor()
  await Promise.all([anna, bob, late].map((someone) => someone.close()))
})

/** Says so many lines as a program would. */
const talk = (page, { id, seats }, lines) =>
  page.evaluate(
    ([id, secret, lines]) =>
      new Promise((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
        let said = 0
        const next = () => socket.send(JSON.stringify({ chat: { id: `talk-${++said}`, text: `line ${said}.` } }))
        socket.onopen = () => socket.send(JSON.stringify({ hello: { secret } }))
        socket.onmessage = ({ data }) => {
          const heard = JSON.parse(data)
          if (heard.done && said === lines) done(socket.close())
          else if (heard.welcome || heard.done) next()
        }
      }),
    [id, seats[id].seats[0].secret, lines],
  )

test('older talk comes when it is asked for, and what is read stays in sight', async () => {
  const table = await openTable(home.house, { chairs: ['me', 'open'] })
  const anna = await home.guest({ seats: table.seats, name: 'Anna' })
  await anna.page.goto(table.path)
  await talk(anna.page, table, 130)
  await anna.page.reload()
  const log = anna.page.getByRole('log')
  await log.getByText('line 130.', { exact: true }).waitFor()
  const lines = log.locator('p')
  assert.equal(await lines.count(), 100)
  const first = log.getByText('line 31.', { exact: true })
  await first.scrollIntoViewIfNeeded()
  const earlier = log.getByRole('button', { name: anna.say('chat-earlier') })
  await earlier.scrollIntoViewIfNeeded()
  const before = await first.boundingBox()
  await earlier.focus()
  await anna.page.keyboard.press('Enter')
  await earlier.waitFor({ state: 'detached' })
  assert.equal(await lines.count(), 130)
  const after = await first.boundingBox()
  const moved = after.y - before.y
  assert.ok(Math.abs(moved) < 3, `what was read has moved by ${moved}`)
  await log.getByText('line 1.', { exact: true }).waitFor()
  // What somebody else says carries nobody off who reads; what one says oneself is in sight.
  const bob = await home.guest({ seats: (await sit(home.house, table, 'Bob', 1)).seats, name: 'Bob' })
  await bob.page.goto(table.path)
  await bob.page.getByLabel(bob.say('chat-say')).fill('Look here!')
  await bob.page.keyboard.press('Enter')
  await log.getByText('Look here!').waitFor({ state: 'attached' })
  await anna.page.waitForTimeout(200)
  const still = await first.boundingBox()
  assert.ok(Math.abs(still.y - after.y) < 3, `a new line carried the reader off by ${still.y - after.y}`)
  await bob.close()
  await anna.page.getByLabel(anna.say('chat-say')).fill('And now?')
  await anna.page.keyboard.press('Enter')
  await log.getByText('And now?').waitFor()
  assert.equal(await lines.count(), 132)
  faultless(anna)
  await anna.close()
})
