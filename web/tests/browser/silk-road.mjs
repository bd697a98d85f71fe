// A road for the tests of Silk Road: which cells, where they are on the screen, which tiles must lie there.
import { readFileSync } from 'node:fs'
import { atHome, enter, openTable, until } from './help.mjs'

const { catalog } = JSON.parse(readFileSync(new URL('../unit/fixtures/silk-road.json', import.meta.url), 'utf8'))
const cells = catalog.cells.map(({ x, y }) => ({ x: x / 10, y: y / 10 }))
/** Sides are counted against the clock from the east. */
const way = (side, length) => [length * Math.cos((side * Math.PI) / 3), -length * Math.sin((side * Math.PI) / 3)]
const near = (a, x, y) => Math.hypot(a.x - x, a.y - y) < 10
const beyond = (cell, side) => {
  const [x, y] = way(side, 100)
  const found = cells.findIndex((other) => near(other, cells[cell].x + x, cells[cell].y + y))
  return found < 0 ? null : found
}
export const beside = (a, b) => [0, 1, 2, 3, 4, 5].some((side) => beyond(a, side) === b)
const homeOf = (city) => catalog.cities.find((home) => home.city === city)
const KIND = { 1: 'tight', 2: 'wide', 3: 'straight' }
export const KEYS = ['KeyD', 'KeyE', 'KeyW', 'KeyA', 'KeyZ', 'KeyX']

function tileOf(cell, entry, exit) {
  const step = (exit - entry + 6) % 6
  if (step > 3) return tileOf(cell, exit, entry)
  return { cell, kind: KIND[step], turn: step === 3 ? Math.min(entry, exit) : entry, bonus: false }
}
/** A road of so many tiles between two cities, with no more than seven of a kind: cells, the sides they are left by, and the tiles. */
export function road([from, to], length) {
  const [start, goal] = [homeOf(from), homeOf(to)]
  const left = { straight: 7, wide: 7, tight: 7 }
  const way = []
  const go = (cell, entry) => {
    if (way.some((w) => w.tile.cell === cell) || way.length >= length) return false
    for (let turn = 0; turn < 6; turn++) {
      const exit = (turn + way.length) % 6
      if (exit === entry) continue
      const next = beyond(cell, exit)
      const last = way.length + 1 === length
      if (last ? cell !== goal.cell || exit !== goal.gates[0] : next === null || next === undefined) continue
      const tile = tileOf(cell, entry, exit)
      if (!left[tile.kind]) continue
      left[tile.kind]--
      way.push({ tile, exit })
      if (last || go(next, (exit + 3) % 6)) return true
      way.pop()
      left[tile.kind]++
    }
    return false
  }
  if (!go(start.cell, start.gates[0])) throw new Error(`no road of ${length} tiles from ${from} to ${to}`)
  return { cells: way.map((w) => w.tile.cell), exits: way.map((w) => w.exit), tiles: way.map((w) => w.tile) }
}
export const sorted = (tiles) => [...tiles].sort((a, b) => a.cell - b.cell)

/** Where the middles of these cells are on the screen. */
export function spots(page, which) {
  return page.locator('main svg.hexboard').evaluate(
    (svg, points) => {
      const matrix = svg.getScreenCTM()
      return points.map(({ x, y }) => {
        const p = new DOMPoint(x, y).matrixTransform(matrix)
        return [p.x, p.y]
      })
    },
    which.map((cell) => cells[cell]),
  )
}
/** Draws a road in one stroke of the mouse. */
export async function stroke(page, which, steps = 4) {
  const [first, ...rest] = await spots(page, which)
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const [x, y] of rest) await page.mouse.move(x, y, { steps })
  await page.mouse.up()
}
/** The same with a finger. */
export async function finger(page, which, steps = 4) {
  const line = await page.context().newCDPSession(page)
  const points = await spots(page, which)
  const touch = (type, at) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
  await touch('touchStart', points[0])
  for (const [i, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[i]
    for (let n = 1; n <= steps; n++)
      await touch('touchMove', [fromX + ((x - fromX) * n) / steps, fromY + ((y - fromY) * n) / steps])
  }
  await touch('touchEnd')
  await line.detach()
}
export const desk = ({ heard }) => heard.sheet.board.desks[heard.sheet.you]
export const boardOf = (someone) => sorted(desk(someone).own?.board ?? [])

/** Somebody at a table of their own, or with bots. */
export async function racer(home, wishes = {}, { options = {}, chairs = ['me'] } = {}) {
  const table = await openTable(home.house, { game: 'silk-road', chairs, options })
  const someone = await home.guest({ seats: table.seats, name: 'Anna', ...wishes })
  await enter(someone, table.path)
  return { ...someone, table }
}
/** Through the signal. */
export async function begin(someone, before = '.acts button[data-act=ready]') {
  const { page, heard } = someone
  await page.locator(before).click()
  await until(heard, 'the signal', () => desk(someone).stage === 'building', 15_000)
  await page.locator('.place').waitFor()
}
export { atHome }
