// Where a learner is. It is kept in this browser, with the key of the practice table; nothing of it is counted anywhere.
import { ending, strayed, type Lessons } from './lessons'
import { usualOpponent } from '../house/names'
import { TableStore } from '../table.svelte'
import { api, Refused } from '../wire/api'
import { taught } from '../games'
import { count, device, filled, listOf, orNull, placeOf, secretKey, shape, tableName, text } from '../lib/store'
import type { Problem } from '../wire/types'
import { say } from '../words/words.svelte'

interface Kept {
  chapter: number
  step: number
  /** entries up to this one have been spoken about */
  after: number
  table: { id: string; secret: string } | null
  done: string[]
}
/** Whatever was learnt while there was one school stays where it was. */
const keptOf = (game: string) => (game === taught[0] ? placeOf('lessons') : placeOf('lessonsOf', game))
const fresh = (): Kept => ({ chapter: 0, step: 0, after: 0, table: null, done: [] })

const checked = filled(fresh(), {
  chapter: count,
  step: count,
  after: count,
  table: orNull(shape<NonNullable<Kept['table']>>({ id: tableName, secret: secretKey })),
  done: listOf(text),
})
/** The table is gone for good; any other answer, and none at all, may be another one tomorrow. */
const isGone = (why: unknown) => why instanceof Refused && (why.status === 404 || why.status === 410)
const problemOf = (why: unknown): Problem =>
  why instanceof Refused ? why.problem : { kind: 'unreachable', message: say('home-lost') }

export class School {
  readonly table = new TableStore()
  private kept = $state(fresh())
  /** in a lesson, or before the list of chapters */
  inside = $state(false)
  opening = $state(false)
  problem = $state.raw<Problem | null>(null)
  /** the table of the lesson may still be there, but nobody could say so */
  unreached = $state(false)
  /** something else was done than the step asked for */
  other = $state(false)
  /** whoever looks back is not pushed on */
  private lookingBack = $state(false)

  chapter = $derived.by(() => this.lessons.chapters[this.kept.chapter] ?? this.lessons.chapters[0])
  step = $derived(this.chapter.steps[this.kept.step] ?? this.chapter.steps[0])
  place = $derived(this.kept.step)
  number = $derived(this.kept.chapter)
  started = $derived(this.kept.table !== null || this.kept.done.length > 0)
  lastChapter = $derived.by(() => this.kept.chapter >= this.lessons.chapters.length - 1)
  lastStep = $derived(this.kept.step >= this.chapter.steps.length - 1)
  private acted = 0

  constructor(
    readonly game: string,
    readonly lessons: Lessons,
  ) {
    const { chapter, ...kept } = device.read(keptOf(game), checked) ?? fresh()
    // A lesson that there is no more was the last.
    this.kept = { ...kept, chapter: Math.min(chapter, lessons.chapters.length - 1) }
  }
  isDone(id: string) {
    return this.kept.done.includes(id)
  }

  /** Goes on where the learner was; if that table is gone, the chapter begins anew. */
  async resume() {
    const known = this.kept.table
    if (!known) return this.begin(this.kept.chapter)
    if (this.opening) return
    this.inside = this.opening = true
    this.problem = null
    this.unreached = false
    let gone = false
    try {
      await api.table(known.id)
      if (this.inside) this.table.connect(known.id, known.secret)
    } catch (why) {
      gone = isGone(why)
      this.unreached = !gone
      if (!gone) this.problem = problemOf(why)
    }
    this.opening = false
    if (gone && this.inside) await this.begin(this.kept.chapter)
  }
  /** Whoever clicks twice means one table. */
  async begin(chapter: number) {
    if (this.opening) return
    this.unreached = false
    this.keep({ chapter, step: 0, after: 0, table: null })
    this.inside = true
    this.opening = true
    this.problem = null
    this.table.close()
    this.table.sheet = null
    try {
      const shelf = (await api.games()).games.find((g) => g.game === this.game)
      const { seed, options } = this.lessons
      const { alone, options: own, scene } = this.chapter
      const opponent = { bot: shelf ? usualOpponent(shelf) : 'greedy' }
      const opened = await api.open({
        game: this.game,
        name: say(`learn-${this.game}-title`),
        me: say('learn-you'),
        // One of those that can be chosen anywhere else, so that its name means something.
        chairs: alone ? ['me'] : ['me', opponent],
        practice: true,
        listed: false,
        options: { ...options, players: alone ? 1 : 2, ...own },
        seed,
        scene,
      })
      const secret = opened.seats[0].secret
      this.keep({ table: { id: opened.id, secret } })
      this.table.connect(opened.id, secret)
    } catch (refused) {
      this.problem = problemOf(refused)
    }
    this.opening = false
  }

  /** The learner says that it goes on. */
  next() {
    this.lookingBack = false
    if (!this.lastStep) this.go(this.kept.step + 1)
    else {
      this.finish()
      if (!this.lastChapter) void this.begin(this.kept.chapter + 1)
      else this.leave()
    }
  }
  back() {
    if (this.kept.step === 0) return
    this.lookingBack = true
    this.go(this.kept.step - 1)
  }
  leave() {
    this.inside = false
    this.table.close()
  }
  /** As if nothing had been learnt. */
  forget() {
    this.keep(fresh())
  }
  /** Called with every new sheet: is the step done? */
  look() {
    const { sheet, events } = this.table
    if (!sheet || !this.inside || this.lookingBack) return
    const end = ending(this.step, sheet, events, this.kept.after)
    if (end !== null) this.onward(end)
    else if (this.step.until && strayed(this.step, sheet, events, Math.max(this.acted, this.kept.after))) {
      this.other = true
    }
    this.acted = events.at(-1)?.n ?? 0
  }
  /** What the step waits for can be seen. */
  seen() {
    if (this.inside && !this.lookingBack) this.onward(this.table.events.at(-1)?.n ?? 0)
  }
  private onward(after: number) {
    this.keep({ after })
    if (this.lastStep) this.finish()
    else this.go(this.kept.step + 1)
  }

  private go(step: number) {
    this.other = false
    this.keep({ step })
  }
  private finish() {
    if (!this.isDone(this.chapter.id)) this.keep({ done: [...this.kept.done, this.chapter.id] })
  }
  private keep(change: Partial<Kept>) {
    this.kept = { ...this.kept, ...change }
    device.keep(keptOf(this.game), this.kept)
  }
}
