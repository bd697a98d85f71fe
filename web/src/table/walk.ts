// Arrow keys walk the lit things: which of them lies nearest in a direction. It knows places on a screen and no game.
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
const ways: Record<Way, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
export const isWay = (key: string): key is Way => key in ways

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2]

/**
 * The place in `boxes` where an arrow leads from `from`; `-1`: nothing lies there. What lies aside counts double, so that one
 * goes along rows and columns; whatever is there can be reached, since everything lies in some direction of everything else.
 */
export function towards(way: Way, from: Box, boxes: readonly Box[]): number {
  const [dx, dy] = ways[way]
  const [fx, fy] = middle(from)
  let [best, least] = [-1, Infinity]
  boxes.forEach((box, i) => {
    const [x, y] = middle(box)
    const along = (x - fx) * dx + (y - fy) * dy
    const aside = Math.abs((x - fx) * dy) + Math.abs((y - fy) * dx)
    const far = along + 2 * aside
    if (along > 1 && far < least) [best, least] = [i, far]
  })
  return best
}
