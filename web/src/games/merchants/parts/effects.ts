// Effects of cards as the catalog writes them ("good basic weapon", "lose lantern 1"): in its words, and as drawings.
import type { Catalog } from '../board'
import { say, tell } from '../../../words/words.svelte'

/** One drawing with a number beside it, if there is one. */
export interface Sign {
  icon: string
  colour?: string
  n?: number
  /** the upgraded side of a good */
  up?: boolean
}

const counted = ['coins', 'prestige', 'lantern', 'quartz', 'horseshoe', 'ruins-step', 'dark-step']
const colours: Record<string, string> = {
  coin: 'var(--staff)',
  lantern: 'var(--lamp-2)',
  quartz: 'var(--ember)',
  horseshoe: 'var(--ink-2)',
  prestige: 'var(--ink)',
}
const drawings: Record<string, string> = {
  coins: 'coin',
  'flip-up': 'spark',
  'flip-down': 'i-down',
  hero: 'hero',
  'hero-or-top': 'hero',
  'hero-or-commission': 'hero',
  'deliver-hero': 'hero',
  commission: 'commission',
  wheel: 'i-turn',
  'ruins-action': 'd-yurg',
  'ruins-step': 'd-yurg',
  'dark-step': 'd-dark',
  oracle: 'die-oracle',
  'ruins-die': 'die-ruins',
  'illuminated-die': 'die-lit-2',
  deed: 'deed',
  'wagon-upgrade': 'upgrade',
  'upgrade-or-dark-step': 'upgrade',
  'free-shortcut': 'road-short',
  exchange: 'i-change',
  'copy-die': 'die-road',
  'lift-die': 'die-road',
  reroll: 'i-turn',
  good: 'chest',
  'dearest-good': 'chest',
}

export function isLoss(effect: string): boolean {
  return effect.startsWith('lose ') || effect === 'flip-down'
}

/** Effects in the words of the catalog. */
export function effectsText(catalog: Pick<Catalog, 'effects'>, effects: readonly string[]): string {
  return effects.length ? effects.map((effect) => tell(catalog.effects[effect])).join(', ') : say('effect-nothing')
}

export function effectSign(effect: string): Sign {
  const words = effect.split(' ')
  const loss = words[0] === 'lose'
  const [word, a, b] = loss ? words.slice(1) : words
  if (word === 'good' && b && !b.startsWith('$') && !['any', 'off-wheel', 'stored'].includes(b))
    return { icon: b, colour: `var(--${b})`, up: a === 'upgraded' }
  if (word === 'good' || word === 'craft') return { icon: 'chest', colour: 'var(--ink-2)', up: a === 'upgraded' }
  if (word === 'commission' && a) return { icon: a, colour: `var(--${a})` }
  const icon = drawings[word] ?? word
  const n = counted.includes(word) ? Number(a) : undefined
  return { icon, colour: colours[icon] ?? 'var(--ink-2)', n }
}
