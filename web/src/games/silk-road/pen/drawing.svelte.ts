// The road that somebody draws: the tiles as they lie now, where the pen is, and what it last said. Every change is there at once;
// the house hears of it by the sender.
import { untrack } from 'svelte'
import { language } from '../../../words/words.svelte'
import type { City, Kind, Lies, Piece } from '../../../wire/generated/silk-road'
import type { Text } from '../../../wire/types'
import { sitting } from '../../../lib/store'
import { same } from './difference'
import { roadOf } from './kept'
import { turnsOf, type Geometry, type Side, type Tiles } from './geometry'
import { back, left, loose, open, pieceOf, step, trace, without, type Pen, type Refusal, type Supply } from './pen'
import { Sender, type House } from './sender'

/** A second press says that an unfinished road is meant. */
const SURE_MS = 3000
/** Two presses within this time are one, from habit. */
const TWICE_MS = 400
/** Before the end of the sand: what is drawn goes at once. */
const HURRY_MS = 3000
/** So long before the end nothing would arrive in time; over a slow line a little longer. */
const CLOSE_MS = 120
const CLOSE_AT_MOST_MS = 1000

export interface Round {
  /** of this table, this seat and this round */
  key: string
  geometry: Geometry
  supply: Supply
  from: City
  to: City
  /** by the table's clock; none where nobody runs */
  deadline?: number
  now: () => number
}
/** So often at most what is said about the road is said anew: the frame of a step draws the road and nothing else. */
const WORDS_MS = 100

const buzz = (ms: number) => void navigator.vibrate?.(ms)

export class Drawing {
  tiles = $state.raw<Tiles>(new Map())
  from = $state.raw<City>('palmyra')
  to = $state.raw<City>('palmyra')
  pick = $state<number | null>(null)
  /** the next tile is to be a bonus tile */
  armed = $state(false)
  /** the side that was refused, of which cell */
  cross = $state.raw<{ cell: number; side: Side } | null>(null)
  /** what is wrong, in words; gone with the next step */
  said = $state.raw<Text | null>(null)
  /** the piece there is none of */
  short = $state<Piece | null>(null)
  /** letters stand in the cells once a key was pressed */
  keys = $state(false)
  /** one press more and an unfinished road has arrived */
  sure = $state(false)
  /** when this seat said so, by the clock here: the house's time takes its place */
  arrived = $state<number | null>(null)
  /** what the last step did, for those who listen */
  told = $state.raw<Text | null>(null)

  pen = $derived.by<Pen>(() => {
    const { geometry, supply } = this.round
    return { geometry, supply, tiles: this.tiles, from: this.from, to: this.to, pick: this.pick }
  })
  /** from the city to where the pen is */
  head = $derived(trace(this.pen))
  whole = $derived(trace({ ...this.pen, pick: null }))
  loose = $derived(loose(this.pen))
  open = $derived(this.arrived === null ? open(this.pen, this.armed) : [])
  joined = $derived(this.whole.joined)

  /** grows when what is said about the road is to be said anew */
  private words = $state(0)
  private later: ReturnType<typeof setTimeout> | undefined
  private history: Tiles[] = []
  private readonly sender: Sender
  private timer: ReturnType<typeof setTimeout> | undefined
  /** when somebody last said to have arrived, with a road that joins nothing */
  private pressed = -Infinity

  constructor(
    readonly round: Round,
    private readonly house: House,
  ) {
    ;[this.from, this.to] = [round.from, round.to]
    const kept = this.kept()
    this.sender = new Sender(house, kept ?? undefined)
    this.tiles = kept ?? house.board()
  }
  left(piece: Piece) {
    return left(this.pen, piece)
  }
  /** Which bonus tiles wait in the tray. */
  bonus = $derived((['straight', 'wide', 'tight'] as Kind[]).filter((kind) => left(this.pen, `bonus-${kind}`) > 0))
  get idle() {
    return this.sender.idle
  }

