// Silk Road against the clock: how fast a stroke is there, on the screen and at the house, and what a slow line does to a race. Times are
// printed; what must hold on any machine is asserted.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { test } from 'node:test'
import { faultless, guest, openTable, sit, enter, settle, until } from './help.mjs'
import { atHome, begin, boardOf, desk, racer, road, sorted, spots, stroke } from './silk-road.mjs'

const home = atHome()
const cities = ({ heard }) => heard.sheet.board.card.cities
const p95 = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)]

test('fifteen tiles in one stroke give exactly that road at the house', async () => {
  const anna = await racer(home)
  await begin(anna)
  const { cells, tiles } = road(cities(anna), 15)
  const began = Date.now()
  await stroke(anna.page, cells, 3)
  const drawn = Date.now()
  await until(anna.heard, 'the road', () => boardOf(anna).length === 15)
  const sent = Date.now()
  await settle(anna.page)
  assert.deepEqual(boardOf(anna), sorted(tiles))
  assert.deepEqual(anna.heard.refused, [])
  console.log(`15 tiles: stroke ${drawn - began} ms, at the house ${sent - began} ms after it began`)
  faultless(anna)
  await anna.close()
})

for (const slow of [1, 4])
  test(`what the pointer does is there in the next frame (processor ${slow === 1 ? 'as it is' : 'four times slower'})`, async () => {
    const anna = await racer(home)
    const { page } = anna
    await begin(anna)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow })
    await page.evaluate(() => {
      window.taken = []
      const svg = document.querySelector('main svg.hexboard')
      const lying = () => svg.querySelectorAll('path.has').length
      addEventListener(
        'pointermove',
        (event) => {
          const before = lying()
          // After this handler and the page's own; then the frame; then what follows the frame.
          requestAnimationFrame(() => {
            const there = lying() !== before
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => there && window.taken.push(performance.now() - event.timeStamp)
            port2.postMessage(0)
          })
        },
        { capture: true },
      )
    })
    await cdp.send('Performance.enable')
    const work = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'].map(
        (name) => metrics.find((m) => m.name === name).value * 1000,
      )
    }
    const before = await work()
    // A road there and back, several times: every step changes the board.
    const { cells, tiles } = road(cities(anna), 15)
    for (let time = 0; time < 4; time++) {
      const points = await spots(page, time % 2 ? [...cells].reverse() : cells)
      const [first, ...rest] = points
      await page.mouse.move(...first)
      await page.mouse.down()
      for (const [x, y] of rest) {
        await page.mouse.move(x, y)
        await page.waitForTimeout(20)
      }
      await page.mouse.up()
    }
    const taken = await page.evaluate(() => window.taken)
    assert.ok(taken.length >= tiles.length, `${taken.length} steps were seen in the frame after them`)
    const each = (await work()).map((ms, i) => ((ms - before[i]) / taken.length).toFixed(1))
    console.log(`pointer to pixel, ×${slow}: ${taken.length} steps, p95 ${p95(taken).toFixed(1)} ms`)
    console.log(`work of a step, ×${slow}: script ${each[0]}, style ${each[1]}, layout ${each[2]}, all ${each[3]} ms`)
    await anna.close()
  })

test('the frame of a step draws the road and nothing else, and the clock asks for no frames', async () => {
  const anna = await racer(home)
  const { page, say } = anna
  await page.addInitScript(() => {
    window.asked = 0
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => (window.asked++, ask(draw))
  })
  await page.reload()
  await begin(anna)
  await settle(page)
  const { cells } = road(cities(anna), 9)
  const points = await spots(page, cells)
  const asked = await page.evaluate(() => window.asked)
  // Within one task: what changed by the time its microtasks are done is what the next frame draws.
  const said = await page.evaluate(async (points) => {
    const svg = document.querySelector('main svg.hexboard')
    const lying = () => svg.querySelectorAll('path.has').length
    const words = () =>
      ['.prompt', '.tray', '.place + [role=status]'].map((at) => document.querySelector(at).textContent)
    const point = (type, [clientX, clientY]) =>
      svg.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerId: 1, isPrimary: true, bubbles: true }))
    svg.setPointerCapture = () => undefined
    const all = []
    point('pointerdown', points[0])
    for (const at of points.slice(1)) {
      const [tiles, before] = [lying(), words().join()]
      point('pointermove', at)
      for (let i = 0; i < 8; i++) await Promise.resolve()
      all.push([lying() > tiles, words().join() === before])
    }
    point('pointerup', points.at(-1))
    return all
  }, points)
  assert.equal(said.length, 8)
  // The clock may say another second meanwhile.
  assert.ok(
    said.every(([drawn]) => drawn),
    'every step is drawn at once',
  )
  assert.ok(said.filter(([, silent]) => !silent).length <= 1, 'no word of it is told in the same frame')
  await page
    .getByText(say('silk-web-joined', { n: 9 }))
    .or(page.getByText(say('silk-web-open', { n: 8 })))
    .first()
    .waitFor()
  await page.waitForTimeout(1000)
  assert.ok((await page.evaluate(() => window.asked)) - asked < 10, 'frames are asked for where nothing moves')
  faultless(anna)
  await anna.close()
})

