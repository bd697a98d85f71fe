// The talk at a table, of which a browser knows the newest lines and whatever it asked for.
import type { Line } from '../wire/types'

/** After what is known comes what was heard. Whoever was away for long has missed lines between: those come by asking. */
export function later(known: readonly Line[], heard: readonly Line[]): Line[] {
  const last = known.at(-1)?.n ?? 0
  const fresh = heard.filter((line) => line.n > last)
  const missed = known.length > 0 && fresh.length > 0 && fresh[0].n > last + 1
  return missed ? fresh : [...known, ...fresh]
}

/** Before what is known comes what was fetched. */
export function earlier(known: readonly Line[], fetched: readonly Line[]): Line[] {
  const first = known[0]?.n ?? Infinity
  return [...fetched.filter((line) => line.n < first), ...known]
}

/** Lines are numbered from 1: is there something before the first that is known? */
export const begins = (known: readonly Line[]) => (known[0]?.n ?? 1) <= 1
