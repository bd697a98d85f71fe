// What waits at a place that an offer leads to. Which parts of the catalog and of the board belong to a place is data of a game.
import type { Catalog } from './facts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Fields = { [key: string]: Json }

/** One thing that a place may have, and the end of the message that says it. */
export interface Part {
  say: string
  /** of the place */
  field: string
  /** a place whose value lies on the board: its number in this list */
  or?: { field: string; list: string }
  /** said only of places in this list of the board, or only of those that have left it */
  in?: string
  gone?: string
  /** counts of the board, by this number less one: said only while some are left */
  left?: string
  /** the list of the catalog that tells more, and where its entries have the value; `word`: how their names begin */
  among?: string
  key?: string
  word?: string
}
export interface Found {
  say: string
  entry: Fields
}

/** A list of the catalog, or the one of the side that is played on. */
function listOf(catalog: Catalog, name: string, sides: readonly string[]): Fields[] {
  const list = (catalog[name] ?? []) as Json[]
  return (Array.isArray(list[0]) ? list[Math.max(0, sides.indexOf(catalog.side))] : list) as Fields[]
}
const listed = (board: Fields, name: string | undefined) => (board[name ?? ''] ?? []) as Json[]

export function there(
  parts: readonly Part[],
  place: Fields,
  board: Fields,
  catalog: Catalog,
  sides: readonly string[] = [],
): Found[] {
  return parts.flatMap((part) => {
    const other = part.or ? place[part.or.field] : null
    const value = place[part.field] ?? (typeof other === 'number' ? listed(board, part.or?.list)[other] : null) ?? null
    if (value === null || value === false) return []
    if (part.in && !listed(board, part.in).includes(place.space)) return []
    if (part.gone && listed(board, part.gone).includes(place.space)) return []
    if (part.left && !listed(board, part.left)[Number(value) - 1]) return []
    const entry = part.among
      ? listOf(catalog, part.among, sides).find((one) => one[part.key ?? 'id'] === value)
      : ({} as Fields)
    return entry ? [{ say: part.say, entry }] : []
  })
}
