// How high the question is: nothing jumps under the thumb, and the board stays where it is while one chooses.
import { untrack } from 'svelte'
import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { listingAt } from './listing.svelte'
import type { TableStore } from '../table.svelte'
import { onScreen } from './things'
import { buttonsToCome } from './offers'

/** `asked` changes with the question and with the window. Each is read by itself: whoever asks how high it is hears of no question. */
type Asked = { table: TableStore; compact: boolean; asked: string; grows: boolean }

const touchable = '[data-light=lit], [data-light=chosen], [data-act], [data-verb]'

export class Size {
  /** as it is drawn */
  height = $state(0)
  of = $state<HTMLElement>()
  #tallest = $state(0)
  #rest = $state(60)
  #covers = $state(false)
  #given: Asked

  constructor(given: Asked) {
    this.#given = given
    $effect(() => {
      void given.asked
      this.#tallest = 0
    })
    $effect(() => {
      if (given.compact && this.height > untrack(() => this.#tallest)) this.#tallest = this.height
    })
    // Before a scene was fetched its things were buttons: their place is given back once they can be touched themselves.
    $effect(() => {
      void onScreen.size
      if (untrack(() => given.table.narrow.begun)) return
      this.#tallest = 0
      const drawn = requestAnimationFrame(() => (this.#tallest = Math.max(this.#tallest, this.#needed())))
      return () => cancelAnimationFrame(drawn)
    })
    $effect(() => {
      if (!given.compact && !given.table.narrow.begun) this.#rest = Math.max(60, this.height)
    })
    $effect(() => {
      void [given.asked, given.table.narrow.begun]
      this.#covers = false
    })
    $effect(() => {
      // What is fetched may come to lie there later.
      void onScreen.size
      if (!this.over || !this.of) return
      const edge = this.of.getBoundingClientRect().bottom
      const boxes = [...document.querySelectorAll(`main.stage :is(${touchable})`)].map((e) => e.getBoundingClientRect())
      this.#covers = boxes.some(({ width, top }) => width > 0 && top < edge)
    })
  }

  /**
   * The sheet of a small screen is as high as one of a few steps, and keeps its step while one question is answered. What one
   * choice may bring has its place from the beginning.
   */
  least = $derived.by(() => {
    const { compact, table, grows } = this.#given
    // A list needs the room for itself.
    if (!compact || table.still || listingAt(table).open) return 0
    const narrow = (innerWidth.current ?? 0) < 680
    const steps = narrow ? [136, 184, 240, 296] : [76, 112, 152, 208]
    const low = (innerHeight.current ?? 0) <= 500
    // On a wider one two answers stand beside the question.
    const come = buttonsToCome(table)
    const least = low || grows ? 0 : steps[narrow ? Math.min(come, 2) : come > 2 ? 1 : 0]
    return steps.find((high) => high >= Math.max(this.#tallest, least)) ?? this.#tallest
  })
  /** What the sheet would be without the step that it keeps. */
  #needed(): number {
    if (!this.of || !this.#given.compact) return 0
    const kept = this.of.style.minHeight
    this.of.style.minHeight = ''
    const high = this.of.offsetHeight
    this.of.style.minHeight = kept
    return high
  }
  /** On a wide table buttons that need more room lie over the board's upper edge, unless something lit lies there. */
  over = $derived.by(() => {
    const { compact, table } = this.#given
    const more = this.height - this.#rest
    return !compact && table.narrow.begun && more > 0 && !this.#covers ? more : 0
  })
}
