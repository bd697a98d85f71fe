// A table as this browser sees it: what every drawn table, the plain view and the replay read.
import { api } from './wire/api'
import { Connection, DOUBT, inDoubt, sentAway, type Sent, type State } from './wire/connection'
import type {
  Ahead,
  AllAsked,
  Clocks,
  Ended,
  Entry,
  Gone,
  Line,
  Meta,
  Place,
  Plan,
  Problem,
  Rematch,
  Seat,
  Sheet,
  ToClient,
} from './wire/types'
import type { About } from './house/question'
import { Narrowing } from './lib/narrow.svelte'
import { count, device, placeOf } from './lib/store'
import { hasResigned, ranking } from './house/ending'
import { chairNames } from './house/names'
import { begins, earlier, later } from './house/talk'
import type { Manner } from './table/manner'

/** What a table component needs, live or replayed. */
export class TableStore<Board = any> {
  meta = $state.raw<Meta | null>(null)
  sheet = $state.raw<Sheet<Board> | null>(null)
  /** offers that could not be taken back */
  lasting = $state.raw<readonly string[]>([])
  events = $state.raw<Entry[]>([])
  catalog = $state.raw<Record<string, any> | null>(null)
  chat = $state.raw<Line[]>([])
  /** the house has nothing older */
  private oldest = $state(false)
  chatBegins = $derived(this.oldest || begins(this.chat))
  note = $state('')
  plans = $state.raw<Plan[]>([])
  clocks = $state.raw<Clocks | null>(null)
  /** who gave up, and after which entry of news */
  gone = $state.raw<Gone[]>([])
  /** who plays again; `null` while the game runs */
  rematch = $state.raw<Rematch | null>(null)
  /** what only everybody together may decide */
  asked = $state.raw<Record<About, AllAsked | null>>({ undo: null, abort: null })
  /** the house can write; while it cannot, nothing counts and no clock runs */
  well = $state(true)
  /** somebody sent this viewer away, or closed the table */
  sent = $state<Sent | null>(null)
  line = $state<State>('closed')
  problem = $state.raw<Problem | null>(null)
  /** the last entry that this viewer had seen when it last acted: what comes after is "while you were away" */
  since = $state(0)
  /** nothing was done here since the page was opened */
  away = $state(true)
  busy = $state(false)
  /** a moment of a replay: nothing can be done */
  still = $state(false)
  /** whoever plays here likes to be asked before a step that a click has settled */
  confirm = $state(false)
  /** a question of mine that not everybody said yes to */
  declined = $state<About | null>(null)
  /** and one that I took back myself */
  private withdrawn: About | null = null
  readonly narrow = new Narrowing()
  /** how a drawn table is asked; the plain view needs none */
  manner: Manner<Board> = {}

  /** in words, bots and automatons included */
  names = $derived(chairNames(this.meta))
  /** before the game there is no sheet, but one sits already */
  seat = $state<Seat | null>(null)
  you = $derived(this.sheet ? this.sheet.you : this.seat)
  /** in a replay: the eyes one looks through are one's own */
  own = $state(true)
  /** Who is spoken to as “you”: nobody, where one looks through another's eyes. */
  me = $derived(this.own ? this.you : null)
  resigned = $derived(hasResigned(this.meta, this.you))
  myTurn = $derived(this.you !== null && !this.resigned && (this.sheet?.must ?? []).includes(this.you))
  /** in a replay: this is the last moment of it */
  last = $state(false)
  /** in which round it is, or in which season */
  reached = $state(0)
  /** how the game ended, if not by its rules; in a replay it goes on until its last moment */
  ended = $derived<Ended | null>(((!this.still || this.last) && this.meta?.ended) || null)
  /** How everybody ended, the first first. A game that nobody played to its end may have no ranking. */
  places = $derived<Place[]>(ranking(this.sheet?.places ?? (this.still ? [] : this.meta?.places)))

  private connection: Connection | null = null
  private most: number | null = null
  /** the server's clock minus ours */
  private skew = 0
  private lines = 0

