// What the house offers with a thing.
import type { TableStore } from '../../table.svelte'
import type { Offer } from '../../wire/types'
import type { Board } from './board'

export function offersOn(table: TableStore<Board>, thing: string): Offer[] {
  return table.still ? [] : table.narrow.offers.filter((offer) => offer.on.includes(thing))
}
