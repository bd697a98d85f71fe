// A game that was played, moment by moment. The server decides what this viewer may know of each.
import { api } from '../wire/api'
import type { Entry, Gone, Sheet } from '../wire/types'
import { chairs } from '../lib/seats.svelte'
import { TableStore } from '../table.svelte'
import { beginning, roundAt, roundsOf } from './rounds'

export const speeds = [0.5, 1, 2, 4]
/** How long a moment is shown at speed 1. */
const MOMENT_MS = 1200
const AHEAD = 4

/** The moments at which a turn or a round begins: places in the list. */
export function turnsOf(moments: readonly number[], events: readonly Entry[]): number[] {
  const begins = events.filter(({ event }) => event?.what === 'turn' || beginning(event)).map((e) => e.n)
  const places = begins.map((n) => moments.findIndex((seq) => seq >= n)).filter((place) => place >= 0)
  return [...new Set(places)].sort((a, b) => a - b)
}

export class Player {
  readonly table = new TableStore()
  moments = $state.raw<number[]>([])
  events = $state.raw<Entry[]>([])
  private gone: Gone[] = []
  /** which of the moments is shown */
  at = $state(0)
  playing = $state(false)
  speed = $state(1)
  failed = $state(false)

  turns = $derived(turnsOf(this.moments, this.events))
  seq = $derived(this.moments[this.at] ?? 0)
  last = $derived(this.moments.length - 1)
  private rounds = $derived(roundsOf(this.events))
  round = $derived(roundAt(this.rounds, this.seq))
  turn = $derived(this.latest('turn')?.event?.seat as number | undefined)
  /** the newest entries at this moment: what the step was */
  news = $derived.by(() => {
    const from = this.at > 0 ? this.moments[this.at - 1] : 0
    return this.events.filter((e) => e.n > from && e.n <= this.seq)
  })

  private sheets = new Map<number, Promise<Sheet>>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private id = ''
  private as: number | null = null
  private secret: string | undefined

  constructor() {
    this.table.still = true
  }

  /** `seq`: the moment to begin with; left out, the first. */
  async open(id: string, as: number | null, secret: string | undefined, seq?: number) {
    this.pause()
    this.sheets.clear()
    ;[this.id, this.as, this.secret] = [id, as, secret]
    const [meta, found] = await Promise.all([api.table(id), api.moments(id, as, secret)])
    if (!this.table.catalog || this.table.meta?.id !== id)
      this.table.catalog = await api.catalog(meta.game, meta.options)
    this.table.meta = meta
    this.table.own = !!chairs[id]?.seats.some(({ seat }) => seat === as)
    // Whose eyes these are is known before the first moment has come.
    this.table.seat = as
    this.moments = found.moments
    this.events = found.events
    this.gone = found.gone
    await this.go(seq === undefined ? 0 : this.place(seq))
  }
  /** Where a moment is in the list, by how much this viewer had seen. */
  place(seq: number): number {
    const place = this.moments.findIndex((m) => m >= seq)
    return place < 0 ? this.last : place
  }

  async go(place: number) {
    const to = Math.min(Math.max(place, 0), this.last)
    if (to < 0) return
    this.at = to
    const seq = this.moments[to]
    try {
      const sheet = await this.fetch(to)
      // Whoever drags the slider passes many moments: only the newest wish is drawn.
      if (this.seq !== seq) return
      this.table.sheet = { ...sheet, offers: [] }
      this.table.last = to === this.last
      this.table.reached = this.reached(seq)
      this.table.events = this.events.filter((e) => e.n <= seq)
      this.table.gone = this.gone.filter((g) => g.after <= seq)
      this.table.narrow.set([])
      this.failed = false
    } catch {
      this.failed = true
      this.pause()
    }
    for (let k = 1; k <= AHEAD; k++) if (to + k <= this.last) void this.fetch(to + k).catch(() => {})
    if (to > 0) void this.fetch(to - 1).catch(() => {})
  }
  step(by: 1 | -1) {
    this.pause()
    return this.go(this.at + by)
  }
  jump(by: 1 | -1) {
    this.pause()
    const turns = by > 0 ? this.turns.filter((t) => t > this.at) : this.turns.filter((t) => t < this.at)
    return this.go((by > 0 ? turns[0] : turns.at(-1)) ?? (by > 0 ? this.last : 0))
  }

  play() {
    if (this.at >= this.last) void this.go(0)
    this.playing = true
    this.wait()
  }
  pause() {
    this.playing = false
    clearTimeout(this.timer)
  }
  private wait() {
    clearTimeout(this.timer)
    this.timer = setTimeout(async () => {
      if (!this.playing) return
      await this.go(this.at + 1)
      if (this.at >= this.last) this.pause()
      else if (this.playing) this.wait()
    }, MOMENT_MS / this.speed)
  }

  private fetch(place: number): Promise<Sheet> {
    const seq = this.moments[place]
    let known = this.sheets.get(seq)
    if (!known) {
      known = api.moment(this.id, seq, this.as, this.secret).then((m) => m.sheet)
      known.catch(() => this.sheets.delete(seq))
      this.sheets.set(seq, known)
    }
    return known
  }
  /** The number of the round; before the first that was told, the one before that: a game may begin in the middle. */
  private reached(seq: number): number {
    const [first] = this.rounds
    return roundAt(this.rounds, seq)?.round ?? (first ? first.round - 1 : (this.table.meta?.progress?.now ?? 0))
  }
  private latest(what: string): Entry | undefined {
    return this.events.filter((e) => e.n <= this.seq && e.event?.what === what).at(-1)
  }
}
