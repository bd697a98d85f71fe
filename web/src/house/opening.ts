// Opening a table.
import { go } from '../lib/router.svelte'
import { chairs, remember } from '../lib/seats.svelte'
import { settings } from '../lib/settings.svelte'
import { api } from '../wire/api'
import type { Opening, Shelf } from '../wire/types'
import { say } from '../words/words.svelte'
import { rivals } from './form'
import { usualOpponent } from './names'

export const myName = () => settings.name.trim() || say('name-guest')

const FIRST = 'first-table'
/** Nobody has sat down at a table with this browser yet. Whoever keeps a name has played elsewhere. */
export const isNewcomer = () => !settings.account && Object.keys(chairs).length === 0
/** Is this the table that somebody who had never played was led to? */
export const isFirstTable = (id: string) => localStorage.getItem(FIRST) === id
/** Called before the keys of a table are kept: whoever has none yet is new here, also at a friend's table. */
export function welcome(id: string) {
  if (isNewcomer()) localStorage.setItem(FIRST, id)
}
/** They know what it is about. */
export const welcomed = () => localStorage.removeItem(FIRST)

/** Opens it, remembers the keys and goes there; a table without an open chair begins at once. */
export async function openTable(wish: Opening): Promise<void> {
  const seated = await api.open(wish, settings.account ?? undefined)
  welcome(seated.id)
  remember(seated.id, seated.seats, seated.host)
  go(`/t/${seated.id}`)
}

/** One click to a game: against so many bots of a strength, or against two of the usual ones. */
export async function playNow(game: string, count = 2, bot?: string): Promise<void> {
  bot ??= await opponent(game, usualOpponent)
  const chairs = rivals(count, bot, isNewcomer())
  await openTable({ game, chairs, me: myName(), options: { players: count + 1 } })
}
/** The same where nothing counts: everything may be taken back, and the opponent is the gentlest. */
export async function practise(game: string): Promise<void> {
  const bot = await opponent(game, (shelf) => shelf.levels[0] ?? shelf.usual)
  await openTable({
    game,
    chairs: ['me', { bot }],
    me: myName(),
    options: { players: 2 },
    practice: true,
    listed: false,
  })
}
async function opponent(game: string, choose: (shelf: Shelf) => string): Promise<string> {
  const shelf = (await api.games()).games.find((known) => known.game === game)
  return shelf ? choose(shelf) : 'greedy'
}
