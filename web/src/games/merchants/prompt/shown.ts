// Which offers are buttons now. The rest is chosen on the things themselves.
import type { TableStore } from '../../../table.svelte'
import type { Offer } from '../../../wire/types'
import { onScreen, prime, unseen } from '../things'

/** A few may as well be named. */
const FEW = 3

/** Companions help at any question; they are not what it is about. */
function interrupts(offer: Offer): boolean {
  return /^(ability|copy|grace|cosimo|dumplin|flicker)\b/.test(offer.act)
}

/**
 * `all`: everything that is left, for whoever wants the list. `tight`: on a small screen companions, who may interrupt
 * any question, wait behind that list. `aside`: what is asked about is on the screen elsewhere, one tap away.
 */
export function buttons(
  table: TableStore,
  all: boolean,
  tight = false,
  aside = false,
): { primary: Offer | null; others: Offer[]; hidden: number } {
  if (table.still) return { primary: null, others: [], hidden: 0 }
  const { left, chosen, lit } = table.narrow
  const primary = prime(table)
  const listed = all || (chosen.length > 0 && (left.length <= FEW || lit.size === 0))
  const missing = unseen(left, (thing) => onScreen.has(thing))
  const near = aside && missing.length > FEW ? missing.filter((o) => !o.on.length) : missing
  const named = listed ? left : tight ? near.filter((o) => !interrupts(o) || left.every(interrupts)) : near
  const others = named.filter((o) => o !== primary)
  return { primary, others, hidden: left.length - named.length - (primary && !named.includes(primary) ? 1 : 0) }
}
