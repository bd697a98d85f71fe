// Where things lie on the Ringway: an ellipse with five spaces, clockwise from the left.
export const RING = { x: 446, y: 250, rx: 144, ry: 110 }

export function onRing(angle: number): [number, number] {
  const a = (angle * Math.PI) / 180
  return [RING.x + RING.rx * Math.cos(a), RING.y + RING.ry * Math.sin(a)]
}
export function angleOf(space: number): number {
  return 180 + space * 72
}
/** Pawns on one space stand side by side. */
export function offset(index: number, of: number): [number, number] {
  if (of === 1) return [0, 0]
  const a = (index / of) * 2 * Math.PI - Math.PI / 2
  return [Math.cos(a) * 15, Math.sin(a) * 11]
}
export const seatShapes = [
  'M0-6.6L6.6 0 0 6.6-6.6 0z',
  'M0-5.7a5.7 5.7 0 1 1 0 11.4a5.7 5.7 0 0 1 0-11.4z',
  'M0-6.4L6.6 5.1H-6.6z',
  'M-5.3-5.3h10.6v10.6H-5.3z',
]
