// Clicking things narrows the offers until one is left. Light means: this thing belongs to a legal continuation.
import type { Offer } from '../wire/types'

/** What kind of thing an offer does: the first word of its notation. */
export const verbOf = (offer: Pick<Offer, 'act'>) => offer.act.split(' ', 1)[0]

export class Narrowing {
  offers = $state.raw<Offer[]>([])
  chosen = $state<string[]>([])
  /** only offers of this kind, where one thing could be the beginning of several */
  verb = $state<string | null>(null)

  /** Offers that still fit what was chosen. */
  left = $derived(
    this.offers.filter(
      (o) => (!this.verb || verbOf(o) === this.verb) && this.chosen.every((thing) => o.on.includes(thing)),
    ),
  )
  lit = $derived(new Set(this.left.flatMap((o) => o.on).filter((thing) => !this.chosen.includes(thing))))
  /** The one offer that is left, once something was chosen or there never was a choice. */
  only = $derived(this.left.length === 1 && (this.begun || this.offers.length === 1) ? this.left[0] : null)
  /** Offers that touch nothing on the table: buttons of the prompt bar. */
  loose = $derived(this.left.filter((o) => o.on.length === 0))
  /** Something was chosen: light can be given back. */
  get begun(): boolean {
    return this.chosen.length > 0 || this.verb !== null
  }

  /** New offers; what was chosen stays if it still means something. */
  set(offers: Offer[]) {
    this.offers = offers
    if (!this.left.length) this.clear()
  }
  is(thing: string): 'lit' | 'chosen' | 'dark' {
    return this.chosen.includes(thing) ? 'chosen' : this.lit.has(thing) ? 'lit' : 'dark'
  }
  /** A click on a thing: choose it, or give the light back. */
  touch(thing: string) {
    if (this.chosen.includes(thing)) this.chosen = this.chosen.filter((t) => t !== thing)
    else if (this.lit.has(thing)) this.chosen = [...this.chosen, thing]
  }
  clear() {
    this.chosen = []
    this.verb = null
  }
}
