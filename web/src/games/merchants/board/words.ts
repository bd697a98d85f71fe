// Cards of the board in words, for tips and screen readers.
import type { Catalog, HeroCard, Wagon, Would } from '../board'
import { says } from '../parts/cards'
import { effectsText } from '../parts/effects'
import { say, tell } from '../../../words/words.svelte'
import { standing, type Standing } from '../wagon/would'
import type { Words } from '../../../table/tips.svelte'

export function bonusIcon(bonus: HeroCard['bonus']): string {
  return typeof bonus !== 'string' ? bonus.good : bonus === 'storage' ? 'chest' : bonus
}

export function heroWords(catalog: Catalog, n: number): Words {
  const hero = catalog.heroes[n]
  return {
    title: say(`hero-${hero.id}`),
    lines: says(hero),
    rules: ['F-075', 'F-078'],
  }
}
export function commissionWords(catalog: Catalog, n: number, left: number): Words {
  const card = catalog.commissions[n]
  return {
    title: say(`commission-${card.id}`),
    lines: [...says(card), say('merchants-board-below', { n: left })],
    rules: ['F-067', 'F-103'],
  }
}
export function deedWords(catalog: Catalog, n: number, place: number): Words {
  const deed = catalog.deeds[n]
  const effects = { text: effectsText(catalog, catalog.deed_bonus[place] ?? []) }
  const lines = [...says(deed), say('merchants-board-banner', { effects })]
  return { title: say(`deed-${deed.id}`), lines, rules: ['F-110'] }
}
/** Secret deeds together: what each needs, and what it brings. */
export function secretWords(catalog: Catalog, deeds: readonly number[]): Words {
  const lines = deeds.map((n) => `${[say(`deed-${catalog.deeds[n].id}`), ...says(catalog.deeds[n])].join('. ')}.`)
  return { title: say('merchants-web-secret-deeds'), lines, rules: ['F-110'] }
}
/** What deeds add that are done already. */
export function addsWords({ more }: Standing): string[] {
  const kinds = (['coins', 'prestige'] as const).filter((kind) => more[kind])
  return kinds.map((kind) => say(`merchants-web-would-more-${kind}`, { n: more[kind] }))
}
/** What one would score, and all that can be said of it. */
export function standingWords(catalog: Catalog, would: Would, wagon: Wagon): Words {
  const now = standing(would, { ...wagon, coins: wagon.coins ?? 0 }, catalog.deeds)
  const points = would.score.points ? [say('merchants-web-would-more-points')] : []
  const lines = [...points, ...addsWords(now), tell(now.next), ...now.open.map((deed) => tell(deed))]
  return { title: tell(now.score), lines, rules: points.length ? ['F-191', 'F-193'] : ['F-191'] }
}
export function companionWords(catalog: Catalog, n: number): Words {
  const card = catalog.companions[n]
  return {
    title: say(`companion-${card.id}`),
    lines: [say(card.loyal ? 'merchants-board-loyal-help' : 'merchants-board-stray-help'), ...says(card)],
    rules: ['F-089'],
  }
}
const buildingRules: Record<string, string> = {
  'blazing-quartz-mine': 'F-120',
  'queens-eyes-surveyor': 'F-121',
  'icebreaker-harbor': 'F-122',
  'merchants-guildhall': 'F-123',
  'oracle-of-lumi': 'F-124',
  'candle-and-quartz': 'F-125',
  'othos-lanternworks': 'F-126',
  'guildmasters-mansion': 'F-127',
  'yedls-workshop': 'F-128',
  'frosted-filigree': 'F-129',
}
export function buildingWords(catalog: Catalog, building: string): Words {
  return {
    title: say(`building-${building}`),
    lines: says(catalog.buildings.find((card) => card.building === building)),
    rules: [buildingRules[building] ?? 'F-050'],
  }
}
/** What a card shows comes first in what is said of it: whoever speaks to the computer says what they see. */
export function heroSpoken(catalog: Catalog, n: number): string {
  const hero = catalog.heroes[n]
  const [home, wants, bonus] = heroWords(catalog, n).lines
  const shown = `${say(`hero-${hero.id}`)}, ${say(`class-${hero.town}`)}, ${say('merchants-board-bonus')}`
  return `${shown}: ${bonus}. ${wants}. ${home}`
}
/** The same as one sentence, for a screen reader. */
export function spoken(words: Words): string {
  return [words.title, ...words.lines].join('. ')
}
