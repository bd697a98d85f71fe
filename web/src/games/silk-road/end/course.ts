// The course of a game in points: what each seat had at the start and after each round, and how the lines of it lie.
import type { Desk } from '../board'

/** At the start, and after each round that is over: the marker of the score track. */
export function totals({ score, gains }: Pick<Desk, 'score' | 'gains'>): number[] {
  const start = score - gains.reduce((sum, gain) => sum + gain, 0)
  return gains.reduce((all, gain) => [...all, all.at(-1)! + gain], [start])
}
/** Round numbers beside the lines: at most five steps, from the lowest to at least the highest. */
export function ticks(least: number, most: number): number[] {
  const span = Math.max(most - least, 1)
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((s) => span / s <= 5) ?? 1000
  const [from, to] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)]
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step)
}
