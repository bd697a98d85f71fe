// How the table of Merchants is asked.
import type { Manner } from '../../table/manner'
import type { TableStore } from '../../table.svelte'
import type { Offer, Text } from '../../wire/types'
import { say, tell } from '../../words/words.svelte'
import type { Board } from './board'
import { spotOf } from './board/turn'
import { askOf } from './prompt/bazaar'
import { costOf, iconColour, thingIcon, thingWord } from './prompt/offers'

/** What was chosen stands beside the question: a button need not say it again. */
export function briefly({ label, on }: Offer, chosen: readonly string[]): Text | undefined {
  const said: Record<string, string> = { 'do-bump': 'reserve.', 'do-ability': 'companion.' }
  const begins = said[label.id]
  const known = begins && on.some((thing) => thing.startsWith(begins) && chosen.includes(thing))
  return known ? { ...label, id: `merchants-board-brief${label.id.slice(2)}` } : undefined
}

/** Whoever leaves the bazaar with nothing says so; where one stays, the wagon shows. */
function brief(offer: Offer, table: TableStore<Board>, compact: boolean): string | undefined {
  if (offer.act === 'stay') return say('merchants-board-no-stay')
  if (!compact && /^do-decline-(good|token)$/.test(offer.label.id)) return say('merchants-board-no-take')
  const short = briefly(offer, table.narrow.chosen)
  if (short) return tell(short, table.names)
  const visit = table.sheet?.board.doing.at(-1)
  return offer.act === 'done' && visit?.step === 'bazaar' && !visit.bits ? say('merchants-bazaar-nothing') : undefined
}

export const manner: Manner<Board> = {
  // Goods of the market; whoever has bought goes on.
  basket: { verb: 'buy', holds: (thing) => thing.startsWith('market.'), then: 'done' },
  helps: (offer) => /^(ability|copy|grace|cosimo|dumplin|flicker)\b/.test(offer.act),
  declines: (offer) => offer.act === 'stay',
  spot: spotOf,
  icon: thingIcon,
  colour: iconColour,
  word: thingWord,
  cost: costOf,
  brief,
  ask: askOf,
}
