// Things of the table that an offer can name (`on`): what is lit, what a click does, and which offers no drawn thing
// stands for. Every drawn thing takes its attributes from `thing`; so the table knows what is on the screen.
import { untrack } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import { SvelteMap } from 'svelte/reactivity'
import type { TableStore } from '../../table.svelte'
import type { Offer } from '../../wire/types'
import { say, tell } from '../../words/words.svelte'

export type Light = 'lit' | 'chosen' | 'dark'

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

/** The action that the primary button names: the only one left, or the one that touches just what was chosen. */
export function prime(table: TableStore): Offer | null {
  if (table.still) return null
  const { only, left, chosen } = table.narrow
  if (only) return only
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
  return table.still ? 'dark' : table.narrow.is(id)
}

/** What a thing would do, in words, if it can do one thing only. */
function promise(table: TableStore, id: string): string {
  const mine = table.narrow.left.filter((o) => o.on.includes(id))
  return mine.length === 1 ? tell(mine[0].label, table.names) : say('merchants-board-may')
}

function label(table: TableStore, id: string, name: string): string {
  const state = light(table, id)
  if (state === 'lit') return `${name}: ${promise(table, id)}`
  return state === 'chosen' ? `${name}: ${say('merchants-board-chosen')}` : name
}

/** A click chooses; a second one at once does what is left to do. */
function press(table: TableStore, id: string, twice: boolean) {
  if (twice && light(table, id) === 'lit') table.narrow.touch(id)
  const offer = twice ? prime(table) : null
  if (offer) perform(table, offer)
  else table.narrow.touch(id)
}

function key(table: TableStore, id: string, event: KeyboardEvent) {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  const again = event.key === 'Enter' && light(table, id) === 'chosen' && prime(table)
  if (again) perform(table, again)
  else table.narrow.touch(id)
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
      press(table, id, event.detail === 2)
    },
    onkeydown: (event: KeyboardEvent) => key(table, id, event),
  }
}
