// The road that was drawn before a reload. What could not lie on this board is not a road of it, and the house never hears of it.
import { count, listOf, oneOf, shape, yesNo, type Check } from '../../../lib/store'
import type { Lies } from '../../../wire/generated/silk-road'
import { KINDS } from '../board'
import { board } from './difference'
import { turnsOf, type Geometry, type Tiles } from './geometry'
import { pieceOf, type Supply } from './pen'

const tiles = listOf(shape<Lies>({ cell: count, kind: oneOf(KINDS), turn: count, bonus: yesNo }))

export const roadOf =
  ({ geometry, supply }: { geometry: Geometry; supply: Supply }): Check<Tiles> =>
  (value) => {
    const all = tiles(value)
    if (!all) return
    const road = board(all)
    const lie = all.every(({ cell, kind, turn }) => cell < geometry.cells.length && turn < turnsOf(kind))
    const taken = (piece: string) => all.filter((tile) => pieceOf(tile) === piece).length
    const enough = all.every((tile) => taken(pieceOf(tile)) <= supply[pieceOf(tile)])
    return road.size === all.length && lie && enough ? road : undefined
  }
