// Which offers are buttons now. The rest is chosen on the things themselves.
import type { TableStore } from '../table.svelte'
import type { Offer } from '../wire/types'
import { basketOf, onScreen, prime, unseen } from './things'

/** A few may as well be named. */
const FEW = 3
/** More than these are no row of buttons any more, but a list. */
export const MANY = 6

const helps = (table: TableStore, offer: Offer) => !!table.manner.helps?.(offer)

/** What the question itself is about, without what may interrupt it. */
export function about(table: TableStore, offers: readonly Offer[]): Set<string> {
  const own = helpOnly(table, offers) ? offers : offers.filter((o) => !helps(table, o))
  return new Set(own.flatMap((o) => o.on))
}
/** Nothing but whether something helps: then that is what it is about. */
export function helpOnly(table: TableStore, offers: readonly Offer[]): boolean {
  return offers.some((o) => helps(table, o)) && offers.every((o) => helps(table, o) || !o.on.length)
}

/** Two or three answers that lie in different parts of the table: whoever sees one of them lit may never see the other. */
export function apart(table: TableStore, offers: readonly Offer[]): Offer[] {
  const own = offers.filter((o) => o.on.length && !helps(table, o))
  return own.length <= FEW && new Set(own.map((o) => table.manner.spot?.(o.on))).size > 1 ? own : []
}

/** The drawing on the button of an offer: of the first of its things that has one, and does not stand beside the question already. */
export function offerIcon(table: TableStore, offer: Offer): string | null {
  for (const thing of offer.on.filter((thing) => !table.narrow.chosen.includes(thing))) {
    const icon = table.manner.icon?.(thing)
    if (icon) return icon
  }
  return null
}

/** How many buttons one choice among the things of the question may bring: the sheet keeps their place. */
export function buttonsToCome(table: TableStore): number {
  const { offers } = table.narrow
  const after = (thing: string) => {
    const left = offers.filter((o) => o.on.includes(thing))
    if (left.length === 1) return table.confirm || table.lasting.includes(left[0].act) ? 1 : 0
    // Whatever has another thing to touch is chosen there.
    return left.filter((o) => o.on.length === 1).length
  }
  return table.still || !table.myTurn || offers.length < 2 ? 0 : Math.max(0, ...[...about(table, offers)].map(after))
}

/**
 * `tight`: on a small screen what may interrupt any question waits behind the list. `aside`: what is asked
 * about is on the screen elsewhere, one tap away. `crowd`: there are too many to stand in a row, and nothing on the table
 * stands for them.
 */
export function buttons(
  table: TableStore,
  tight = false,
  aside = false,
): { primary: Offer | null; others: Offer[]; hidden: number; crowd: boolean } {
  if (table.still) return { primary: null, others: [], hidden: 0, crowd: false }
  const { left, begun, lit, chosen } = table.narrow
  const primary = basketOf(table) ? null : prime(table)
  const help = helpOnly(table, left) && left.length <= MANY
  // On a small screen the things themselves are enough: buttons for them would move the board.
  const listed = help || (begun && ((left.length <= FEW && !tight) || lit.size === 0))
  const missing = unseen(left, (thing) => onScreen.has(thing) && !chosen.includes(thing))
  const near = aside && missing.length > FEW ? missing.filter((o) => !o.on.length) : missing
  const waits = (o: Offer) => tight && helps(table, o) && !helpOnly(table, left)
  const far = tight || begun ? [] : apart(table, left)
  const named = listed
    ? left
    : left.filter((o) => (near.includes(o) && !waits(o)) || table.manner.declines?.(o) || far.includes(o))
  const crowd = named.length > MANY && ![...lit].some((thing) => onScreen.has(thing))
  const others = crowd ? [] : named.filter((o) => o !== primary)
  const shown = others.length + (primary ? 1 : 0)
  // What was begun on a small screen goes on there: no line for a list.
  const all = tight && begun && missing.every((o) => o === primary)
  return { primary, others, hidden: all ? 0 : left.length - shown, crowd }
}
