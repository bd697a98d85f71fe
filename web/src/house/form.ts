// The form of a new table: from what a person chose to what the server is asked.
import type { ChairAsked, Opening, OptionSpec, Tempo } from '../wire/types'

/** A chair of the form. `beside`: another person at this screen. */
export type Sitter =
  | { kind: 'me' }
  | { kind: 'beside'; name: string }
  | { kind: 'open' }
  | { kind: 'bot'; bot: string }
  | { kind: 'automaton'; level: string }

export interface Form {
  game: string
  name: string
  chairs: Sitter[]
  options: Record<string, unknown>
  tempo: Tempo
  listed: boolean
}

/** Options that the form asks for in another way: by its chairs. */
export const byChairs = new Set(['players', 'automaton', 'level'])

export function asked(sitter: Sitter): ChairAsked {
  if (sitter.kind === 'me' || sitter.kind === 'beside') return 'me'
  if (sitter.kind === 'bot') return { bot: sitter.bot }
  return sitter.kind
}

/** Only what differs from the defaults is sent, besides what the chairs say. */
export function opening(form: Form, specs: readonly OptionSpec[], myself: string): Opening {
  const options: Record<string, unknown> = { players: form.chairs.length }
  for (const spec of specs) {
    const value = form.options[spec.name]
    if (byChairs.has(spec.name) || value === undefined) continue
    if (JSON.stringify(value) !== JSON.stringify(spec.default)) options[spec.name] = value
  }
  const automaton = form.chairs.findIndex((c) => c.kind === 'automaton')
  const sitter = form.chairs[automaton]
  if (sitter?.kind === 'automaton') Object.assign(options, { automaton, level: sitter.level })
  const here = form.chairs.flatMap((c) => (c.kind === 'me' ? [myself] : c.kind === 'beside' ? [c.name.trim()] : []))
  return {
    game: form.game,
    name: form.name.trim() || undefined,
    options,
    chairs: form.chairs.map(asked),
    tempo: form.tempo,
    listed: form.listed,
    me: here.length > 1 ? here : myself,
  }
}

/**
 * One person and some bots, in an order that is not always the same. Whoever has never played sits where the game begins:
 * a first game starts with one's own turn, not with somebody else's question. Afterwards every seat is as likely.
 */
export function rivals(n: number, bot: string, newcomer = false): ChairAsked[] {
  const chairs: ChairAsked[] = Array.from({ length: n }, () => ({ bot }))
  chairs.splice(newcomer ? 0 : Math.floor(Math.random() * (n + 1)), 0, 'me')
  return chairs
}

/** Where an invitation leads: a whole link, `/t/…`, or the words of a table with anything between them. */
export function tableAddress(text: string): string | null {
  const link = /\/t\/([a-z0-9-]+)(\S*)/i.exec(text)
  if (link) return `/t/${link[1].toLowerCase()}${link[2].includes('#') ? link[2].slice(link[2].indexOf('#')) : ''}`
  const words = text.toLowerCase().match(/[a-z0-9]+/g)
  return words ? `/t/${words.join('-')}` : null
}
