// A table in a few words, for lists.
import type { Meta, Tempo } from '../wire/types'
import { has, say } from '../words/words.svelte'
import { ago, clockWords } from './time'

export const gameName = (game: string) => (has(`game-${game}-short`) ? say(`game-${game}-short`) : game)

export function tempoWords(tempo: Tempo): string {
  if (tempo.kind === 'days') return say('tempo-days-short', { n: tempo.days })
  if (tempo.kind === 'live') return say('tempo-live-short', { bank: Math.round(tempo.bank_s / 60) })
  return ''
}

/** How many look on, if anybody does. */
export function watchers(meta: Meta): string {
  return meta.stage !== 'over' && meta.watching ? say('home-watching', { n: meta.watching }) : ''
}

/** "Merchants · 3 players · a day per move" */
export function tableKind(meta: Meta): string {
  const parts = [gameName(meta.game), say('home-players', { n: meta.chairs.length }), tempoWords(meta.tempo)]
  if (meta.practice) parts.push(say('home-practice'))
  parts.push(watchers(meta))
  return parts.filter(Boolean).join(' · ')
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
    if (left > 0) return say('clock-left', { time: { text: clockWords(left) } })
  }
  return ago(meta.last, now)
}

export function taken(meta: Meta): string {
  const free = meta.chairs.filter((chair) => chair.kind === 'open').length
  return say('home-taken', { n: meta.chairs.length - free, all: meta.chairs.length })
}
