// A basket: several actions of one kind, chosen first and done together. What each costs, what may follow and how the
// table would look is asked of the house (`ahead`); nothing here knows a game.
import { verbOf } from '../lib/narrow.svelte'
import type { TableStore } from '../table.svelte'
import type { Ahead, Offer } from '../wire/types'

export class Basket<Board = any> {
  /** what lies in it, in the order in which it will be done */
  acts = $state.raw<readonly string[]>([])
  /** what was put in most recently, wherever it lies */
  latest = $state<string | null>(null)
  private seen = $state.raw<ReadonlyMap<string, Ahead<Board>>>(new Map())
  private question = ''
  private doing = $state(false)

  constructor(
    private readonly table: TableStore<Board>,
    readonly verb: string,
  ) {}

  /** The table as it would be; `null` while the house has not answered. */
  after = $derived(this.at(this.acts.length))
  /** One offer for each thing in it, as its button looked when its turn came. */
  lines = $derived(this.acts.flatMap((act, i) => this.at(i)?.sheet.offers.find((offer) => offer.act === act) ?? []))
  /** Everything has been answered. */
  sure = $derived(this.after !== null && this.lines.length === this.acts.length)
  /** How many baskets there are, and how many have all of this one in them and more. */
  ways = $derived(this.at(0)?.ways ?? null)
  waysLeft = $derived(this.after ? this.after.ways : null)
  /**
   * The last in it opens a question of its own, behind which nobody can look ahead: what is put in now is done before it, as far
   * as it still follows then.
   */
  closes = $derived(this.sure && this.acts.length > 0 && this.asksElse())
  /** It is being done: what happens meanwhile is its own doing. */
  get busy(): boolean {
    return this.doing
  }
  /** Does the question that is open now have such offers? */
  get open(): boolean {
    return this.table.narrow.offers.some((offer) => verbOf(offer) === this.verb)
  }

  private asksElse(): boolean {
    return this.after?.sheet.prompt?.id !== this.table.sheet?.prompt?.id
  }
  private at(n: number): Ahead<Board> | null {
    return this.seen.get(key(this.acts.slice(0, n))) ?? null
  }
  /** What would be put in by pointing at this thing. */
  next(thing: string): Offer | null {
    return this.further().find((offer) => offer.on.includes(thing) && (!this.closes || this.follows(offer))) ?? null
  }
  private further(): Offer[] {
    const at = this.closes ? this.at(this.acts.length - 1) : this.after
    return (at?.sheet.offers ?? []).filter((offer) => verbOf(offer) === this.verb)
  }
  private with({ act }: Offer): string[] {
    return this.closes ? [...this.acts.slice(0, -1), act, this.acts.at(-1)!] : [...this.acts, act]
  }
  private follows(offer: Offer): boolean {
    return this.seen.has(key(this.with(offer)))
  }
  count(thing: string): number {
    return this.lines.filter((offer) => offer.on.includes(thing)).length
  }
  light(thing: string): 'lit' | 'chosen' | 'dark' {
    if (this.count(thing)) return 'chosen'
    return this.next(thing) ? 'lit' : 'dark'
  }
  add(thing: string) {
    const offer = this.next(thing)
    if (!offer || this.doing) return
    this.latest = offer.act
    this.put(this.with(offer))
  }
  /** Takes out the one of these that was put in last. */
  remove(thing: string) {
    const last = this.lines.map((offer) => offer.on.includes(thing)).lastIndexOf(true)
    if (last >= 0 && !this.doing) this.put(this.acts.filter((_, i) => i !== last))
  }
  clear() {
    if (!this.doing) this.put([])
  }

  /** Called when the question may be another one: what was put in stays if it still can be done. */
  follow() {
    const { seq, offers } = this.table.sheet ?? { seq: 0, offers: [] }
    const question = `${seq} ${offers.map(({ act, mark }) => `${act} ${mark}`).join()}`
    if (question === this.question || this.doing) return
    this.question = question
    this.seen = new Map()
    if (!this.open) this.acts = []
    else void this.look()
  }
  private put(acts: readonly string[]) {
    this.acts = acts
    void this.look()
  }
  /** Asks for every beginning of it that is not known yet. What is no longer possible falls out. */
  private async look() {
    const [question, acts] = [this.question, this.acts]
    for (let n = 0; n <= acts.length; n++) {
      const part = acts.slice(0, n)
      if (this.seen.has(key(part))) continue
      const found = await this.table.ahead(part, this.verb)
      if (question !== this.question || acts !== this.acts) return
      if (!found && n === 0) return
      if (!found || found.known < n) return this.put(acts.filter((_, i) => i !== n - 1))
      this.seen = new Map(this.seen).set(key(part), found)
    }
    for (const offer of this.closes ? this.further() : []) {
      const part = this.with(offer)
      if (this.seen.has(key(part))) continue
      const found = await this.table.ahead(part, this.verb)
      if (question !== this.question || acts !== this.acts) return
      if (found?.known === part.length) this.seen = new Map(this.seen).set(key(part), found)
    }
  }

  /**
   * Does all of it, one after the other, and then `last`. It stops at the first question that something else must
   * answer; what is left stays in it.
   */
  async perform(last: string | null = null) {
    if (this.doing || !this.acts.length) return
    this.doing = true
    let left = [...this.acts]
    while (left.length && (await this.play(left[0]))) left = left.slice(1)
    if (!left.length && last && !this.table.lasting.includes(last)) await this.play(last)
    this.doing = false
    this.acts = left
    this.follow()
  }
  private async play(act: string): Promise<boolean> {
    const offer = this.table.narrow.offers.find((o) => o.act === act)
    if (!offer || !this.table.myTurn) return false
    const before = this.table.sheet
    if (await this.table.act(offer)) return false
    // The answer comes before the sheet that shows it.
    while (this.table.sheet === before && this.table.line === 'open') await new Promise((next) => setTimeout(next, 8))
    return true
  }
}

const key = (acts: readonly string[]) => acts.join('; ')

const baskets = new WeakMap<TableStore, Map<string, Basket>>()
/** The one basket of a table for this kind of action: its rows, its sum and its button stand in different places. */
export function basketAt<Board>(table: TableStore<Board>, verb: string): Basket<Board> {
  const known = baskets.get(table as TableStore) ?? new Map<string, Basket>()
  baskets.set(table as TableStore, known)
  let found = known.get(verb)
  // It belongs to the table, not to whichever part of the screen asked first and may leave first.
  if (!found) $effect.root(() => void known.set(verb, (found = new Basket(table as TableStore, verb))))
  return found as Basket<Board>
}