/** A line with a long way there and back, on which one piece of twenty comes late, as if it had to be sent again. */
async function slowLine(house, { delay = 100, lost = 0.05, again = 400 } = {}) {
  const { hostname, port } = new URL(house.url)
  const ends = new Set()
  let state = 7
  const chance = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
  const through = (from, to) => {
    let free = 0
    from.on('data', (bytes) => {
      // In order, as on any line: what follows a lost piece waits for it.
      free = Math.max(free, Date.now() + delay + (chance() < lost ? again : 0))
      setTimeout(() => to.destroyed || to.write(bytes), free - Date.now())
    })
    from.on('error', () => undefined)
    from.on('close', () => setTimeout(() => to.destroy(), delay))
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    ends.add(near).add(far)
    through(near, far)
    through(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    cut() {
      for (const end of ends) end.destroy()
      ends.clear()
    },
    close() {
      this.cut()
      server.close()
    },
  }
}
async function two(wishes = {}, line) {
  const table = await openTable(home.house, { game: 'silk-road', chairs: ['me', 'open'], options: {} })
  const bobs = await sit(home.house, table, 'Bob', 1)
  await home.api('POST', `/tables/${table.id}/start`, {}, table.host)
  const house = line ? { ...home.house, url: line.url } : home.house
  const both = []
  for (const [name, seats] of [
    ['Anna', table.seats],
    ['Bob', bobs.seats],
  ])
    both.push(await guest(home.browser, house, { seats, name, ...wishes }))
  for (const one of both) await enter(one, table.path)
  await Promise.all(both.map((one) => begin(one)))
  return both
}

test('two race over a bad line, broken in the middle: no tile is wrong', async () => {
  const line = await slowLine(home.house)
  const both = await two({}, line)
  const roads = both.map((one, i) => road(cities(one), 13 + i))
  await Promise.all(both.map((one, i) => stroke(one.page, roads[i].cells.slice(0, 8))))
  line.cut()
  await Promise.all(both.map((one, i) => stroke(one.page, roads[i].cells.slice(7))))
  for (const one of both) await one.page.locator('.arrive.prime').waitFor()
  await Promise.all(both.map((one) => one.page.locator('.arrive').click()))
  for (const one of both) await until(one.heard, 'the end of the round', (h) => h.sheet.board.past, 20_000)
  for (const [i, one] of both.entries()) {
    assert.deepEqual(sorted(one.heard.sheet.board.past.desks[i].board), sorted(roads[i].tiles))
    assert.deepEqual(one.heard.refused, [])
  }
  await Promise.all(both.map((one) => one.close()))
  line.close()
})

test('who arrives a tenth of a second earlier is first', async () => {
  const both = await two()
  for (const one of both) {
    await stroke(one.page, road(cities(one), 7).cells)
    await one.page.locator('.arrive.prime').waitFor()
    await until(one.heard, 'the road', () => boardOf(one).length === 7)
  }
  const at = Date.now() + 1500
  const press = ({ page }, when) =>
    page.evaluate((when) => {
      setTimeout(() => document.querySelector('.arrive').click(), when - Date.now())
    }, when)
  await Promise.all([press(both[0], at + 100), press(both[1], at)])
  for (const one of both) await until(one.heard, 'the end of the round', (h) => h.sheet.board.past)
  const [anna, bob] = both[0].heard.sheet.board.past.desks
  console.log(`pressed 100 ms apart, by the house's clock: ${anna.after - bob.after} ms`)
  assert.equal(bob.after < anna.after, bob.rank > anna.rank, 'the ranks follow the clock of the house')
  assert.ok(desk(both[0]))
  faultless(...both)
  await Promise.all(both.map((one) => one.close()))
})
