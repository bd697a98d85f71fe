// Every screen as axe sees it: names, roles, contrast, order. No violation is small enough to stay.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { atHome, enter, fits, menu, openTable, pair, settle, sit } from './help.mjs'
import { moment } from './moments.mjs'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const home = atHome()
const tables = {}
const table = (name) => (tables[name] ??= moment(home, name))

const phone = { width: 360, height: 740, touch: true }
const tablet = { width: 1024, height: 768, touch: true }
const upright = { width: 768, height: 1024, touch: true }
const lying = { width: 844, height: 390, touch: true }

async function clean(page, what) {
  await page.evaluate(() => document.fonts.ready)
  await settle(page)
  await page.evaluate(`if (!window.axe) { ${axe} }`)
  const found = await page.evaluate(async () =>
    (await window.axe.run(document)).violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim()}`),
    ),
  )
  assert.deepEqual(found, [], what)
  await fits(page)
}
/** A page of the house, seen by somebody who has these wishes. */
async function look(path, ready, wishes = {}) {
  const someone = await home.guest({ name: 'Ilka', ...wishes })
  await someone.page.goto(path)
  await someone.page.locator(ready).first().waitFor()
  await clean(someone.page, `${path} ${JSON.stringify(wishes)}`)
  return someone
}
const both = async (path, ready, wishes = {}) => {
  for (const theme of ['dark', 'light']) await (await look(path, ready, { theme, ...wishes })).close()
}
async function seated(name, wishes = {}) {
  const { seats, path } = await table(name)
  const someone = await home.guest({ name: 'Ilka', seats, ...wishes })
  await enter(someone, path)
  await someone.page.locator('.wagon, .tabs, .plain, .result').first().waitFor()
  await clean(someone.page, `${name} ${JSON.stringify(wishes)}`)
  return someone
}

test('home, in both themes, both languages, and on a phone', async () => {
  const { seats } = await table('three')
  await openTable(home.house, { name: 'Frostbite', chairs: ['me', 'open'], listed: true })
  await both('/', '.game', { seats })
  await (await look('/', 'main h1', { lang: 'hu', ...phone })).close()
})
test('create', async () => {
  await both('/create', 'main h1')
  await (await look('/create', 'main h1', { lang: 'hu', ...phone })).close()
})
test('games, a kept name, the rules, a lost page', async () => {
  await both('/games', 'main h1')
  await both('/name', 'main h1')
  await both('/rules/merchants', 'main h1')
  await (await look('/rules', 'main h1', { lang: 'hu' })).close()
  await both('/nowhere', 'main h1')
})
test('waiting room', async () => {
  const waiting = await openTable(home.house, { name: 'Slow thaw', chairs: ['me', 'open', 'open'], me: 'Ilka' })
  for (const wishes of [{}, { theme: 'light' }, { lang: 'hu', ...phone }])
    await (await look(waiting.path, 'main h1', { seats: waiting.seats, ...wishes })).close()
})
test('what asks first, and what is said when it is over', async () => {
  const gathering = await openTable(home.house, { chairs: ['me', 'open', 'open'], me: 'Ilka' })
  const bobs = await sit(home.house, gathering, 'Bob', 1)
  const bob = await look(gathering.path, 'main h1', { seats: bobs.seats, theme: 'light', ...phone })
  const host = await look(gathering.path, 'main h1', { seats: gathering.seats, lang: 'hu', ...phone })
  const press = (someone, id, args) =>
    someone.page.getByRole('button', { name: someone.say(id, args), exact: true }).click()
  await press(host, 'wait-remove-who', { name: 'Bob' })
  await press(host, 'wait-close')
  await clean(host.page, 'sure?')
  await press(host, 'wait-remove')
  await bob.page.getByText(bob.say('removed-title')).waitFor()
  await clean(bob.page, 'removed')
  await press(host, 'wait-close')
  await host.page.getByText(host.say('closed-title')).waitFor()
  await clean(host.page, 'closed')

  const { table, anna, bob: other } = await pair(home, { wishes: { theme: 'light' }, other: { lang: 'hu', ...phone } })
  const panel = await menu(anna)
  await panel.getByRole('button', { name: anna.say('menu-resign') }).click()
  await panel.getByRole('button', { name: anna.say('menu-ask-abort') }).click()
  await panel.getByText(anna.say('abort-you-ask')).waitFor()
  await clean(anna.page, 'the menu')
  await other.page.getByRole('button', { name: other.say('asked-yes'), exact: true }).waitFor()
  await clean(other.page, 'a question to everybody')
  await press(other, 'asked-yes')
  await press(other, 'abort-yes')
  await other.page.getByText(other.say('ended-aborted')).waitFor()
  await clean(other.page, 'ended')
  await (await look(table.path, '#plain-do h2', { plain: true, theme: 'light' })).close()
  await Promise.all([bob, host, anna, other].map((someone) => someone.close()))
})
const sights = {
  four: [{}, { theme: 'light', lang: 'hu' }, phone],
  travel: [{}, { theme: 'light', ...phone }],
  end: [{}],
}
for (const [name, all] of Object.entries(sights))
  test(`table: ${name}`, async () => {
    for (const wishes of all) await (await seated(name, wishes)).close()
  })
test('table: tablets, a phone on its side, the tabs of a phone', async () => {
  for (const wishes of [{ ...tablet, theme: 'light' }, upright, lying]) await (await seated('four', wishes)).close()
  const someone = await seated('four', { ...phone, lang: 'hu' })
  for (const tab of [1, 2, 3]) {
    await someone.page.locator('.tabs button').nth(tab).tap()
    await clean(someone.page, `tab ${tab}`)
  }
  await someone.close()
})
test('plain', async () => {
  for (const wishes of [{}, { theme: 'light', lang: 'hu', ...phone }])
    await (await seated('three', { plain: true, ...wishes })).close()
})
test('replay', async () => {
  const { seats, path } = await table('three')
  await (await look(`${path}/replay`, '.wagon', { seats })).close()
  await (await look(`${path}/replay`, '.tabs', { seats, theme: 'light', ...phone })).close()
})
test('a hint, and where a game turned', async () => {
  const played = await openTable(home.house, { chairs: ['me', { bot: 'greedy' }, { bot: 'greedy' }] })
  for (const wishes of [{}, { theme: 'light', lang: 'hu', ...phone }]) {
    const someone = await home.guest({ seats: played.seats, ...wishes })
    await enter(someone, played.path)
    await someone.page.locator('button.hint').click()
    await someone.page.locator('.advice .do').waitFor()
    await clean(someone.page, `hint ${JSON.stringify(wishes)}`)
    await someone.close()
  }
  const { seats, path } = await table('end')
  for (const wishes of [{ plain: true }, { theme: 'light', lang: 'hu', ...phone }])
    await (await look(path, '.turned .dear', { seats, ...wishes })).close()
  const someone = await look(`${path}/replay`, '.wagon', { seats, theme: 'light' })
  await someone.page.getByRole('button', { name: someone.say('advice-turned') }).click()
  await someone.page.locator('.turned .dear').waitFor()
  await someone.page.locator('.turned summary').click()
  await clean(someone.page, 'where it turned')
  await someone.close()
})
test('learn', async () => {
  await both('/learn', 'main h1')
  for (const game of ['merchants', 'silk-road', 'now-or-never']) {
    const someone = await look('/learn', 'main h1', { lang: 'hu' })
    await someone.page.locator(`[data-school=${game}]`).click()
    await someone.page.locator('.prompt').first().waitFor()
    await clean(someone.page, `a lesson of ${game}`)
    await someone.close()
  }
})
