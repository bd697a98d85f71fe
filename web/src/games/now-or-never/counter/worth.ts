// How the best price of some goods comes about: which trades, how often. The price itself is the house's; this is only the sum shown.
import type { Trade } from '../board'

/** For each trade how often; `null` where no set of them comes to that price. */
export function trades(goods: readonly number[], open: readonly Trade[], price: number): number[] | null {
  const times = open.map(() => 0)
  const known = new Map<string, { coins: number; trade: number }>()
  function best(left: readonly number[]): number {
    const key = left.join()
    const found = known.get(key)
    if (found) return found.coins
    let way = { coins: 0, trade: -1 }
    open.forEach(({ goods: asked, coins }, trade) => {
      if (asked.some((n, i) => n > left[i]) || !asked.some((n) => n)) return
      const all = coins + best(left.map((n, i) => n - asked[i]))
      if (all > way.coins) way = { coins: all, trade }
    })
    known.set(key, way)
    return way.coins
  }
  if (goods.reduce((product, n) => product * (n + 1), 1) > 20_000 || best(goods) !== price) return null
  let left = [...goods]
  for (;;) {
    const { trade } = known.get(left.join())!
    if (trade < 0) return times
    times[trade]++
    left = left.map((n, i) => n - open[trade].goods[i])
  }
}