  // ---- what the pen does ----

  step(side: Side): boolean {
    if (this.closed()) return false
    const to = step(this.pen, side, this.armed)
    if (to === 'back') return this.back()
    if ('no' in to) return this.refuse(to, side)
    const { end } = this.head
    this.armed &&= !pieceOf(to.lay.get(end!.cell)!).startsWith('bonus')
    this.pick = null
    this.change(to.lay)
    this.told = { id: this.joined ? 'joined' : 'step', args: { cell: end!.cell } }
    return true
  }
  /** Over the border into a neighbour, as a finger goes; back over the one it came by. */
  enter(cell: number) {
    const { path, end } = this.head
    if (!end) {
      if (path.at(-2)?.cell === cell) this.lift(path.at(-1)!.cell)
      return
    }
    if (cell === end.cell) return
    const side = this.round.geometry.cells[end.cell].beyond.indexOf(cell)
    // The pen waits; it goes on where a neighbour of its cell is entered.
    if (side < 0) return
    if (side === end.entry && path.length) return this.retreat(path.at(-1)!.cell)
    if (this.alongRoad(end.cell, cell)) return
    this.step(side)
  }
  /** Picked up in the middle and led along its own road: nothing changes. */
  private alongRoad(from: number, to: number): boolean {
    if (this.pick === null) return false
    const { path, end } = this.whole
    const at = path.findIndex((p) => p.cell === from)
    if (at < 0) return false
    const next = path[at + 1]?.cell
    if (next === undefined ? end?.cell !== to : next !== to) return false
    this.pick = next === undefined ? null : to
    return true
  }
  /** The tile before is lifted; the last of the road goes with it. */
  private retreat(before: number) {
    if (this.closed()) return
    const last = this.whole.path.at(-1)?.cell
    const cells = this.pick !== null && this.pick === last ? [this.pick, before] : [before]
    this.pick = null
    this.change(without(this.tiles, ...cells))
    this.told = { id: 'back', args: { cell: before } }
  }
  /** The last tile before the goal. */
  finish() {
    const goal = this.round.geometry.cities.find(({ city }) => city === this.to)!
    const { end } = this.head
    if (end?.cell !== goal.cell) return
    const gate = goal.gates.find(
      (side) => typeof step(this.pen, side, this.armed) === 'object' && this.open.includes(side),
    )
    this.step(gate ?? goal.gates[0])
  }
  back(): boolean {
    if (this.closed()) return false
    const tiles = back(this.pen)
    if (!tiles) return false
    const { end } = trace({ ...this.pen, tiles, pick: null })
    this.pick = null
    this.change(tiles)
    this.told = { id: 'back', args: { cell: end?.cell ?? 0 } }
    return true
  }
  lift(cell: number) {
    if (this.closed() || !this.tiles.has(cell)) return
    this.pick = null
    buzz(20)
    this.change(without(this.tiles, cell))
    this.told = { id: 'back', args: { cell } }
  }
  liftLoose() {
    if (this.closed()) return
    this.change(without(this.tiles, ...this.loose.map(({ cell }) => cell)))
  }
  /** Clockwise, or the other way. */
  turn(cell: number, by: 1 | -1 = -1) {
    const tile = this.tiles.get(cell)
    if (this.closed() || !tile) return
    const turns = turnsOf(tile.kind)
    this.put({ ...tile, turn: (tile.turn + by + turns) % turns })
  }
  /** The pen stands here. With a bonus tile in hand, a tile of its kind changes places with it. */
  take(cell: number) {
    if (this.closed()) return
    const tile = this.tiles.get(cell)
    this.hush()
    if (this.armed && tile && !tile.bonus && this.bonus.includes(tile.kind)) {
      this.armed = false
      this.put({ ...tile, bonus: true })
    } else this.pick = cell
  }
  arm() {
    if (this.closed()) return
    this.hush()
    this.armed = !this.armed && this.bonus.length > 0
  }
  /** From the other end. */
  swap() {
    if (this.closed()) return
    this.hush()
    ;[this.from, this.to] = [this.to, this.from]
    this.pick = null
    this.told = { id: 'from', args: { from: `silk-city-${this.from}` } }
  }
  escape() {
    this.hush()
    this.pick = null
    this.armed = false
  }
  /** Before a stroke, so that it can be taken back as a whole. */
  mark() {
    this.history.push(this.tiles)
  }
  unmark() {
    if (this.history.at(-1) === this.tiles) this.history.pop()
  }
  undo() {
    if (this.closed()) return
    let before = this.history.pop()
    while (before && same(before, this.tiles)) before = this.history.pop()
    if (!before) return
    this.pick = null
    this.change(before)
  }
  async declare() {
    if (this.closed()) return
    const before = this.pressed
    this.pressed = this.joined ? -Infinity : performance.now()
    if (this.pressed - before < TWICE_MS) return
    if (!this.joined && !this.sure) {
      this.sure = true
      this.said = { id: 'sure' }
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.hush(), SURE_MS)
      return
    }
    this.hush()
    this.arrived = this.round.now()
    // The road goes first, whatever the line does: an arrival without it would be one on a broken road.
    const problem = (await this.sender.all()) ? await this.house.act('declare') : true
    if (!problem) this.forget()
    else if (this.house.open()) this.arrived = null
  }

  // ---- what the house hears and says ----

  /** The house has said how the board lies. */
  heard() {
    if (this.arrived !== null) return
    const tiles = this.sender.heard()
    if (!same(tiles, this.tiles)) this.words++
    this.tiles = tiles
    if (this.sender.idle) this.forget()
  }
  close() {
    clearTimeout(this.timer)
    clearTimeout(this.later)
    this.sender.close()
  }

  /** What words and numbers say about the road: true a moment after each step. */
  calmly<T>(what: () => T): T {
    void [this.words, this.arrived, this.from, language()]
    return untrack(what)
  }
  private put(tile: Lies) {
    this.change(new Map(this.tiles).set(tile.cell, tile))
  }
  private change(tiles: Tiles) {
    this.hush()
    this.tiles = tiles
    this.later ??= setTimeout(() => {
      this.later = undefined
      this.words++
    }, WORDS_MS)
    this.keep()
    this.sender.draw(tiles, this.rest() < HURRY_MS)
  }
  /** What was said belongs to the step before. */
  private hush() {
    this.said = this.cross = this.short = null
    this.sure = false
    clearTimeout(this.timer)
  }
  private refuse({ no, ...about }: Refusal, side: Side): false {
    const piece = 'piece' in about ? about.piece : null
    const other = this.armed && !!piece?.startsWith('bonus')
    this.said = { id: other ? 'other-kind' : no, args: piece ? { piece: `silk-piece-${piece}` } : {} }
    this.short = other ? null : piece
    const { end } = this.head
    if (end) this.cross = { cell: end.cell, side }
    buzz(12)
    return false
  }
  private rest() {
    return this.round.deadline === undefined ? Infinity : this.round.deadline - this.round.now()
  }
  private closed(): boolean {
    if (this.arrived !== null) {
      this.said = { id: 'arrived' }
      return true
    }
    const trip = Number.isFinite(this.sender.trip) ? this.sender.trip : 0
    if (this.rest() >= Math.max(CLOSE_MS, Math.min(trip / 2, CLOSE_AT_MOST_MS)) && this.house.open()) return false
    this.said = { id: 'late' }
    return true
  }

  // A reload loses nothing that was not sent.
  private keep() {
    sitting.keep(this.round.key, [...this.tiles.values()])
  }
  private kept(): Tiles | null {
    return sitting.read(this.round.key, roadOf(this.round)) ?? null
  }
  private forget() {
    sitting.forget(this.round.key)
  }
}
