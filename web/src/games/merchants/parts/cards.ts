// What pictures of cards need besides the catalog: drawings, help, and what a deed counts in words.
import type { Text } from '../../../wire/types'
import type { TableStore } from '../../../table.svelte'
import type { Board, Catalog, DeedCard } from '../board'

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

/** `card-help-steed-lovebug`, or what the prototype says instead. */
export function helpId(kind: string, id: string, edition: string, has: (id: string) => boolean): string {
  const other = `card-help-${kind}-${id}-prototype`
  return edition === 'prototype' && has(other) ? other : `card-help-${kind}-${id}`
}

// ---- deeds ----

function measure(what: string, prefix: 'measure' | 'each', n?: number): Text {
  const [word, rest] = split(what)
  const count: Record<string, number> = n === undefined ? {} : { n }
  if (!rest) return { id: `${prefix}-${word}`, args: count }
  if (word === 'good') return { id: `${prefix}-good`, args: { ...count, good: `good-${rest}` } }
  const place = rest.includes('-') ? `region-${rest}` : `town-${rest}`
  return { id: `${prefix}-${word}-to`, args: { ...count, place } }
}
function split(text: string): [string, string] {
  const space = text.indexOf(' ')
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)]
}
function reward(text: string): Text {
  const [word, n] = split(text)
  return { id: `reward-${word}`, args: { n: Number(n) } }
}
/** What a deed asks for, and what it brings. */
export function deedLines(deed: DeedCard): { needs: Text; reward: Text; gives: Text; icon: string; n: number } {
  const needs = deed.needs.map((need) => {
    const space = need.lastIndexOf(' ')
    return measure(need.slice(0, space), 'measure', Number(need.slice(space + 1)))
  })
  const [word, n] = split(deed.reward)
  const args = { reward: reward(deed.reward) }
  const said: Text = !deed.per
    ? { id: 'card-deed-reward', args }
    : deed.most > 90
      ? { id: 'card-deed-reward-per-each', args: { ...args, each: measure(deed.per, 'each') } }
      : { id: 'card-deed-reward-per', args: { ...args, each: measure(deed.per, 'each'), most: deed.most } }
  const icon = word === 'coins' ? 'coin' : word === 'prestige' ? 'prestige' : 'spark'
  return { needs: { id: 'card-deed-needs', args: { needs } }, reward: said, gives: args.reward, icon, n: Number(n) }
}