  connect(id: string, secret?: string) {
    this.connection?.close()
    this.events = []
    this.sheet = null
    this.gone = []
    this.rematch = null
    this.since = 0
    this.away = true
    this.busy = false
    this.sent = null
    this.connection = new Connection(
      id,
      () => ({ hello: { secret, after: this.events.at(-1)?.n ?? 0, chat_after: this.chat.at(-1)?.n ?? 0 } }),
      (message) => this.hear(message),
      (state) => {
        this.line = state
        if (state === 'open') this.lines++
      },
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

  /** Which line to the house this is, counted; 0 while there is none. Whoever asks has something to say. */
  reach(): number {
    if (this.line === 'open') return this.lines
    this.connection?.nudge()
    return 0
  }
  act(offer: { act: string; mark: number }) {
    return this.ask((id) => ({ act: { id, do: offer.act, mark: offer.mark } }), true)
  }
  /** No list of offers longer than this is read here: whoever draws what may be done needs none. `null`: all of them. */
  few(most: number | null) {
    if (most === this.most) return
    this.most = most
    this.brief()
  }
  private brief() {
    if (this.seat === null) return
    void this.connection?.ask((id) => ({ offers: { id, ...(this.most === null ? {} : { most: this.most }) } }))
  }
  /** What no offer stands for: whoever draws by themselves says it in notation. What was wrong is theirs to show. */
  async do(act: string): Promise<Problem | undefined> {
    if (!this.connection || this.still) return
    const answer = await this.connection.ask((id) => ({ act: { id, do: act } }))
    if ('no' in answer) return answer.no.error
    if ('done' in answer) this.acted(answer.done.seq)
  }
  /** What would be after these actions? Nothing happens by asking; `null`: nobody can say. */
  async ahead(acts: readonly string[], verb: string): Promise<Ahead<Board> | null> {
    if (!this.connection || this.still) return null
    const answer = await this.connection.ask((id) => ({ ahead: { id, do: [...acts], verb } }))
    return 'ahead' in answer ? (answer.ahead as Ahead<Board>) : null
  }
  undo() {
    return this.ask((id) => ({ undo: { id } }), true)
  }
  askAll(about: About) {
    return this.ask((id) => (about === 'undo' ? { ask_undo: { id } } : { ask_abort: { id } }))
  }
  answerAll(about: About, agree: boolean) {
    if (!agree && this.asked[about]?.by === this.you) this.withdrawn = about
    return this.ask((id) => (about === 'undo' ? { answer_undo: { id, agree } } : { answer_abort: { id, agree } }))
  }
  resign() {
    return this.ask((id) => ({ resign: { id } }))
  }
  sayChat(text: string) {
    return this.ask((id) => ({ chat: { id, text } }))
  }
  /** Kept is what the house has: what it refused is not. */
  async keepNote(text: string) {
    const problem = await this.ask((id) => ({ note: { id, text } }))
    if (!problem) this.note = text
    return problem
  }
  async keepPlans(plans: Plan[]) {
    const before = this.plans
    this.plans = plans
    const problem = await this.ask((id) => ({ plans: { id, plans } }))
    if (problem) this.plans = before
    return problem
  }
  back() {
    return this.ask((id) => ({ back: { id } }))
  }
  /** Fetches what was said before the first line that is known here. */
  async earlier() {
    const first = this.chat[0]?.n
    if (!this.meta || !first) return
    const { lines, more } = await api.chat(this.meta.id, first)
    this.chat = earlier(this.chat, lines)
    this.oldest = !more
  }
  /** The table's clock now. */
  now() {
    return performance.now() + this.skew
  }

  /** Gives what was wrong, if anything was. */
  private async ask(
    make: (id: string) => Parameters<Connection['ask']>[0] extends (id: string) => infer M ? M : never,
    plays = false,
  ): Promise<Problem | undefined> {
    if (!this.connection || this.still) return
    this.busy = true
    this.problem = null
    this.declined = null
    const answer = await this.connection.ask(make)
    this.busy = false
    if ('no' in answer) return (this.problem = answer.no.error)
    this.doubtless()
    if (plays && 'done' in answer) this.acted(answer.done.seq)
  }

  /** What was in doubt has its answer. */
  private doubtless() {
    if (this.problem?.kind === DOUBT) this.problem = null
  }
  /** Remembered in this browser, so that a page opened tomorrow still knows what is new. */
  private acted(seq: number) {
    this.since = Math.max(this.since, seq)
    this.away = false
    device.keep(this.place(), this.since)
  }
  private place() {
    return placeOf('since', this.meta?.id, this.you)
  }

  hear(message: ToClient) {
    this.sent = sentAway(message) ?? this.sent
    if ('welcome' in message) {
      // Whoever cannot write says so right after.
      this.well = true
      this.seat = message.welcome.you
      if (this.most !== null) this.brief()
      this.note = message.welcome.note
      this.plans = message.welcome.plans
      void this.take(message.welcome.meta)
    } else if ('meta' in message) void this.take(message.meta)
    else if ('now' in message) {
      const { sheet, lasting, from, events, clocks, undo_asked, abort_asked, gone } = message.now
      this.events = [...this.events.filter((e) => e.n <= from), ...events]
      this.sheet = this.mayDo(sheet as Sheet<Board>)
      this.lasting = lasting
      this.clocks = clocks
      this.gone = gone
      if (clocks) this.skew = clocks.now - performance.now()
      this.questions(undo_asked, abort_asked, events)
      if (!this.since && this.you !== null) this.since = device.read(this.place(), count) ?? 0
      this.narrow.set(this.sheet.offers)
    } else if ('rematch' in message) this.rematch = message.rematch
    else if ('chat' in message) this.chat = later(this.chat, message.chat)
    else if ('house' in message) this.well = message.house.well
    else if ('no' in message && (message.no.id === null || inDoubt(message))) this.problem = message.no.error
  }
  /** What everybody is asked now. Whoever asked and got no yes is told so. */
  private questions(undo: AllAsked | null, abort: AllAsked | null, news: Entry[]) {
    const mine = (about: About) => this.asked[about]?.by === this.you && this.you !== null
    const refused = (about: About, open: AllAsked | null) => mine(about) && !open && this.withdrawn !== about
    if (refused('undo', undo) && !news.some((e) => e.undone)) this.declined = 'undo'
    else if (refused('abort', abort) && this.meta?.stage !== 'over') this.declined = 'abort'
    if (undo || abort) this.declined = null
    this.withdrawn = null
    this.asked = { undo, abort }
  }
  /** Somebody else plays for whoever has resigned: the question is not theirs any more. */
  private mayDo(sheet: Sheet<Board>): Sheet<Board> {
    return this.resigned ? { ...sheet, prompt: undefined, offers: [], can_undo: false } : sheet
  }
  /** the options whose catalog was asked for: once, also when news comes before the answer */
  private cataloged = ''
  private async take(meta: Meta) {
    const options = JSON.stringify(meta.options)
    const known = this.cataloged === options
    this.meta = meta
    this.reached = meta.progress?.now ?? 0
    if (this.sheet) this.sheet = this.mayDo(this.sheet)
    if (this.resigned) this.narrow.set([])
    if (known) return
    this.cataloged = options
    try {
      this.catalog = await api.catalog(meta.game, meta.options)
    } catch (error) {
      this.cataloged = '' // the next news asks again
      throw error
    }
  }
}
