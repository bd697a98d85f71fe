// Whether the answers lie open as a list, in the place of the board. The next question begins without it.
import type { TableStore } from '../table.svelte'

class Listing {
  private question = $state('')
  constructor(private readonly table: TableStore) {}

  private now = $derived.by(() => {
    const { seq, offers } = this.table.sheet ?? { seq: 0, offers: [] }
    return `${seq} ${offers.length} ${offers[0]?.mark ?? ''}`
  })
  open = $derived.by(() => this.question === this.now && this.table.myTurn && !this.table.still)

  toggle(open = !this.open) {
    this.question = open ? this.now : ''
  }
}

const listings = new WeakMap<TableStore, Listing>()
/** Its button and its panel stand in different places. */
export function listingAt(table: TableStore): Listing {
  const known = listings.get(table)
  if (known) return known
  let made!: Listing
  $effect.root(() => void (made = new Listing(table)))
  listings.set(table, made)
  return made
}
