// A table as this browser sees it: what every drawn table, the plain view and the replay read.
import { api } from './wire/api'
import { Connection, type State } from './wire/connection'
import type { Clocks, Entry, Line, Meta, Plan, Problem, Seat, Sheet, ToClient, UndoAsked } from './wire/types'
import { Narrowing } from './lib/narrow.svelte'
import { chairNames } from './house/names'

/** What a table component needs, live or replayed. */
export class TableStore<Board = any> {
  meta = $state.raw<Meta | null>(null)
  sheet = $state.raw<Sheet<Board> | null>(null)
  events = $state.raw<Entry[]>([])
  catalog = $state.raw<Record<string, any> | null>(null)
  chat = $state.raw<Line[]>([])
  note = $state('')
  plans = $state.raw<Plan[]>([])
  clocks = $state.raw<Clocks | null>(null)
  undoAsked = $state.raw<UndoAsked | null>(null)
  line = $state<State>('closed')
  problem = $state.raw<Problem | null>(null)
  /** the last entry that this viewer had seen when it last acted: what comes after is "while you were away" */
  since = $state(0)
  /** nothing was done here since the page was opened */
  away = $state(true)
  busy = $state(false)
  /** a moment of a replay: nothing can be done */
  still = $state(false)
  readonly narrow = new Narrowing()

  /** in words, bots and automatons included */
  names = $derived(chairNames(this.meta))
  /** before the game there is no sheet, but one sits already */
  private seat = $state<Seat | null>(null)
  you = $derived(this.sheet ? this.sheet.you : this.seat)
  myTurn = $derived(this.you !== null && (this.sheet?.must ?? []).includes(this.you))

  private connection: Connection | null = null
  /** the server's clock minus ours */
  private skew = 0

  connect(id: string, secret?: string) {
    this.connection?.close()
    this.events = []
    this.sheet = null
    this.since = 0
    this.away = true
    this.connection = new Connection(
      id,
      () => ({ hello: { secret, after: this.events.at(-1)?.n ?? 0, chat_after: this.chat.at(-1)?.n ?? 0 } }),
      (message) => this.hear(message),
      (state) => (this.line = state),
    )
  }
  close() {
    this.connection?.close()
    this.connection = null
  }
  /** For tests: the line goes dead, as in a tunnel. */
  drop() {
    this.connection?.drop()
  }

  act(offer: { act: string; mark: number }) {
    return this.ask((id) => ({ act: { id, do: offer.act, mark: offer.mark } }), true)
  }
  undo() {
    return this.ask((id) => ({ undo: { id } }), true)
  }
  askUndo() {
    return this.ask((id) => ({ ask_undo: { id } }))
  }
  answerUndo(agree: boolean) {
    return this.ask((id) => ({ answer_undo: { id, agree } }))
  }
  sayChat(text: string) {
    return this.ask((id) => ({ chat: { id, text } }))
  }
  keepNote(text: string) {
    this.note = text
    return this.ask((id) => ({ note: { id, text } }))
  }
  keepPlans(plans: Plan[]) {
    this.plans = plans
    return this.ask((id) => ({ plans: { id, plans } }))
  }
  back() {
    return this.ask((id) => ({ back: { id } }))
  }
  /** The table's clock now. */
  now() {
    return Date.now() + this.skew
  }

  private async ask(
    make: (id: string) => Parameters<Connection['ask']>[0] extends (id: string) => infer M ? M : never,
    plays = false,
  ) {
    if (!this.connection || this.still) return
    this.busy = true
    this.problem = null
    const answer = await this.connection.ask(make)
    this.busy = false
    if ('no' in answer) this.problem = answer.no.error
    else if (plays && 'done' in answer) this.acted(answer.done.seq)
  }

  /** Remembered in this browser, so that a page opened tomorrow still knows what is new. */
  private acted(seq: number) {
    this.since = Math.max(this.since, seq)
    this.away = false
    localStorage.setItem(this.place(), String(this.since))
  }
  private place() {
    return `since ${this.meta?.id} ${this.you}`
  }

  hear(message: ToClient) {
    if ('welcome' in message) {
      this.seat = message.welcome.you
      this.note = message.welcome.note
      this.plans = message.welcome.plans
      void this.take(message.welcome.meta)
    } else if ('meta' in message) void this.take(message.meta)
    else if ('now' in message) {
      const { sheet, from, events, clocks, undo_asked } = message.now
      this.events = [...this.events.filter((e) => e.n <= from), ...events]
      this.sheet = sheet as Sheet<Board>
      this.clocks = clocks
      if (clocks) this.skew = clocks.now - Date.now()
      this.undoAsked = undo_asked
      if (!this.since && this.you !== null) this.since = Number(localStorage.getItem(this.place()) ?? 0)
      this.narrow.set(sheet.offers)
    } else if ('chat' in message) {
      const seen = this.chat.at(-1)?.n ?? 0
      this.chat = [...this.chat, ...message.chat.filter((l) => l.n > seen)]
    } else if ('no' in message && message.no.id === null) this.problem = message.no.error
  }
  private async take(meta: Meta) {
    const options = JSON.stringify(meta.options)
    const known = this.meta && JSON.stringify(this.meta.options) === options && this.catalog
    this.meta = meta
    if (!known) this.catalog = await api.catalog(meta.game, meta.options)
  }
}
