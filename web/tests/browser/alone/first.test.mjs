// The first visit: one click from the home page to a running table, soon, and without a heavy load.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, decide, faultless, myTurn, settle, until } from '../help.mjs'

const home = atHome()
const KIB = 1024
/** The page may be at work so many times as long as the yardstick, at home and again after the click. */
const AIM = { home: 5, lit: 10 }

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

/** How long the page has been at work, in milliseconds: time of its own thread, so waiting for a busy machine does not count. */
async function worked(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Math.round(metrics.find(({ name }) => name === 'TaskDuration').value * 1000)
}

/**
 * What this machine needs just now for a fixed piece of a page's work: reading, drawing and measuring a thousand buttons. A ratio to it
 * says the same on a slow machine and beside busy neighbours.
 */
async function yardstick(page) {
  const blank = await page.context().newPage()
  const cdp = await blank.context().newCDPSession(blank)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const before = await worked(cdp)
  await blank.evaluate(() => {
    const row = (n) =>
      `<button style="width:${n % 70}px"><svg viewBox="0 0 9 9"><path d="M0 0L${n % 9} 9"/></svg>${n}</button>`
    document.body.innerHTML = Array.from({ length: 1000 }, (_, n) => row(n)).join('')
    document.body.offsetHeight
  })
  const needed = (await worked(cdp)) - before
  await blank.close()
  return needed
}

/** Somebody who was never here comes to the home page, and plays at once, on a machine that is four times slower. */
async function visit() {
  const anna = await home.guest({ pace: 1, motion: 'no-preference' })
  const { page, heard, say } = anna
  const { cdp, load } = await scales(page)
  const unit = await yardstick(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  let since = Date.now()
  await page.goto('/', { waitUntil: 'commit' })
  const play = page.getByRole('button', { name: say('home-play') }).first()
  await play.waitFor()
  const atHome = { after: Date.now() - since, work: await worked(cdp) }

  since = Date.now()
  await play.click()
  await page.locator('.prompt h1').waitFor()
  const drawn = Date.now() - since
  await until(heard, 'my turn', () => myTurn(anna), 15_000)
  await page.locator('[data-light=lit], button[data-act]').first().waitFor()
  const lit = { after: Date.now() - since, work: (await worked(cdp)) - atHome.work }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await settle(page)
  await decide(anna)
  faultless(anna)
  const yard = (unit + (await yardstick(page))) / 2
  await anna.close()
  return { atHome, drawn, lit, load, yard }
}

test('play now: one click to a table, light and quick on a slow machine', async (t) => {
  const kib = (bytes) => Math.round(bytes / KIB)
  const soon = ({ atHome, lit, yard }) => atHome.work < AIM.home * yard && lit.work < AIM.lit * yard
  let seen
  // A neighbour on the same core slows even a thread's own time: whoever is too slow may show it again.
  for (let times = 0; times < 3 && !(seen && soon(seen)); times++) {
    seen = await visit()
    const { atHome, drawn, lit, yard } = seen
    t.diagnostic(
      `slowed down 4×: home after ${atHome.after} ms (at work for ${atHome.work} ms); ` +
        `after a click the table after ${drawn} ms, lit after ${lit.after} ms (at work for ${lit.work} ms); the yardstick ${yard} ms`,
    )
  }
  const { atHome, lit, load, yard } = seen
  t.diagnostic(
    `home and table together: ${load.files.length} files, ${kib(load.bytes)} KiB, and ${kib(load.fonts)} KiB of fonts`,
  )
  const heaviest = load.files.sort((a, b) => b[0] - a[0]).slice(0, 5)
  for (const [bytes, url] of heaviest) t.diagnostic(`${kib(bytes)} KiB ${new URL(url).pathname}`)
  assert.ok(load.bytes <= 250 * KIB, `${kib(load.bytes)} KiB are too much for a first visit`)
  assert.ok(load.files.length <= 40, `${load.files.length} files are too many for a first visit`)
  assert.ok(
    soon(seen),
    `the page is at work for ${atHome.work} ms, then for ${lit.work} ms; the yardstick for ${yard} ms`,
  )
})
