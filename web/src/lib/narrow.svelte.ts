// Clicking things narrows the offers until one is left. Light means: this thing belongs to a legal continuation.
import type { Offer } from '../wire/types'

/** What kind of thing an offer does: the first word of its notation. */
export const verbOf = (offer: Pick<Offer, 'act'>) => offer.act.split(' ', 1)[0]

export class Narrowing {
  offers = $state.raw<Offer[]>([])
  chosen = $state<string[]>([])
  /** only offers of this kind, where one thing could be the beginning of several */
  verb = $state<string | null>(null)
  /** What may be done at any time is no answer: it has a light of its own, and is left out until that is touched. */
  apart = $state(false)

  /** Offers that still fit what was chosen. */
  left = $derived.by(() => {
    const fits = this.offers.filter(
      (o) => (!this.verb || verbOf(o) === this.verb) && this.chosen.every((thing) => o.on.includes(thing)),
    )
    if (!this.apart) return fits
    const answers = fits.filter((o) => !o.anytime)
    return answers.length || !this.begun ? answers : fits
  })
  /** What may be done whoever is asked whatever. */
  anytime = $derived(this.apart ? this.offers.filter((o) => o.anytime) : [])
  /** The things that such an offer begins with. */
  pilots = $derived(new Set(this.anytime.flatMap((o) => o.on.slice(0, 1))))
  private answers = $derived(this.apart ? this.offers.filter((o) => !o.anytime) : this.offers)
  lit = $derived(new Set(this.left.flatMap((o) => o.on).filter((thing) => !this.chosen.includes(thing))))
  /** The one offer that is left, once something was chosen or there never was a choice. */
  only = $derived(this.left.length === 1 && (this.begun || this.answers.length === 1) ? this.left[0] : null)
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
  is(thing: string): 'lit' | 'chosen' | 'pilot' | 'dark' {
    if (this.chosen.includes(thing)) return 'chosen'
    return this.lit.has(thing) ? 'lit' : this.pilots.has(thing) ? 'pilot' : 'dark'
  }
  /** A click on a thing: choose it, or give the light back. */
  touch(thing: string) {
    if (this.chosen.includes(thing)) this.chosen = this.chosen.filter((t) => t !== thing)
    else if (this.lit.has(thing)) this.chosen = [...this.chosen, thing]
    else if (this.pilots.has(thing)) {
      this.clear()
      this.chosen = [thing]
    }
  }
  clear() {
    this.chosen = []
    this.verb = null
  }
}
