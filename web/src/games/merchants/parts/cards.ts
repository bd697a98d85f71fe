// What pictures of cards need besides the catalog: drawings, and its words.
import type { Text } from '../../../wire/types'
import type { TableStore } from '../../../table.svelte'
import type { Board, Catalog, DeedCard } from '../board'
import { tell } from '../../../words/words.svelte'

export function cards(table: TableStore<Board>): Catalog {
  return table.catalog as unknown as Catalog
}

const tileIcons: Record<string, string> = {
  workbench: 'b-workshop',
  mirror: 'die-lit-1',
  purse: 'coin',
  stable: 'steed',
  'ruins-lantern': 'lantern',
  strongbox: 'chest',
}
export function tileIcon(id: string): string {
  return tileIcons[id] ?? 'upgrade'
}
export const luckIcons: Record<string, string> = {
  'illuminated-die': 'die-lit-2',
  deed: 'deed',
  coins: 'coin',
  'wagon-upgrade': 'upgrade',
}

/** What a card does, a line for each text of the catalog. */
export function says(card: { says: readonly Text[] } | undefined): string[] {
  return card ? card.says.map((text) => tell(text)) : []
}
export const steedCard = (catalog: Catalog, steed: string) => catalog.steed_cards.find((card) => card.steed === steed)
export const upgradeTile = (catalog: Catalog, tile: string) => catalog.upgrade_tiles.find((card) => card.tile === tile)

/** What a deed brings, as a drawing with its number. */
export function rewardSign(deed: DeedCard): { icon: string; n: number } {
  const [word, n] = deed.reward.split(' ')
  return { icon: word === 'coins' ? 'coin' : word === 'prestige' ? 'prestige' : 'spark', n: Number(n) }
}
