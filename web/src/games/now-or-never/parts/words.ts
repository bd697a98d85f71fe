// What a card, a token or a place is, for whoever points at it.
import type { Words } from '../../../table/tips.svelte'
import type { Text } from '../../../wire/types'
import { breaking } from '../../../lib/longest'
import { say, tell } from '../../../words/words.svelte'
import type { Catalog, Hero, Location, Stuff } from '../board'

/** What a card does, a line for each text of the catalog. */
export function says(card: { says: readonly Text[] } | undefined): string[] {
  return card ? card.says.map((text) => capital(tell(text))) : []
}
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** The same as one sentence, for ears. */
export const spoken = (words: Words) => [words.title, ...words.lines].join('. ')

const coins = (n: number) => say('now-some', { n, stuff: 'now-stuff-coins' })

export function tokenWords(catalog: Catalog, n: number): Words {
  const card = catalog.tokens[n]
  const stuff: Stuff = card.level ? 'experience' : 'coins'
  const price = say('now-some', { n: card.cost, stuff: `now-stuff-${stuff}` })
  const kind = say(`now-town-${card.level ? 'ability' : 'gear'}-${card.colour}`, { level: card.level })
  return {
    title: say(`token-${card.id}`),
    lines: [kind, ...says(card), say('now-town-price', { price: { text: price } })],
    rules: card.level ? ['N-181', 'N-182'] : ['N-078'],
  }
}
export function specialistWords(catalog: Catalog, n: number): Words {
  const card = catalog.specialists[n]
  return {
    title: say(`specialist-${card.id}`),
    lines: [
      ...says(card),
      say('now-town-employ', { cost: { text: coins(card.cost) } }),
      say('now-town-tax', { tax: { text: coins(card.tax) } }),
    ],
    rules: ['N-045', 'N-047'],
  }
}
export function buildingWords(catalog: Catalog, n: number): Words {
  const card = catalog.buildings[n]
  return {
    title: say(`building-${card.id}`),
    lines: [...says(card), say('now-town-price', { price: { text: coins(card.cost) } })],
    rules: ['N-058', 'N-065'],
  }
}
export function questWords(catalog: Catalog, n: number): Words {
  const card = catalog.quests[n]
  return {
    title: say(`quest-${card.id}`),
    lines: [say(`now-town-pile-${card.pile}`), ...says(card)],
    rules: ['N-244', 'N-245'],
  }
}
export function orderWords(catalog: Catalog, n: number): Words {
  const card = catalog.orders[n]
  return { title: say(`order-${card.id}`), lines: [...says(card), say('now-town-order-points')], rules: ['N-178'] }
}
export function powerWords(catalog: Catalog, n: number): Words {
  const card = catalog.powers[n]
  return { title: say(card.word), lines: says(card) }
}
export function heroWords(catalog: Catalog, hero: Hero): Words {
  const card = catalog.heroes.find((one) => one.hero === hero)!
  const power = powerWords(catalog, card.power)
  const [a, b, c] = card.arrows
  return {
    title: say(`hero-${hero}`),
    lines: [
      say('now-town-hero', { hearts: card.hearts, mana: card.mana, a, b, c }),
      `${power.title}: ${power.lines.join('. ')}`,
    ],
  }
}
export function findWords(catalog: Catalog, n: number): Words {
  const card = catalog.finds[n]
  return { title: say(`find-${card.id}`), lines: says(card) }
}
export function locationWords(catalog: Catalog, location: Location): Words {
  const side = catalog.locations[catalog.side === 'above' ? 0 : 1]
  return { title: say(`location-${location}`), lines: says(side.find((one) => one.location === location)) }
}
export function enemyWords(catalog: Catalog, level: number): Words {
  const side = catalog.enemies[catalog.side === 'above' ? 0 : 1]
  const card = side.find((one) => one.level === level)!
  return {
    title: say(`enemy-${card.id}`),
    lines: [say('now-town-foe', { health: card.health, attack: card.attack, level }), ...says(card)],
  }
}

/** A name as it stands in a small frame: long words may break where they are put together. */
export const inFrame = (name: string) => breaking(name, say('now-town-breaks'))
