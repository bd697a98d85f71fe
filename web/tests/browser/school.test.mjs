// Going on with a lesson, and beginning one: one table each, and none is given up before the house has said that it is gone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome } from './help.mjs'

const home = atHome()
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('learn') ?? '{}').table ?? null)
function counted(page) {
  const opened = { n: 0 }
  page.on('request', (r) => (opened.n += r.method() === 'POST' && r.url().endsWith('/api/tables') ? 1 : 0))
  return opened
}
const begin = (page) => page.locator('.begin .prime').first()
const atTable = (page) => page.locator('.lesson .stage [data-thing]').first().waitFor()

test('a double click opens one lesson', async () => {
  for (const which of ['.begin .prime', 'ol button']) {
    const { page, close } = await home.guest()
    const opened = counted(page)
    await page.goto('/learn')
    // Both before the words of the table are there, and before the house has opened it.
    await page
      .locator(which)
      .first()
      .evaluate((button) => (button.click(), button.click()))
    await atTable(page)
    assert.equal(opened.n, 1, which)
    await close()
  }
})

test('only a table that the house knows no more is given up', async () => {
  const { page, say, close } = await home.guest()
  await page.goto('/learn')
  await begin(page).click()
  await atTable(page)
  const mine = await kept(page)
  const opened = counted(page)
  const json = JSON.stringify({ error: { kind: 'too-many', message: 'x' } })
  const answers = [
    (route) => route.fulfill({ status: 503, body: 'busy' }),
    (route) => route.fulfill({ status: 429, contentType: 'application/json', body: json }),
    (route) => route.abort(),
  ]
  for (const answer of answers) {
    await page.goto('/learn')
    let asked = 0
    await page.route('**/api/tables/*', (route) => (asked++ ? route.continue() : answer(route)))
    await begin(page).click()
    await page.getByText(say('learn-unreached')).waitFor()
    assert.deepEqual(await kept(page), mine)
    await page.getByRole('button', { name: say('learn-try') }).click()
    await atTable(page)
    assert.deepEqual(await kept(page), mine)
    await page.unroute('**/api/tables/*')
  }
  assert.equal(opened.n, 0)

  await page.goto('/learn')
  const gone = JSON.stringify({ error: { kind: 'no-such-table', message: 'x' } })
  await page.route(`**/api/tables/${mine.id}`, (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: gone }),
  )
  await begin(page).click()
  await atTable(page)
  assert.equal(opened.n, 1)
  assert.notDeepEqual(await kept(page), mine)
  await close()
})
