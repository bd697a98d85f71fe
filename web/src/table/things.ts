// Things of the table that an offer can name (`on`): what is lit, what a click does, and which offers no drawn thing
// stands for. Every drawn thing takes its attributes from `thing`; so the table knows what is on the screen.
import { untrack } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import { SvelteMap } from 'svelte/reactivity'
import { basketAt, type Basket } from './basket.svelte'
import type { TableStore } from '../table.svelte'
import type { Offer } from '../wire/types'
import { say, tell } from '../words/words.svelte'

/** `pilot`: allowed at any time, though nobody waits for it */
export type Light = 'lit' | 'chosen' | 'pilot' | 'dark'

/** How often each thing is on the screen now. */
export const onScreen = new SvelteMap<string, number>()

/** Called when a thing comes on the screen; what it returns, when it leaves. */
export function drawn(id: string): () => void {
  // Counting must not depend on the count, or it would never end.
  const count = () => untrack(() => onScreen.get(id) ?? 0)
  onScreen.set(id, count() + 1)
  return () => {
    const left = count() - 1
    if (left > 0) onScreen.set(id, left)
    else onScreen.delete(id)
  }
}

/** Offers that no thing on the screen belongs to: they must be buttons, so that everything can be played by clicking. */
export function unseen(offers: readonly Offer[], has: (thing: string) => boolean): Offer[] {
  return offers.filter((o) => !o.on.some(has))
}

/** Things of a basket are put into it, unless something else was begun. */
export function basketOf(table: TableStore): Basket | null {
  const { basket: kind } = table.manner
  if (!kind || table.still || table.narrow.begun || !table.myTurn) return null
  const basket = basketAt(table, kind.verb)
  return basket.open || basket.busy ? basket : null
}
function basketFor(table: TableStore, id: string): Basket | null {
  return table.manner.basket?.holds(id) ? basketOf(table) : null
}

/** The action that the primary button names: the only one left, or the one that touches just what was chosen. */
export function prime(table: TableStore): Offer | null {
  if (table.still) return null
  const { only, left, chosen } = table.narrow
  if (only) return only
  const meant = table.manner.prime?.(left, chosen)
  if (meant) return meant
  if (!chosen.length) return null
  const exact = left.filter((o) => o.on.length === chosen.length)
  return exact.length === 1 ? exact[0] : null
}

/** Does it, and gives the light back: the next question starts fresh. */
export function perform(table: TableStore, offer: Offer | null) {
  if (!offer || table.busy || table.still) return
  table.narrow.clear()
  void table.act(offer)
}

export function light(table: TableStore, id: string): Light {
  if (table.still) return 'dark'
  return basketFor(table, id)?.light(id) ?? table.narrow.is(id)
}

/** What a thing would do, in words, if it can do one thing only. */
function promise(table: TableStore, id: string): string {
  const next = basketFor(table, id)?.next(id)
  if (next) return tell(next.label, table.names)
  const { left, anytime, lit } = table.narrow
  const mine = (lit.has(id) ? left : anytime).filter((o) => o.on.includes(id))
  return mine.length === 1 ? tell(mine[0].label, table.names) : say('drawn-may')
}

function label(table: TableStore, id: string, name: string): string {
  const state = light(table, id)
  if (state === 'lit') return `${name}: ${promise(table, id)}`
  if (state === 'pilot') return `${name}: ${say('drawn-anytime-may', { what: { text: promise(table, id) } })}`
  return state === 'chosen' ? `${name}: ${say('drawn-chosen')}` : name
}

/**
 * What a click on a thing does at once: the only thing that is left, if it can be taken back. Whoever likes to be asked,
 * and whatever is for good, has the button.
 */
export function atOnce(table: TableStore): Offer | null {
  const { only, left, chosen } = table.narrow
  if (!chosen.length || table.confirm) return null
  const offer = only ?? table.manner.atOnce?.(left, chosen)
  return offer && !table.lasting.includes(offer.act) ? offer : null
}
/** A click has done something: a second one, from habit, must not fall on the next question. */
let spent = false
/** As if this thing were clicked: for what the game does by itself. */
export const touch = (table: TableStore, id: string) => press(table, id, false)
/** A click chooses; a second one at once does what is left to do. */
function press(table: TableStore, id: string, twice: boolean) {
  if (twice && spent) return
  spent = false
  const basket = basketFor(table, id)
  if (basket) return basket.next(id) ? basket.add(id) : basket.remove(id)
  if (twice && light(table, id) !== 'chosen') table.narrow.touch(id)
  const again = twice ? prime(table) : null
  if (again) return perform(table, again)
  const had = light(table, id) === 'chosen'
  table.narrow.touch(id)
  // Giving light back is not choosing.
  const offer = had ? null : atOnce(table)
  spent = !!offer
  perform(table, offer)
}

function key(table: TableStore, id: string, event: KeyboardEvent) {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  const again = event.key === 'Enter' && light(table, id) === 'chosen' && !basketFor(table, id) && prime(table)
  if (again) perform(table, again)
  else press(table, id, false)
}

// One attachment per id: attributes are made anew with every change, and the thing must not leave the screen for that.
const attachments = new Map<string, { key: symbol; attach: () => () => void }>()
function attachment(id: string) {
  let found = attachments.get(id)
  if (!found) attachments.set(id, (found = { key: createAttachmentKey(), attach: () => drawn(id) }))
  return found
}

/**
 * Attributes of a thing, to be spread on an element: `<button {...thing(table, 'slot.1', say('…'))}>` or on an SVG `<g>`.
 * Styles hang on `data-light`. A dark thing is a picture: not focusable, not a button.
 */
export function thing(table: TableStore, id: string, name: string): Record<string | symbol, unknown> {
  const state = light(table, id)
  const { key: symbol, attach } = attachment(id)
  const always = { 'data-thing': id, 'data-light': state, 'aria-label': label(table, id, name), [symbol]: attach }
  // An SVG element that listens to focus would be a stop of the Tab key otherwise.
  if (state === 'dark') return { ...always, role: 'img', tabindex: -1 }
  return {
    ...always,
    role: 'button',
    tabindex: 0,
    'aria-pressed': state === 'chosen',
    onclick: (event: MouseEvent) => {
      event.stopPropagation()
      press(table, id, event.detail > 1)
    },
    onkeydown: (event: KeyboardEvent) => key(table, id, event),
  }
}
