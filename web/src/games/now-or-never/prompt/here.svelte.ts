// What could be done where the hero stands now: whoever stops for that says both with one press.
import type { Also } from '../../../table/Acts.svelte'
import type { TableStore } from '../../../table.svelte'
import { verbOf } from '../../../lib/narrow.svelte'
import type { Offer } from '../../../wire/types'
import { say, tell } from '../../../words/words.svelte'
import { After } from '../after.svelte'
import type { Board } from '../board'
import { thenDo } from '../goesOn'

const ICONS: Record<string, string> = { search: 'search', visit: 'i-map', fight: 'strike', quest: 'quest-basic' }

export class Here {
  private readonly after: After
  constructor(private readonly table: TableStore<Board>) {
    this.after = new After(table, 'stop')
  }
  look() {
    return this.after.look()
  }
  both = $derived.by((): Also[] => {
    const { known } = this.after
    const stop = this.table.sheet?.offers.find(({ act }) => act === 'stop')
    if (!known?.then || known.now !== this.table.sheet || !stop || !this.table.myTurn) return []
    const words = (offer: Offer) => say(`now-town-then-${verbOf(offer)}`, offer.label.args)
    return known.then.offers
      .filter((offer) => !offer.anytime && ICONS[verbOf(offer)])
      .map((offer) => ({
        to: offer.act,
        icon: ICONS[verbOf(offer)],
        word: words(offer),
        title: tell(offer.label, this.table.names),
        go: () => thenDo(this.table, stop, { act: offer.act }),
      }))
  })
}
