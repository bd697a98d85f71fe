// Lines of the board, in its own units: a cell is 100 wide.
import { homeOf, sidesOf, towards, type Geometry, type Side } from '../pen/geometry'
import type { Crossed } from '../pen/pen'
import type { City, Lies } from '../../../wire/generated/silk-road'

const CORNER = 100 / Math.sqrt(3)
const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
export const RIM = 'M272 0L136 -235.6L-136 -235.6L-272 0L-136 235.6L136 235.6z'

export function hexPath({ cells }: Geometry, cell: number, size = 0.965): string {
  const { x, y } = cells[cell]
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const [dx, dy] = towards(i + 0.5, CORNER * size)
    return at(x + dx, y + dy)
  })
  return `M${corners.join('L')}z`
}
/** The middle of a side. */
export function sidePoint({ cells }: Geometry, cell: number, side: Side, length = 50): [number, number] {
  const [dx, dy] = towards(side, length)
  return [cells[cell].x + dx, cells[cell].y + dy]
}
/** From the middle of one side to that of another: straight, or as a part of a circle around a corner or a middle outside. */
function curve(geometry: Geometry, cell: number, a: Side, b: Side): string {
  const step = (b - a + 6) % 6
  const end = at(...sidePoint(geometry, cell, b))
  if (step === 3) return `L${end}`
  const radius = step === 2 || step === 4 ? 86.6 : 28.87
  return `A${radius} ${radius} 0 0 ${step > 3 ? 0 : 1} ${end}`
}
export function tilePath(geometry: Geometry, tile: Lies): string {
  const [a, b] = sidesOf(tile)
  return `M${at(...sidePoint(geometry, tile.cell, a))}${curve(geometry, tile.cell, a, b)}`
}
/** From the city over these tiles, into the other one if it gets there. */
export function roadPath(geometry: Geometry, path: readonly Crossed[], from: City, to: City | null): string {
  if (!path.length) return ''
  const [start, goal] = [homeOf(geometry, from), to && homeOf(geometry, to)]
  const bends = path.map(({ cell, entry, exit }) => curve(geometry, cell, entry, exit))
  const first = at(...sidePoint(geometry, path[0].cell, path[0].entry))
  return `M${at(start.x, start.y)}L${first}${bends.join('')}${goal ? `L${at(goal.x, goal.y)}` : ''}`
}
