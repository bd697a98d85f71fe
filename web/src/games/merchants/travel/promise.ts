// What a commission can bring with the goods aboard (F-103): 1, 3 or 6 prestige, and one more for each upgraded good.
import { GOODS, type Wagon } from '../board'

const PRESTIGE = [0, 1, 3, 6]

/** The most it brings, if nothing else takes its goods. */
export function promise(wants: readonly string[], goods: Wagon['goods']): number {
  const aboard = wants.map((good) => GOODS.findIndex((g) => g === good)).filter((i) => goods[0][i] + goods[1][i] > 0)
  return PRESTIGE[aboard.length] + aboard.filter((i) => goods[1][i] > 0).length
}
