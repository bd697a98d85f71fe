// How the table of Now or Never is asked.
import { verbOf } from '../../lib/narrow.svelte'
import type { Chip, Manner } from '../../table/manner'
import type { TableStore } from '../../table.svelte'
import type { Offer, Text } from '../../wire/types'
import { say } from '../../words/words.svelte'
import { cards, type Board } from './board'
import { counterAt } from './counter/counter.svelte'
import { jobIcon, pileIcon, stuffIcon } from './parts/icons'

/** Answers that have a button as soon as they can be given, besides whatever lies on the table for them. */
const NAMED = new Set(
  'visit search fight stop done roll accept reroll boost helm strike retreat pass produce draw take gain'.split(' '),
)

/** Of two things that can be done with the same: the one that loses nothing, or goes on. */
const MEANT = ['strike', 'roll', 'accept', 'charge']
function prime(left: readonly Offer[], chosen: readonly string[]): Offer | undefined {
  for (const verb of MEANT) {
    if (verb === 'charge' && !chosen.length) continue
    const found = left.filter((offer) => verbOf(offer) === verb)
    if (found.length === 1) return found[0]
  }
  return undefined
}

/** A specialist works when it is touched: who rests has a button, which asks for it first. */
function atOnce(left: readonly Offer[], chosen: readonly string[]): Offer | undefined {
  const work = left.filter((offer) => verbOf(offer) === 'pay')
  const rest = left.every((offer) => ['pay', 'rest'].includes(verbOf(offer)))
  return chosen.length === 1 && work.length === 1 && rest ? work[0] : undefined
}

const number = (label: Text, of: string) => Number(label.args?.[of] ?? 0)

/** What stands beside it already, or on the thing that was chosen, a button need not say again. */
function brief(offer: Offer, table: TableStore<Board>): string | undefined {
  const { label } = offer
  const chosen = table.narrow.chosen.length > 0
  const about = offer.on.some((thing) => table.narrow.chosen.includes(thing))
  if (/^now-do-pay/.test(label.id) && about) return say('now-town-do-pay')
  if (/^now-do-rest-/.test(label.id) && about) return say(`now-town-do-${label.id.slice(7)}`)
  if (label.id === 'now-do-go' && chosen) {
    const charges = table.narrow.left.some((other) => verbOf(other) === 'charge')
    return say(charges ? 'now-town-do-past' : 'now-town-do-go')
  }
  if (about && /^now-do-(buy|learn|recruit)/.test(label.id)) {
    const place = offer.on[1]
    if (table.narrow.chosen.includes(place))
      return say('now-town-do-name', { name: label.args?.token ?? label.args?.specialist ?? '' })
    const { slot = 0, old = '' } = label.args ?? {}
    return say(label.id.endsWith('-instead') ? 'now-town-do-instead' : 'now-town-slot', { n: slot, old })
  }
  if (about && /^now-do-build/.test(label.id)) {
    const { building = '', row = 0, column = 0 } = label.args ?? {}
    const there = offer.on[1]
    return table.narrow.chosen.includes(there)
      ? say('now-town-do-name', { name: building })
      : say('now-town-do-place', { row, column })
  }
  if (about && /^now-do-(house|move)/.test(label.id)) return say('now-town-do-row', { row: label.args?.row ?? 0 })
  if (label.id === 'now-do-charge' && chosen) return say('now-town-do-charge', { foe: label.args?.foe ?? '' })
  return undefined
}

