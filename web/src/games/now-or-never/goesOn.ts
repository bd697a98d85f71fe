// Steps without a choice play themselves: a fight that was announced begins, a blow falls that nothing can be
// added to, and a die is kept that nothing can be done about. Who rolls is asked: until then a fight can be taken back.
import { untrack } from 'svelte'
import type { TableStore } from '../../table.svelte'
import { verbOf } from '../../lib/narrow.svelte'
import type { Offer } from '../../wire/types'
import { light, touch } from '../../table/things'
import type { Board } from './board'

const FOLLOWS = new Set(['fight', 'strike', 'accept'])
/** What may be learned or used before a die, or between it and its blow, is a choice. */
const HELPS = new Set(['learn', 'use'])

/** The answer that would be given anyway. */
export function foregone(offers: readonly Offer[]): Offer | null {
  const answers = offers.filter((offer) => !offer.anytime)
  const verb = answers.length === 1 ? verbOf(answers[0]) : ''
  if (!FOLLOWS.has(verb)) return null
  // A fight begins with a question of its own, where all of that can still be done.
  const choice = verb !== 'fight' && offers.some((offer) => offer.anytime && HELPS.has(verbOf(offer)))
  return choice ? null : answers[0]
}

/** What was said together with the answer before. */
const meant = new WeakMap<object, { what: Meant; from: object | null }>()
/** An answer, in notation, or a thing that is touched. */
type Meant = { act: string } | { thing: string }
/** Does one thing, and right after it another one that it makes possible. */
export function thenDo(table: TableStore<Board>, first: Offer, what: Meant) {
  if (table.busy || table.still) return
  meant.set(table, { what, from: table.sheet })
  table.narrow.clear()
  void table.act(first).then((problem) => problem && meant.delete(table))
}
function next(table: TableStore<Board>): Offer | null {
  const { sheet } = table
  const said = meant.get(table)
  if (said && said.from !== sheet) {
    meant.delete(table)
    const { what } = said
    if ('act' in what) {
      const found = sheet?.offers.find((offer) => offer.act === what.act)
      if (found) return found
    } else if (light(table, what.thing) === 'lit') touch(table, what.thing)
  }
  // Whoever likes to be asked is asked.
  return table.confirm || said ? null : foregone(sheet?.offers ?? [])
}

const done = new WeakSet<object>()
/** Plays it, once for each sheet. */
export function goesOn(table: TableStore<Board>) {
  const { sheet } = table
  if (!sheet || !table.myTurn || table.still || table.line !== 'open' || done.has(sheet)) return
  // A thing is touched when the answer before it is settled.
  if (table.busy && meant.has(table)) return
  const offer = untrack(() => next(table))
  if (!offer) return
  done.add(sheet)
  void table.act(offer)
}
