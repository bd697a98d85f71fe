// "You would score 7": what the engine counted, as sentences. The page adds nothing up.
import type { Text } from '../../../wire/types'
import type { DeedCard, Would } from '../board'

export interface Standing {
  /** how the score comes about; `$n` is the score itself */
  score: Text
  /** what the next coin or prestige is worth */
  next: Text
  /** deeds that would give something later */
  open: Text[]
  /** of deeds that are done already */
  more: { coins: number; prestige: number }
}

export function standing(
  { score, open }: Would,
  has: { coins: number; prestige: number; special_reserve?: readonly unknown[] },
  deeds: readonly DeedCard[],
): Standing {
  const { total, base, coins, prestige, points } = score
  const level = coins === prestige
  // Every die in the special reserve is worth a point: as many points are of them alone.
  const top = !points ? '' : points === has.special_reserve?.length ? '-dice' : '-points'
  const id = `merchants-web-would${level ? '-level' : ''}${top}`
  return {
    score: { id, args: { n: total, base, coins, prestige, points } },
    next: level
      ? { id: 'merchants-web-next-level' }
      : {
          id: `merchants-web-next-${coins < prestige ? 'coins' : 'prestige'}`,
          args: { n: Math.abs(coins - prestige) },
        },
    open: open.map((n) => ({
      id: `merchants-web-would-when${deeds[n].per ? '-each' : ''}`,
      args: { reward: deeds[n].gives, deed: `deed-${deeds[n].id}` },
    })),
    more: { coins: coins - has.coins, prestige: prestige - has.prestige },
  }
}