function anytime(offers: readonly Offer[], table: TableStore<Board>): Chip[] {
  const catalog = cards(table)
  const counter = counterAt(table)
  const chips: Chip[] = []
  const seen = new Set<string>()
  for (const offer of offers) {
    const [on] = offer.on
    if (seen.has(on)) continue
    seen.add(on)
    const [what, id] = on.split('.')
    const { label } = offer
    if (what === 'market')
      chips.push({
        on,
        word: say('now-town-chip-sell'),
        cost: { icon: 'coin', n: `+${number(label, 'coins')}` },
        // Where cards are chosen no market lies beside them.
        go: table.sheet?.board.step === 'keep-quests' ? undefined : () => counter.turn('market'),
      })
    else if (what === 'waiting') chips.push({ on, icon: 'villager', word: say('now-town-chip-house', workerOf(id)) })
    else if (what === 'housed') chips.push({ on, icon: 'villager', word: say('now-town-chip-move', workerOf(id)) })
    else if (what === 'order') {
      const card = catalog.orders[Number(id)]
      chips.push({ on, icon: 'order', word: say(`order-${card.id}`), cost: { icon: 'coin', n: `+${card.coins}` } })
    } else if (what === 'ability')
      chips.push({
        on,
        word: say('now-town-chip-learn', { token: `token-${catalog.tokens[Number(id)].id}` }),
        cost: { icon: 'xp', n: `−${number(label, 'cost')}` },
      })
    else if (what === 'villagers') chips.push({ on, word: say('now-town-chip-refill'), cost: { icon: 'xp', n: '−2' } })
    else if (what === 'power') chips.push({ on, word: say(catalog.powers[Number(id)].word) })
  }
  return chips
}
const workerOf = (good: string) => ({ good: `now-good-${good}` })

const icons: [RegExp, (id: string) => string | null][] = [
  [/^good\./, (good) => `nn-${good}`],
  [/^waiting\.|^housed\.|^villager\./, () => 'villager'],
  [/^order\./, () => 'order'],
  [/^pile\./, (pile) => pileIcon(pile as never)],
  [/^arrow\./, () => 'stride'],
  [/^slot\.red|^fight/, () => 'strike'],
  [/^slot\.blue/, () => 'shield'],
  [/^die$/, () => 'd4-3'],
  [/^rest\.hearts/, () => 'heart'],
  [/^rest\.coin/, () => 'coin'],
  [/^quest\./, () => 'quest-basic'],
  [/^hero\./, (hero) => `hero-${hero}`],
  [/^row\.|^specialist\./, () => jobIcon('build')],
  [/^market|^trade\./, () => 'i-basket'],
]

export const manner: Manner<Board> = {
  // Powers that wait for their moment are no answer to the question.
  helps: (offer) => verbOf(offer) === 'use',
  declines: (offer) => NAMED.has(verbOf(offer)),
  prime,
  atOnce,
  anytime,
  brief,
  spot: (things) => spotOf(things),
  icon: (thing) => {
    const found = icons.find(([pattern]) => pattern.test(thing))
    return found && !/^(row|specialist|market)/.test(thing) ? found[1](thing.split('.').at(-1)!) : null
  },
  colour: (icon) => colours[icon],
  cost: (label) => {
    const cost = number(label, 'cost')
    if (/^now-do-(pay|recruit|build|buy)/.test(label.id) && cost) return { icon: 'coin', n: cost }
    if (/^now-do-learn/.test(label.id)) return { icon: 'xp', n: cost }
    if (/^now-do-(go|charge)/.test(label.id) && number(label, 'hearts'))
      return { icon: 'heart', n: -number(label, 'hearts') }
    return null
  },
}

const colours: Record<string, string | undefined> = Object.fromEntries(
  (['shell', 'tool', 'demon', 'crystal'] as const).map((good) => [`nn-${good}`, stuffIcon(good).colour]),
)
for (const what of ['coins', 'hearts', 'mana', 'book'] as const) colours[stuffIcon(what).icon] = stuffIcon(what).colour
colours.strike = 'var(--red)'
colours.shield = 'var(--blue)'

/** The part of the table where these things lie. */
export type Spot = 'map' | 'hero' | 'town' | 'square'
const spots: [RegExp, Spot][] = [
  [/^(space|enemy|fight|die)/, 'map'],
  [/^(row|gear|pile|villager|tile|trade|market)/, 'square'],
  [/^(town|housing|waiting|housed)/, 'town'],
]
export function spotOf(things: readonly string[]): Spot {
  for (const [pattern, spot] of spots) if (things.some((thing) => pattern.test(thing))) return spot
  return 'hero'
}
