// Who sits where, in words. Bots get a name of their own at each table, so that two of one strength can be told apart.
import { faceOf } from '../games'
import { chairs } from '../lib/seats.svelte'
import type { Chair, Meta, Problem, Shelf } from '../wire/types'
import { has, say } from '../words/words.svelte'

type Room = Pick<Meta, 'id' | 'chairs' | 'options'> & Partial<Pick<Meta, 'game'>>

/** The name of every chair, by seat. An open chair has none. */
export function chairNames(room: Room | null | undefined): string[] {
  if (!room) return []
  const people = room.chairs.flatMap((c) => (c.kind === 'person' ? [c.name.toLowerCase()] : []))
  const free = say('bot-names')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !people.includes(name.toLowerCase()))
  // Whoever tries another way from a moment of a game, or plays again, sits with the same opponents.
  return room.chairs.map((chair, seat) => {
    if (chair.kind === 'person') return chair.name || say('seat-name', { number: seat + 1 })
    if (chair.kind === 'bot') return free[placeOf(room.id, seat) % free.length] ?? botStrength(chair.bot)
    if (chair.kind === 'automaton') return automatonName(room)
    return ''
  })
}

/** What kind of sitter it is, where a name does not say it: "bot, steady". Empty for people who are here. */
export function chairNote(chair: Chair | undefined): string {
  if (!chair || chair.kind === 'open') return say('chair-open')
  if (chair.kind === 'bot') return say('chair-bot', { strength: { text: botStrength(chair.bot) } })
  if (chair.kind === 'automaton') return say('chair-automaton')
  if (chair.resigned) return say('chair-resigned')
  if (chair.stand_in) return say('chair-stand-in')
  return chair.here ? '' : say('chair-away')
}

/** The name of a chair for lists of tables, and in a word whether somebody is away or has given up. */
export function nameInList(meta: Meta, seat: number, name: string): string {
  const chair = meta.chairs[seat]
  if (chair.kind !== 'person') return name
  const word = chair.resigned ? say('chair-resigned') : !chair.here && meta.stage !== 'over' ? say('chair-away') : ''
  return word ? say('chair-with-note', { name: { text: name }, note: { text: word } }) : name
}

/** The strength of a bot in a word. A bot that nobody has named yet is shown by its id. */
export function botStrength(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot
}

/** Who plays against somebody who names nobody: one of those that can be chosen, and not the weakest. */
export function usualOpponent(shelf: Shelf): string {
  return shelf.levels.includes(shelf.usual) ? shelf.usual : (shelf.levels[1] ?? shelf.usual)
}

/** Whom people can choose to play against, the weakest first; and whoever sits there now, whatever it is. */
export function opponents(shelf: Shelf, now = ''): { value: string; label: string }[] {
  const all = shelf.levels.length
  const levels = shelf.levels.map((bot, i) => ({
    value: bot,
    label: say('bot-level', { strength: { text: botStrength(bot) }, number: i + 1, all }),
  }))
  if (!now || shelf.levels.includes(now)) return levels
  return [...levels, { value: now, label: botStrength(now) }]
}

function automatonName({ game, options }: Room): string {
  return say(faceOf(game)?.automaton?.(options) ?? 'chair-automaton')
}

/** Where the name of a seat stands: through all practice tables and rematches back to the game that was the first. */
function placeOf(id: string, seat: number, steps = 20): number {
  const { like, was } = chairs[id] ?? {}
  return like && steps ? placeOf(like, was?.[seat] ?? seat, steps - 1) : hash(id) + seat
}

function hash(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum
}

/** It was refused because of the name: another one would do. */
export const wantsName = (problem: Problem | null) => problem?.kind === 'name-kept' || problem?.kind === 'name-taken'
