// The course of a game as lines: what everybody could expect, from last (below) to first (above).
import type { Round } from '../replay/rounds'
import type { Review } from '../wire/types'

export interface Room {
  width: number
  height: number
  /** left, right, top and bottom of what the lines may fill */
  left: number
  right: number
  top: number
  bottom: number
}
export interface Point {
  x: number
  y: number
}
/** Lines differ in more than colour. */
export const dashes = ['', '8 4', '2 4', '10 4 2 4']

export class Course {
  private readonly first: number
  private readonly span: number
  constructor(
    private readonly review: Review,
    private readonly room: Room,
  ) {
    const { moments } = review
    this.first = moments[0]?.seq ?? 0
    this.span = Math.max((moments.at(-1)?.seq ?? 0) - this.first, 1)
  }
  x(seq: number): number {
    const part = Math.min(Math.max((seq - this.first) / this.span, 0), 1)
    return this.room.left + part * (this.room.width - this.room.left - this.room.right)
  }
  y(rank: number): number {
    return this.room.top + (1 - rank) * (this.room.height - this.room.top - this.room.bottom)
  }
  /** Of each seat, in the order of the seats. */
  lines(): Point[][] {
    const seats = this.review.moments[0]?.seats ?? []
    return seats.map((_, seat) =>
      this.review.moments.map((moment) => ({ x: this.x(moment.seq), y: this.y(moment.seats[seat].rank) })),
    )
  }
  /** What a seat could expect when the replay stands here. */
  point(seat: number, seq: number): Point {
    const moment = this.before(seq)
    return { x: this.x(seq), y: this.y(moment?.seats[seat].rank ?? 0.5) }
  }
  /** The moment that is nearest to a place on the chart. */
  at(x: number): number {
    const far = (seq: number) => Math.abs(this.x(seq) - x)
    return this.review.moments.reduce((best, { seq }) => (far(seq) < far(best) ? seq : best), this.first)
  }
  before(seq: number) {
    return this.review.moments.filter((moment) => moment.seq <= seq).at(-1) ?? this.review.moments[0]
  }
}

export function path(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** Signs that would lie on each other are moved apart, none further than it must. */
export function apart(ys: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = ys.map((_, i) => i).sort((a, b) => ys[a] - ys[b])
  const placed = [...ys]
  let least = top
  for (const i of order) least = (placed[i] = Math.max(placed[i], least)) + gap
  let most = bottom
  for (const i of order.reverse()) most = (placed[i] = Math.min(placed[i], most)) - gap
  return placed
}

/** Rings that would lie on each other stand side by side, each as near to its place as it can. */
export function sideBySide(points: readonly Point[], gap: number, left: number, right: number): Point[] {
  const placed: Point[] = []
  for (const { x, y } of points) {
    const free = (at: number) => placed.every((other) => Math.hypot(other.x - at, other.y - y) >= gap)
    const tries = [x, ...points.flatMap((_, i) => [x + gap * (i + 1), x - gap * (i + 1)])]
    placed.push({ x: tries.find((at) => at >= left && at <= right && free(at)) ?? x, y })
  }
  return placed
}

/** Rounds whose numbers have room beside each other. */
export function numbered(rounds: readonly Round[], x: (seq: number) => number, gap: number): Round[] {
  let last = -Infinity
  return rounds.filter(({ seq }) => x(seq) - last >= gap && ((last = x(seq)), true))
}
