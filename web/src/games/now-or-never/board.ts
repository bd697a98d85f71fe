// The board and the cards of Now or Never, as the house has them (`cargo xtask types`), and what only the drawn table adds.
import type { TableStore } from '../../table.svelte'
import type { Catalog, Event, Good, PlayerView, View } from '../../wire/generated/now-or-never'
import type { Entry } from '../../wire/types'

export type {
  Attack,
  BotView,
  BuildingCard,
  Catalog,
  Count,
  Doing,
  Event,
  FightView,
  Gift,
  Good,
  Hero,
  HeroBoard,
  Job,
  Location,
  OrderCard,
  Pile,
  PlayerView,
  PowerCard,
  QuestCard,
  Score,
  Space,
  SpecialistCard,
  SpecialistView,
  Stuff,
  TokenCard,
  TownSide,
  Trade,
  View as Board,
} from '../../wire/generated/now-or-never'

export const GOODS = ['shell', 'tool', 'demon', 'crystal'] as const satisfies Good[]
export const PILES = ['basic', 'artifact', 'advanced'] as const
/** In the names of things the bot sits behind the last player. */
export const BOT = 4

export const cards = (table: TableStore<View>) => table.catalog as unknown as Catalog
/** What this viewer saw, as the game tells it. */
export const told = (table: TableStore<View>) => table.events as Entry<Event>[]
/** Whose board lies before the viewer: their own, or the first one's. */
export const seatOf = (table: TableStore<View>) => table.you ?? 0
export function own(table: TableStore<View>): PlayerView {
  return table.sheet!.board.players[seatOf(table)]
}
/** The side of the towns in use. */
export const townSide = (catalog: Catalog) => catalog.towns[catalog.side === 'above' ? 0 : 1]
