// Which cards and things a question is about, as its offers name them.
import type { Offer } from '../../../wire/types'
import type { Board, Doing } from '../board'

/** Kinds of things that can be drawn as a card or tile of their own. */
const drawable = /^(hero\.|commission\.|deed\.|companion\.\d|steed\.|tile\.|supply\.|wagon\.|deck\.|luck\.)/

/** Things of the offers that can be drawn, in their order, each once. */
export function named(offers: readonly Offer[]): string[] {
  return [...new Set(offers.flatMap((o) => o.on))].filter((thing) => drawable.test(thing))
}

/** Questions that deserve cards in full: what they offer is small on the board, or not there at all. */
const about = new Set([
  'draft',
  'keep',
  'gain',
  'ruins-gain',
  'take-hero',
  'take-commission',
  'take-deed',
  'hero-or-commission',
  'take-upgrade',
  'upgrade-or-dark-step',
  'take-steed',
  'bring-hero',
  'lose-hero',
  'lose-good',
  'lose-dearest',
  'flip-up',
  'flip-down',
  'place-good',
  'place-hero',
  'place-commission',
  'place-token',
  'place-tile',
  'refit',
  'rival-hero',
  'rival-commission',
  'rival-loses-hero',
  'rival-brings-hero',
])
/** Is there something for the panel of choices? */
export function hasChoices(board: Board, offers: readonly Offer[]): boolean {
  if (board.draft?.length) return true
  return about.has(board.step) && named(offers).length > 0
}

/** What the question is about, besides its answers: the newcomer for whom there is no room. */
export function subject(doing: Doing | undefined): string | null {
  if (!doing?.step.startsWith('place-')) return null
  if (doing.hero !== undefined) return `hero.${doing.hero}`
  if (doing.commission !== undefined) return `commission.${doing.commission}`
  if (doing.tile !== undefined) return `tile.${doing.tile}`
  if (doing.token !== undefined) return `token.${doing.token}`
  return doing.good === undefined ? null : `ware.${doing.good}.${doing.side}`
}
