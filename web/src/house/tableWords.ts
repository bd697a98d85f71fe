// A table in a few words, for lists.
import type { Meta, Tempo } from '../wire/types'
import { has, language, say } from '../words/words.svelte'
import { chairNames } from './names'
import { ago, leftWords } from './time'

export function gameName(game: string): string {
  const known = [`game-${game}-short`, `game-${game}`].find((id) => has(id))
  return known ? say(known) : game
}

export function tempoWords(tempo: Tempo): string {
  if (tempo.kind === 'days') return say('tempo-days-short', { n: tempo.days })
  if (tempo.kind === 'live') return say('tempo-live-short', { bank: Math.round(tempo.bank_s / 60) })
  return ''
}

/** How many look on, if anybody does. `me`: whoever reads this looks on, too, and knows that they do. */
export function watchers(meta: Meta, me = false): string {
  const n = meta.watching - (me ? 1 : 0)
  return meta.stage !== 'over' && n > 0 ? say('home-watching', { n }) : ''
}

/** Which game, how many play, how fast. */
export function tableKind(meta: Meta): string {
  const parts = [gameName(meta.game), say('home-players', { n: meta.chairs.length }), tempoWords(meta.tempo)]
  if (meta.origin) parts.push(say(`home-${meta.origin}`))
  else if (meta.practice) parts.push(say('home-practice'))
  parts.push(watchers(meta))
  return parts.filter(Boolean).join(' · ')
}

/** What a table is called, at the table itself. One that goes on from the middle of another game says so. */
export function tableTitle(meta: Meta): string {
  return meta.origin === 'fork' ? `${meta.name} · ${say('home-fork')}` : meta.name
}
/** The same where little room is: what must be read comes first. */
export function tableTitleShort(meta: Meta): string {
  return meta.origin === 'fork' ? `${say('home-fork')} · ${meta.name}` : meta.name
}

/** The words of a table, to be said aloud. `null`: its name ends in a key that only a link can carry. */
export function spoken(id: string): string | null {
  const words = id.split('-')
  return words.every((word) => word.length <= longest) ? words.join(' ') : null
}
/** the most letters that a word of a table's name has */
const longest = 9

/** What the clock says from afar: what is left of slow clocks, otherwise how long it has been. */
export function timeNote(meta: Meta, now = Date.now()): string {
  if (meta.stage === 'running' && meta.tempo.kind === 'days') {
    const left = meta.last + meta.tempo.days * 86_400_000 - now
    if (left > 0) return say('clock-left', { time: { text: leftWords(left) } })
  }
  return ago(meta.last, now)
}

export function taken(meta: Meta): string {
  const free = meta.chairs.filter((chair) => chair.kind === 'open').length
  return say('home-taken', { n: meta.chairs.length - free, all: meta.chairs.length })
}

/** "Round 3 of 13", "Season 2 of 6"; what comes after the last one has no number. */
export function roundWords({ progress }: Pick<Meta, 'progress'>): string {
  if (!progress) return ''
  const { part, now, of } = progress
  return now > of ? say('home-after-rounds') : say('home-round-of', { part: { text: part }, round: now, rounds: of })
}

/** The same as a heading of what happened, for any of its parts. */
export function roundHeading({ progress }: Pick<Meta, 'progress'>, round: number): string {
  const part = { text: progress?.part ?? 'round' }
  return progress && round > progress.of ? say('log-after') : say('log-round', { part, round })
}

/** Who won a game that is over; nothing if nobody did. */
export function winners(meta: Meta): string {
  const first = (meta.places ?? []).filter(({ place }) => place === 1)
  if (!first.length) return ''
  const names = chairNames(meta)
  const text = new Intl.ListFormat(language()).format(first.map(({ seat }) => names[seat] ?? ''))
  return say('home-won', { n: first.length, names: { text } })
}
