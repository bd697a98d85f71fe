// A player's own way to pack the wagon: kept in this browser, per table and seat, and given up when goods no longer fit.
import { device, listOf, oneOf, orNull, shape, text, whole, type Check } from '../../../lib/store'
import type { Catalog, Good, Wagon } from '../board'
import {
  cellsOf,
  freePlace,
  fromPacking,
  lies,
  roomsOf,
  settle,
  shapeOf,
  turnsOf,
  type Cell,
  type Piece,
} from './geometry'

const pieces = listOf(
  shape<Piece>(
    {
      // Which goods there are, the wagon says: what it has not is never laid.
      good: orNull(text as Check<Good>),
      side: oneOf(['basic', 'upgraded'] as const),
      place: text,
      x: whole,
      y: whole,
      turn: whole,
    },
    ['side'],
  ),
)

export class Arrangement {
  readonly shape = (good: Good | null): Cell[] => shapeOf(this.catalog(), good)
  private kept = $state.raw<Piece[] | null>(null)
  /** the piece that was touched last */
  held = $state<number | null>(null)
  rooms = $derived.by(() => roomsOf(this.wagon().packing))
  private engine = $derived.by(() => fromPacking(this.wagon().packing, this.shape))
  private own = $derived(this.kept && settle(this.kept, this.engine, this.rooms, this.shape))
  pieces = $derived(this.own ?? this.engine)
  isOwn = $derived(this.own !== null)

  constructor(
    private wagon: () => Wagon,
    private catalog: () => Catalog,
    private key: () => string | null,
  ) {
    const key_ = key()
    if (key_) this.kept = device.read(key_, pieces) ?? null
  }

  /** How the same person would have another load packed: what is foreseen lies as it will lie. */
  of(wagon: Wagon): Piece[] {
    const engine = fromPacking(wagon.packing, this.shape)
    return (this.kept && settle(this.kept, engine, roomsOf(wagon.packing), this.shape)) ?? engine
  }
  cells(piece: Piece): Cell[] {
    return cellsOf(piece, this.shape(piece.good))
  }
  others(i: number): Piece[] {
    return this.pieces.filter((_, j) => j !== i)
  }
  fits(i: number, piece: Piece): boolean {
    return lies(piece, this.others(i), this.rooms, this.shape)
  }
  /** Lays a piece down, if it fits there. */
  lay(i: number, piece: Piece): boolean {
    if (!this.fits(i, piece)) return false
    this.keep(this.pieces.map((p, j) => (j === i ? piece : p)))
    return true
  }
  /** The next turn that fits, here or a step aside. */
  turn(i: number): boolean {
    const piece = this.pieces[i]
    const turns = turnsOf(this.shape(piece.good))
    const from = turns.indexOf(piece.turn)
    for (let step = 1; step < turns.length; step++) {
      const turn = turns[(from + step) % turns.length]
      for (const [dx, dy] of aside) if (this.lay(i, { ...piece, turn, x: piece.x + dx, y: piece.y + dy })) return true
    }
    return false
  }
  /** The next free place in a direction; past the edge of the grid lie the bags. */
  push(i: number, dx: number, dy: number): boolean {
    const piece = this.pieces[i]
    for (let step = 1; step < 7; step++)
      if (this.lay(i, { ...piece, x: piece.x + dx * step, y: piece.y + dy * step })) return true
    return dx !== 0 && this.hop(i, dx)
  }
  private hop(i: number, way: number): boolean {
    const places = Object.keys(this.rooms)
    const to = places[places.indexOf(this.pieces[i].place) + way]
    if (!to) return false
    const found = freePlace(this.pieces[i].good, this.others(i), { [to]: this.rooms[to] }, this.shape)
    return found !== null && this.lay(i, { ...found, side: this.pieces[i].side })
  }
  tidy() {
    this.keep(null)
  }
  private keep(pieces: Piece[] | null) {
    this.kept = pieces
    const key = this.key()
    if (!key) return
    if (pieces) device.keep(key, pieces)
    else device.forget(key)
  }
}

const aside: Cell[] = [0, -1, 1, -2, 2, -3, 3, -4, 4].flatMap((dx) =>
  [0, -1, 1, -2, 2, -3, 3, -4, 4].map((dy): Cell => [dx, dy]),
)
aside.sort((a, b) => Math.abs(a[0]) + Math.abs(a[1]) - Math.abs(b[0]) - Math.abs(b[1]))
