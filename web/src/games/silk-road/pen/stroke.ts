// Finger, stylus and mouse on the board: cells are found by the nearest middle, along every point that the pointer went over, so that
// a fast swipe skips nothing.
import type { Drawing } from './drawing.svelte'
import type { Geometry } from './geometry'

/** The cell one is in holds on to the pointer: no flicker at a corner. */
const STICKY = 8
const GRAIN = 10
const REACH = 60
const CITY = 32
/** From here on it is no tap. */
const MOVED = 9
const LONG_MS = 350

export function cellAt({ cells }: Geometry, x: number, y: number, stay?: number | null): number | null {
  let best: number | null = null
  let least = Infinity
  for (const { cell, x: cx, y: cy } of cells) {
    const far = Math.hypot(cx - x, cy - y) - (cell === stay ? STICKY : 0)
    if (far < least) [least, best] = [far, cell]
  }
  return least < REACH ? best : null
}
const cityAt = ({ cities }: Geometry, x: number, y: number) =>
  cities.find((city) => Math.hypot(city.x - x, city.y - y) < CITY)?.city ?? null

interface Going {
  id: number
  cell: number | null
  x: number
  y: number
  x0: number
  y0: number
  moved: boolean
  lifted: boolean
  city: string | null
  /** it began on the road, or where the pen is */
  held: boolean
}

/** Listens on the board; gives what ends it. */
export function strokes(svg: SVGSVGElement, drawing: () => Drawing | null): () => void {
  let stroke: Going | null = null
  let hold: ReturnType<typeof setTimeout> | undefined
  let matrix: DOMMatrix | null = null
  const point = (event: MouseEvent): [number, number] => {
    matrix ??= svg.getScreenCTM()!.inverse()
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    return [p.x, p.y]
  }
  const at = (event: MouseEvent) => {
    matrix = null
    const d = drawing()
    return d && cellAt(d.round.geometry, ...point(event))
  }

  function down(event: PointerEvent) {
    const d = drawing()
    if (!d || stroke || event.button !== 0) return
    svg.setPointerCapture(event.pointerId)
    matrix = null
    const [x, y] = point(event)
    const { geometry } = d.round
    const cell = cellAt(geometry, x, y)
    d.keys = false
    d.mark()
    const road = d.whole.path.some((p) => p.cell === cell)
    const held = road || cell === d.head.end?.cell
    stroke = {
      id: event.pointerId,
      cell,
      x,
      y,
      x0: x,
      y0: y,
      moved: false,
      lifted: false,
      city: cityAt(geometry, x, y),
      held,
    }
    hold = setTimeout(() => {
      if (!stroke || stroke.moved || cell === null || !d.tiles.has(cell)) return
      stroke.lifted = true
      d.lift(cell)
    }, LONG_MS)
  }
  /** It is a stroke: where it began, the pen is taken up. */
  function begin(d: Drawing, s: Going) {
    s.moved = true
    clearTimeout(hold)
    if (s.lifted || s.cell === null || s.city) return
    if (d.whole.path.some((p) => p.cell === s.cell)) d.pick = s.cell
    else if (!s.held) d.enter(s.cell)
  }
  function move(event: PointerEvent) {
    const d = drawing()
    if (!d || !stroke || event.pointerId !== stroke.id) return
    const points = event.getCoalescedEvents?.() ?? []
    for (const one of points.length ? points : [event]) walk(d, stroke, ...point(one))
  }
  function walk(d: Drawing, s: Going, x: number, y: number) {
    if (!s.moved && Math.hypot(x - s.x0, y - s.y0) > MOVED) begin(d, s)
    const [fromX, fromY] = [s.x, s.y]
    const n = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / GRAIN))
    if (s.moved && !s.lifted)
      for (let i = 1; i <= n; i++) enter(d, s, fromX + ((x - fromX) * i) / n, fromY + ((y - fromY) * i) / n)
    ;[s.x, s.y] = [x, y]
  }
  function enter(d: Drawing, s: Going, x: number, y: number) {
    const { geometry } = d.round
    if (cityAt(geometry, x, y) === d.to && d.head.end) {
      if (s.city !== d.to) d.finish()
      return
    }
    const cell = cellAt(geometry, x, y, s.cell)
    if (cell === null || cell === s.cell) return
    s.cell = cell
    d.enter(cell)
  }
  function up(event: PointerEvent) {
    const d = drawing()
    if (!stroke || event.pointerId !== stroke.id) return
    clearTimeout(hold)
    const s = stroke
    stroke = null
    if (!d) return
    if (event.type === 'pointerup' && !s.lifted) {
      if (s.moved) drop(d, s)
      else tap(d, s)
    }
    d.unmark()
  }
  /** Let go in the last cell: the road is finished. */
  function drop(d: Drawing, s: Going) {
    const goal = d.round.geometry.cities.find(({ city }) => city === d.to)!
    const { end } = d.head
    if (
      d.pick === null &&
      end?.cell === goal.cell &&
      s.cell === end.cell &&
      d.open.some((side) => goal.gates.includes(side))
    )
      d.finish()
  }
  function tap(d: Drawing, s: Going) {
    const { geometry } = d.round
    if (s.city === d.to) {
      const goal = geometry.cities.find(({ city }) => city === d.to)!
      if (d.joined) void d.declare()
      else if (d.head.end?.cell === goal.cell) d.finish()
      else d.swap()
      return
    }
    if (s.city || s.cell === null) return
    const { end } = d.head
    const side = end ? geometry.cells[end.cell].beyond.indexOf(s.cell) : -1
    const road = d.whole.path.some((p) => p.cell === s.cell)
    if (road) d.take(s.cell)
    else if (side >= 0) d.step(side)
    else if (d.tiles.has(s.cell)) d.turn(s.cell)
  }
  function menu(event: MouseEvent) {
    event.preventDefault()
    const d = drawing()
    const cell = at(event)
    if (!d || cell === null || stroke) return
    d.mark()
    d.lift(cell)
    d.unmark()
  }
  function wheel(event: WheelEvent) {
    const d = drawing()
    const cell = at(event)
    if (!d || cell === null || !d.loose.some((tile) => tile.cell === cell)) return
    event.preventDefault()
    d.mark()
    d.turn(cell, event.deltaY > 0 ? -1 : 1)
  }
  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['contextmenu', menu],
    ['wheel', wheel],
  ]
  for (const [name, hear] of listeners) svg.addEventListener(name, hear as EventListener, { passive: false })
  return () => {
    clearTimeout(hold)
    for (const [name, hear] of listeners) svg.removeEventListener(name, hear as EventListener)
  }
}
