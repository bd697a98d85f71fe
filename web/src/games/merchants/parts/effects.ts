// Effects of cards as the catalog writes them ("good basic weapon", "lose lantern 1"): as words and as drawings.
import type { Text } from '../../../wire/types'

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

export function effectText(effect: string): Text {
  const [word, a, b] = effect.split(' ')
  if (word === 'lose') return lossText(a, b)
  if (word === 'good') return goodText(a, b)
  if (word === 'craft') return { id: 'effect-craft', args: { side: `side-${a}` } }
  if (word === 'commission' && a) return { id: 'effect-commission-of', args: { town: `town-${a}` } }
  return counted.includes(word) ? { id: `effect-${word}`, args: { n: Number(a) } } : { id: `effect-${word}` }
}
function lossText(what: string, n?: string): Text {
  if (what === 'dearest-good') return { id: 'effect-lose-dearest' }
  return n ? { id: `effect-lose-${what}`, args: { n: Number(n) } } : { id: `effect-lose-${what}` }
}
function goodText(side: string, kind: string): Text {
  const args = { side: `side-${side}` }
  if (kind.startsWith('$')) return { id: 'effect-good-worth', args: { ...args, price: Number(kind.slice(1)) } }
  if (['any', 'off-wheel', 'stored'].includes(kind)) return { id: `effect-good-${kind}`, args }
  return { id: 'effect-good', args: { ...args, good: `good-${kind}` } }
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
