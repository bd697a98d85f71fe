// What lies on a space of the map now, and what it costs to go there.
import { verbOf } from '../../../lib/narrow.svelte'
import type { Words } from '../../../table/tips.svelte'
import type { TableStore } from '../../../table.svelte'
import { say } from '../../../words/words.svelte'
import { cards, type Board, type Catalog, type Location, type Space } from '../board'
import { enemyWords, locationWords } from '../parts/words'

export interface Place {
  space: Space
  location: Location | null
  /** the level of an enemy that still lives here */
  level: number | null
  /** how many of them */
  left: number
  /** a search token lies here */
  token: boolean
  /** seats whose heroes stand here */
  heroes: number[]
}

export function placeOf(board: Board, catalog: Catalog, n: number): Place {
  const space = catalog.spaces[n]
  const left = space.level ? board.enemies[space.level - 1] : 0
  return {
    space,
    location: space.scroll === null ? space.location : board.tiles[space.scroll],
    level: left ? space.level : null,
    left,
    token: board.unclaimed.includes(n),
    heroes: board.players.flatMap((player, seat) => (player.hero && player.space === n ? [seat] : [])),
  }
}

export const enemyOf = (catalog: Catalog, level: number) =>
  catalog.enemies[catalog.side === 'above' ? 0 : 1].find((one) => one.level === level)!
export const effectsOf = (catalog: Catalog, location: Location) =>
  catalog.locations[catalog.side === 'above' ? 0 : 1].find((one) => one.location === location)?.effects ?? []

/** The name of a space, as people say it. */
export function spaceName({ location, space, level }: Place, catalog: Catalog): string {
  if (location) return say(`location-${location}`)
  if (level) return say(`enemy-${enemyOf(catalog, level).id}`)
  if (space.level) return say('now-town-lair', { level: space.level })
  if (space.letter) return say('now-town-letter', { letter: space.letter })
  const columns = catalog.maps[0].columns
  return say('now-place-plain', { row: Math.floor(space.space / columns) + 1, column: (space.space % columns) + 1 })
}

export function spaceWords(place: Place, catalog: Catalog, names: readonly string[]): Words {
  const { location, level, left, token, space, heroes } = place
  const lines: string[] = []
  if (location) lines.push(...locationWords(catalog, location).lines)
  if (level) {
    const foe = enemyWords(catalog, level)
    if (location) lines.push(foe.title)
    lines.push(...foe.lines, say('now-town-left', { n: left }))
  } else if (space.level) lines.push(say('now-town-nobody'))
  if (token) lines.push(say('now-town-token'))
  else if (space.letter) lines.push(say('now-town-no-token'))
  if (space.mountain) lines.push(say('now-town-mountain'))
  if (heroes.length) lines.push(say('now-town-here', { names: { text: heroes.map((s) => names[s]).join(', ') } }))
  return { title: spaceName(place, catalog), lines, rules: level ? ['N-091', 'N-104'] : undefined }
}

/** The hearts that the cheapest way to this space costs; `null`: nobody asks for one. */
export function priceOf(table: TableStore<Board>, n: number): { hearts: number; last: boolean } | null {
  const ways = table.narrow.offers.filter(
    (offer) => ['go', 'charge'].includes(verbOf(offer)) && offer.on[0] === `space.${n}`,
  )
  if (table.still || !ways.length) return null
  const hearts = ways.map((offer) => Number(offer.label.args?.hearts ?? 0))
  return { hearts: Math.min(...hearts), last: ways.every((offer) => offer.label.id.endsWith('-last')) }
}
export const catalogOf = cards
