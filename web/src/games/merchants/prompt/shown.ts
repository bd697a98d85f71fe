// Which offers are buttons now. The rest is chosen on the things themselves.
import type { TableStore } from '../../../table.svelte'
import type { Offer, Text } from '../../../wire/types'
import { spotOf } from '../board/turn'
import { basketOf, onScreen, prime, unseen } from '../things'

/** A few may as well be named. */
const FEW = 3
/** More than these are no row of buttons any more, but a list. */
export const MANY = 6

/** Companions help at any question; they are not what it is about. */
function interrupts(offer: Offer): boolean {
  return /^(ability|copy|grace|cosimo|dumplin|flicker)\b/.test(offer.act)
}
/** The No to a question: always a button, whatever on the table stands for it, too. */
const declines = (offer: Offer) => offer.act === 'stay'
/** What the question itself is about, without the companions who may interrupt it. */
export function about(offers: readonly Offer[]): Set<string> {
  const own = companionsOnly(offers) ? offers : offers.filter((o) => !interrupts(o))
  return new Set(own.flatMap((o) => o.on))
}
/** Nothing but whether a companion helps: then they are what it is about. */
export function companionsOnly(offers: readonly Offer[]): boolean {
  return offers.some(interrupts) && offers.every((o) => interrupts(o) || !o.on.length)
}

/** Two or three answers that lie in different parts of the table: whoever sees one of them lit may never see the other. */
export function apart(offers: readonly Offer[]): Offer[] {
  const own = offers.filter((o) => o.on.length && !interrupts(o))
  return own.length <= FEW && new Set(own.map((o) => spotOf(o.on))).size > 1 ? own : []
}

/** What was chosen stands beside the question: a button need not say it again. */
export function briefly({ label, on }: Offer, chosen: readonly string[]): Text | undefined {
  const said: Record<string, string> = { 'do-bump': 'reserve.', 'do-ability': 'companion.' }
  const begins = said[label.id]
  const known = begins && on.some((thing) => thing.startsWith(begins) && chosen.includes(thing))
  return known ? { ...label, id: `merchants-board-brief${label.id.slice(2)}` } : undefined
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
  return table.still || !table.myTurn || offers.length < 2 ? 0 : Math.max(0, ...[...about(offers)].map(after))
}

/**
 * `tight`: on a small screen companions, who may interrupt any question, wait behind the list. `aside`: what is asked
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
  const help = companionsOnly(left) && left.length <= MANY
  // On a small screen the things themselves are enough: buttons for them would move the board.
  const listed = help || (begun && ((left.length <= FEW && !tight) || lit.size === 0))
  const missing = unseen(left, (thing) => onScreen.has(thing) && !chosen.includes(thing))
  const near = aside && missing.length > FEW ? missing.filter((o) => !o.on.length) : missing
  const waits = (o: Offer) => tight && interrupts(o) && !companionsOnly(left)
  const far = tight || begun ? [] : apart(left)
  const named = listed ? left : left.filter((o) => (near.includes(o) && !waits(o)) || declines(o) || far.includes(o))
  const crowd = named.length > MANY && ![...lit].some((thing) => onScreen.has(thing))
  const others = crowd ? [] : named.filter((o) => o !== primary)
  const shown = others.length + (primary ? 1 : 0)
  // What was begun on a small screen goes on there: no line for a list.
  const all = tight && begun && missing.every((o) => o === primary)
  return { primary, others, hidden: all ? 0 : left.length - shown, crowd }
}
