// The first visit: one click from the home page to a running table, soon, and without a heavy load.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, decide, faultless, myTurn, settle, until } from './help.mjs'

const home = atHome()
const KIB = 1024

/** Counts what comes over the wire, fonts apart. */
async function scales(page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const kinds = new Map()
  const load = { bytes: 0, fonts: 0, files: [] }
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => kinds.set(requestId, [type, response.url]))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [type, url] = kinds.get(requestId) ?? ['', '']
    if (type === 'Font') load.fonts += encodedDataLength
    else {
      load.bytes += encodedDataLength
      load.files.push([encodedDataLength, url])
    }
  })
  return { cdp, load }
}

/** How long the page has been at work, in milliseconds: time of its own thread, so that a busy machine makes no difference. */
async function worked(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Math.round(metrics.find(({ name }) => name === 'TaskDuration').value * 1000)
}

test('play now: one click to a table, light and quick on a slow machine', async (t) => {
  const anna = await home.guest({ pace: 1, motion: 'no-preference' })
  const { page, heard, say } = anna
  const { cdp, load } = await scales(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  let since = Date.now()
  const begun = await worked(cdp)
  await page.goto('/', { waitUntil: 'commit' })
  const play = page.getByRole('button', { name: say('home-play') })
  await play.waitFor()
  const homeAfter = Date.now() - since
  const reached = await worked(cdp)

  since = Date.now()
  await play.click()
  await page.locator('.prompt h1').waitFor()
  const tableAfter = Date.now() - since
  await until(heard, 'my turn', () => myTurn(anna), 15_000)
  await page.locator('[data-light=lit], button[data-act]').first().waitFor()
  const litAfter = Date.now() - since
  const atTable = await worked(cdp)
  const work = { home: reached - begun, table: atTable - reached }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await settle(page)
  await decide(anna)

  const kib = (bytes) => Math.round(bytes / KIB)
  t.diagnostic(
    `slowed down 4×: home after ${homeAfter} ms; after a click the table after ${tableAfter} ms, lit after ${litAfter} ms`,
  )
  t.diagnostic(`of that the page was at work for ${work.home} ms, then for ${work.table} ms`)
  t.diagnostic(`home and table together: ${kib(load.bytes)} KiB, and ${kib(load.fonts)} KiB of fonts`)
  const heaviest = load.files.sort((a, b) => b[0] - a[0]).slice(0, 5)
  for (const [bytes, url] of heaviest) t.diagnostic(`${kib(bytes)} KiB ${new URL(url).pathname}`)
  assert.ok(load.bytes <= 250 * KIB, `${kib(load.bytes)} KiB are too much for a first visit`)
  // Two seconds are the aim. Tests run on busy machines: what the page itself does must fit, waiting may not collapse.
  assert.ok(work.home < 2000 && work.table < 2000, `the page was at work for ${work.home} ms and ${work.table} ms`)
  assert.ok(homeAfter < 10_000 && litAfter < 10_000, `${homeAfter} ms and ${litAfter} ms`)
  faultless(anna)
  await anna.close()
})
