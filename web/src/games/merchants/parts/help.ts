// What a card does in a sentence; the prototype edition has sentences of its own for some.
import { has, say } from '../../../words/words.svelte'

function help(kind: string, id: string, edition: string): string {
  const other = `card-help-${kind}-${id}-prototype`
  return say(edition === 'prototype' && has(other) ? other : `card-help-${kind}-${id}`)
}
export const companionHelp = (id: string, edition = 'final') => help('companion', id, edition)
export const steedHelp = (id: string, edition = 'final') => help('steed', id, edition)
export const upgradeHelp = (id: string, edition = 'final') => help('upgrade', id, edition)
