// The basket of the Great Bazaar as a sum. What is to be paid comes from the house; here it is only taken apart for people.
import type { Basket } from '../../../table/basket.svelte'
import type { Row } from '../../../table/Steppers.svelte'
import type { TableStore } from '../../../table.svelte'
import { verbOf } from '../../../lib/narrow.svelte'
import type { Offer, Text } from '../../../wire/types'
import { say } from '../../../words/words.svelte'
import { GOODS, type Board, type Good } from '../board'
import { costOf } from './offers'

export interface Bought {
  good: Good
  /** on the rim of the wheel, or 0 where the section is paid already */
  price: number
  free: boolean
}
export interface Sum {
  bought: Bought[]
  /** taken off by whoever helps */
  off: number
  total: number
}

/** The question of the bazaar, with what is still possible and nothing else: whoever has bought cannot turn the wheel any more. */
export function askOf(board: Board, offers: readonly Offer[], prompt: Text): Text {
  const visit = board.doing.at(-1)
  if (visit?.step !== 'bazaar') return prompt
  const can = ['wheel', 'change', 'buy'].filter((verb) => offers.some((offer) => verbOf(offer) === verb))
  const may = can.join('-') || 'none'
  return {
    id: 'merchants-bazaar-ask',
    args: { ...prompt.args, may: { text: visit.bits && may === 'buy' ? 'more' : may } },
  }
}

const goodOf = (offer: Offer) => offer.act.split(' ')[1] as Good
const paid = (offer: Offer) => costOf(offer.label)?.n ?? 0

export function sumOf(board: Board, lines: readonly Offer[]): Sum {
  const price = (good: Good) => board.wheel.find((section) => section.good === good)?.price ?? 0
  const before = board.doing.filter((d) => d.step === 'bazaar').at(-1)?.bits ?? 0
  const bought = lines.map((offer, i): Bought => {
    const good = goodOf(offer)
    // What was paid before is a bit in the order of the goods; a section is paid once (F-063).
    const again = lines.slice(0, i).some((earlier) => goodOf(earlier) === good) || wasPaid(before, good)
    return { good, price: again ? 0 : price(good), free: again }
  })
  const total = lines.reduce((sum, offer) => sum + paid(offer), 0)
  return { bought, off: bought.reduce((sum, b) => sum + b.price, 0) - total, total }
}
const wasPaid = (bits: number, good: Good) => ((bits >> GOODS.indexOf(good)) & 1) === 1

/** `2 + 0 + 1 − 2` */
export function terms({ bought, off }: Sum): string {
  return bought.map((b) => b.price).join(' + ') + (off ? ` − ${off}` : '')
}

export function rowsOf(table: TableStore<Board>, basket: Basket<Board>): Row[] {
  const board = table.sheet!.board
  const coins = table.you === null ? 0 : (board.wagons[table.you].coins ?? 0)
  const { total } = sumOf(board, basket.lines)
  return board.wheel.map(({ good, price, dice }): Row => {
    const thing = `market.${good}`
    const next = basket.next(thing)
    const some = basket.count(thing)
    return {
      thing,
      name: say(`good-${good}`),
      icon: good,
      colour: `var(--${good})`,
      note: next
        ? basket.closes
          ? say('merchants-bazaar-before')
          : note(total, paid(next), coins, some)
        : some > 1
          ? say('merchants-bazaar-second')
          : '',
      marks: Array.from({ length: dice }, () => `die-market-${good}`),
      price,
      none: dice ? undefined : say('merchants-bazaar-no-die'),
    }
  })
}
/** What is said of the rest: how much may still be added, or why it has to wait. `brief`: beside a phone's rows one line has room. */
export function leftOf(basket: Basket<Board>, brief = false): string {
  if (basket.ways === null) return ''
  if (!basket.acts.length) return say('many-ways', { n: basket.ways })
  const last = basket.lines.at(-1)
  if (!basket.closes || !last) return say('many-ways-more', { n: basket.waysLeft ?? basket.ways })
  return say(brief ? 'merchants-bazaar-asks-brief' : 'merchants-bazaar-asks', { good: `good-${goodOf(last)}` })
}
function note(total: number, more: number, coins: number, some: number): string {
  if (!more) return say(some ? 'merchants-bazaar-second' : 'merchants-bazaar-free')
  return say('merchants-bazaar-makes', { n: total + more, of: coins })
}
