// Cards of the board in words, for tips and screen readers.
import type { Catalog, HeroCard, Wagon, Would } from '../board'
import { deedLines, helpId } from '../parts/cards'
import { effectText } from '../parts/effects'
import { has, say, tell } from '../../../words/words.svelte'
import type { Arg } from '../../../wire/types'
import { standing, type Standing } from '../wagon/would'
import type { Words } from './tips.svelte'

export function goods(list: readonly string[]): Arg {
  return list.map((good) => ({ id: 'one-good', args: { good: `good-${good}` } }))
}
export function effects(list: readonly string[]): string {
  return list.length ? list.map((e) => tell(effectText(e))).join(', ') : say('effect-nothing')
}
export function bonusText(bonus: HeroCard['bonus']): string {
  return typeof bonus === 'string' ? say(`card-bonus-${bonus}`) : say('card-bonus-good', { good: `good-${bonus.good}` })
}
export function bonusIcon(bonus: HeroCard['bonus']): string {
  return typeof bonus !== 'string' ? bonus.good : bonus === 'storage' ? 'chest' : bonus
}

export function heroWords(catalog: Catalog, n: number): Words {
  const hero = catalog.heroes[n]
  return {
    title: say(`hero-${hero.id}`),
    lines: [
      say('card-hero', { town: `town-${hero.town}`, class: `class-${hero.town}` }),
      say('card-wants', { goods: goods(hero.wants) }),
      bonusText(hero.bonus),
    ],
    rules: ['F-075', 'F-078'],
  }
}
export function commissionWords(catalog: Catalog, n: number, left: number): Words {
  const card = catalog.commissions[n]
  return {
    title: say(`commission-${card.id}`),
    lines: [
      say('card-commission', { town: `town-${card.town}` }),
      say('card-wants', { goods: goods(card.wants) }),
      say('card-commission-prestige'),
      say('merchants-board-below', { n: left }),
    ],
    rules: ['F-067', 'F-103'],
  }
}
export function deedWords(catalog: Catalog, n: number, place: number): Words {
  const deed = catalog.deeds[n]
  const { needs, reward } = deedLines(deed)
  const bonus = say('merchants-board-banner', { effects: { text: effects(catalog.deed_bonus[place] ?? []) } })
  return { title: say(`deed-${deed.id}`), lines: [tell(needs), tell(reward), bonus], rules: ['F-110'] }
}
/** Secret deeds together: what each needs, and what it brings. */
export function secretWords(catalog: Catalog, deeds: readonly number[]): Words {
  const lines = deeds.map((n) => {
    const { needs, reward } = deedLines(catalog.deeds[n])
    return `${say(`deed-${catalog.deeds[n].id}`)}. ${tell(needs)}. ${tell(reward)}.`
  })
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
    lines: [
      say(card.loyal ? 'merchants-board-loyal-help' : 'merchants-board-stray-help'),
      say(helpId('companion', card.id, catalog.edition, has)),
    ],
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
export function buildingWords(building: string): Words {
  return {
    title: say(`building-${building}`),
    lines: [say(`card-help-building-${building}`)],
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
