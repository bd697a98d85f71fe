// Brings what is drawn to the house: in differences, lifts first, never more than it takes. What was taken back before it was sent
// is never sent, and what is drawn is never thrown away.
import { difference, done, same } from './difference'
import type { Tiles } from './geometry'

/** A quiet moment after the last change. */
const REST_MS = 250
/** Together at most so many, and so long between them: the house takes twenty a second. */
const BATCH = 8
const BETWEEN_MS = 400
/** Whoever is in a hurry may use what the house takes at once. */
const HURRY = 50
/** So much may be on its way unanswered: it is sent again together if the line breaks, and the house must take it. */
const ON_THE_WAY = 24
/** How often to look whether something has come. */
const SOON_MS = 50
/** As often the same is refused, then it waits for the next change. */
const PATIENCE = 4

export interface House {
  /** does it; what was wrong, if anything was */
  act: (act: string) => Promise<unknown>
  /** what lies there as the house last said */
  board: () => Tiles
  /** the seat may still build */
  open: () => boolean
  /** which line to the house this is; 0 while there is none */
  line: () => number
}

export class Sender {
  private want: Tiles
  /** what lies there once all that is on its way has come */
  private sent: Tiles
  private coming = 0
  private refused = false
  private refusals = 0
  /** the last answer was no refusal */
  private trusted = true
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = -Infinity
  /** the shortest time that an answer took */
  trip = Infinity

  constructor(
    private readonly house: House,
    want?: Tiles,
  ) {
    this.sent = house.board()
    this.want = want ?? this.sent
    if (this.owes) this.later(0)
  }
  get owes() {
    return !same(this.sent, this.want)
  }
  get onTheWay() {
    return this.coming
  }
  get idle() {
    return !this.coming && !this.owes
  }
  /** This is drawn now; `hurry`: there is little time left. */
  draw(want: Tiles, hurry = false) {
    this.want = want
    this.refusals = 0
    if (hurry) this.flush()
    else this.later(REST_MS)
  }
  /** The house has said what lies there. What it says while something is on its way is old. Gives what is to be drawn. */
  heard(): Tiles {
    if (this.coming || this.refused) return this.want
    const board = this.house.board()
    // Somebody has built in another window, and nothing here is waiting.
    if (!this.owes) this.want = board
    this.sent = board
    if (this.owes) this.later(REST_MS)
    return this.want
  }
  /** All that is owed, at once: what is said after it comes after it. */
  flush() {
    clearTimeout(this.timer)
    this.batch(HURRY)
  }
  /**
   * Everything is there, or goes before whatever is said now. Without a line, or after a refusal, it waits until the house has
   * it; `false`: nothing more can be brought.
   */
  async all(): Promise<boolean> {
    this.refusals = 0
    this.flush()
    while (this.house.open()) {
      if (!this.owes && (!this.coming || (this.house.line() && this.trusted))) return true
      if (this.refusals >= PATIENCE) return false
      await new Promise((resolve) => setTimeout(resolve, SOON_MS))
    }
    return false
  }
  close() {
    clearTimeout(this.timer)
  }

  private later(wait: number) {
    clearTimeout(this.timer)
    const pause = Math.max(wait, this.last + BETWEEN_MS - performance.now())
    this.timer = setTimeout(() => this.batch(BATCH), pause)
  }
  private batch(most: number) {
    if (!this.house.open()) return
    const all = difference(this.sent, this.want)
    if (!all.length) return
    // Without a line nothing is said: only what is owed when it is back is brought then, and not what was taken back meanwhile.
    const room = this.house.line() ? Math.max(most, ON_THE_WAY) - this.coming : 0
    const now = all.slice(0, Math.max(0, Math.min(most, room)))
    if (!now.length) return this.later(BETWEEN_MS)
    this.last = performance.now()
    for (const change of now) {
      this.sent = done(this.sent, change)
      void this.say(change.act)
    }
    if (all.length > now.length) this.later(BETWEEN_MS)
  }
  private async say(act: string) {
    this.coming++
    const [began, line] = [performance.now(), this.house.line()]
    const problem = await this.house.act(act)
    this.coming--
    this.trusted = !problem
    if (problem) this.refused = true
    // What was answered over another line waited for that.
    else if (line && line === this.house.line()) this.trip = Math.min(this.trip, performance.now() - began)
    if (this.coming || !this.refused) return
    // It should not happen: what the house has is true, and what is drawn is told again.
    this.refused = false
    this.sent = this.house.board()
    if (this.owes && ++this.refusals < PATIENCE) this.later(BETWEEN_MS)
  }
}
