// The time of a race, by the clock of the table: to the signal, to the end of one's own sand, or to that of the last of the others.
import { myDesk, type Store } from '../board'

export type Runs = 'signal' | 'own' | 'theirs' | 'none'

const BEAT_MS = 250

export class Sand {
  now = $state(0)
  constructor(private readonly table: Store) {
    $effect(() => {
      if (this.end === null || !this.table.well) return
      let timer: ReturnType<typeof setTimeout>
      const beat = () => {
        this.now = this.table.now()
        const left = this.end! - this.now
        // Drawn again when what is shown changes; no frame in between is made for it.
        if (left > 0) timer = setTimeout(beat, left % BEAT_MS || BEAT_MS)
      }
      beat()
      return () => clearTimeout(timer)
    })
  }
  private start = $derived.by(() => {
    const phase = this.table.sheet?.board.phase
    return typeof phase === 'object' ? phase.countdown.start : null
  })
  private own = $derived.by(() => {
    const desk = myDesk(this.table)
    return desk?.stage === 'building' ? (desk.deadline ?? null) : null
  })
  private theirs = $derived.by(() => {
    const desks = this.table.sheet?.board.desks ?? []
    const ends = desks.flatMap((d) => (d.stage === 'building' && d.deadline !== undefined ? [d.deadline] : []))
    return ends.length ? Math.max(...ends) : null
  })
  end = $derived.by(() => (this.table.still ? null : (this.start ?? this.own ?? this.theirs)))
  runs = $derived<Runs>(
    this.end === null ? 'none' : this.start !== null ? 'signal' : this.own !== null ? 'own' : 'theirs',
  )
  left = $derived(this.end === null ? null : Math.max(0, this.end - this.now))
  /** Of all the sand there was. */
  share = $derived.by(() => {
    const desk = this.table.sheet?.board.desks.find((d) => d.deadline === this.end)
    const whole = this.runs === 'signal' ? 3000 : (desk?.deadline ?? 0) - (desk?.since ?? 0)
    return this.left === null || whole <= 0 ? 0 : Math.min(1, this.left / whole)
  })
  /** Readers are told at a minute, half a minute and ten seconds, and left in peace between. */
  warning = $derived(
    this.runs === 'own'
      ? [10, 30, 60].find((s) => this.left !== null && this.left > 0 && this.left <= s * 1000)
      : undefined,
  )
}
