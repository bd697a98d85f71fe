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

/** "Merchants · 3 players · a day per move" */
export function tableKind(meta: Meta): string {
  const parts = [gameName(meta.game), say('home-players', { n: meta.chairs.length }), tempoWords(meta.tempo)]
  if (meta.practice) parts.push(say('home-practice'))
  return parts.filter(Boolean).join(' · ')
}

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
