// Opening a table.
import { faceOf } from '../games'
import { go } from '../lib/router.svelte'
import { chairs, forget, remember } from '../lib/seats.svelte'
import { settings } from '../lib/settings.svelte'
import { device, placeOf, tableName } from '../lib/store'
import { api } from '../wire/api'
import type { Opening, Shelf } from '../wire/types'
import { say } from '../words/words.svelte'
import { rivals } from './form'

export const myName = () => settings.name.trim() || say('name-guest')

const FIRST = placeOf('first')
/** Nobody has sat down at a table with this browser yet. Whoever keeps a name has played elsewhere. */
export const isNewcomer = () => !settings.account && Object.keys(chairs).length === 0
/** Is this the table that somebody who had never played was led to? */
export const isFirstTable = (id: string) => device.read(FIRST, tableName) === id
/** Called before the keys of a table are kept: whoever has none yet is new here, also at a friend's table. */
export function welcome(id: string) {
  if (isNewcomer()) device.keep(FIRST, id)
}
/** They know what it is about. */
export const welcomed = () => device.forget(FIRST)

/**
 * Opens it, remembers the keys and goes there; a table without an open chair begins at once. `instead`: of this table of mine, which is
 * closed and in no list any more.
 */
export async function openTable(wish: Opening, instead?: string): Promise<void> {
  const seated = await api.open(wish, settings.account ?? undefined)
  welcome(seated.id)
  remember(seated.id, seated.seats, seated.host)
  go(`/t/${seated.id}`, !!instead)
  const host = instead && chairs[instead]?.host
  if (!host) return
  forget(instead)
  // Whether that worked changes nothing here.
  await api.close(instead, host).catch(() => undefined)
}

/** Who plays against somebody who was never asked: the second rung of the ladder, not the weakest and not a strong one. */
const firstRung = ({ levels, usual }: Shelf) => levels[1] ?? levels[0] ?? usual
/** Who was chosen on this device, as long as the house still has them. */
export function rivalOf(shelf: Shelf): string {
  const chosen = settings.rivals[shelf.game]
  return shelf.levels.includes(chosen) ? chosen : firstRung(shelf)
}

/** One click to a game: against so many bots of a strength, or of the one that was chosen on this device. */
export async function playNow(game: string, count = 2, bot?: string): Promise<void> {
  bot ??= await opponent(game, rivalOf)
  const chairs = rivals(count, bot, isNewcomer())
  await openTable({ game, chairs, me: myName(), options: { players: count + 1 } })
}
/** The same where nothing counts: everything may be taken back, and the opponent is the gentlest, unless the game says otherwise. */
export async function practise(game: string): Promise<void> {
  const bot = () => opponent(game, (shelf) => shelf.levels[0] ?? shelf.usual)
  const how = faceOf(game)?.practice ?? { chairs: ['me', { bot: await bot() }], options: { players: 2 } }
  await openTable({ game, name: say('practice-name'), me: myName(), practice: true, listed: false, ...how })
}
async function opponent(game: string, choose: (shelf: Shelf) => string): Promise<string> {
  const shelf = (await api.games()).games.find((known) => known.game === game)
  return shelf ? choose(shelf) : 'greedy'
}
