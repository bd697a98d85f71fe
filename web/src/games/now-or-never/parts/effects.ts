// Effects as a pack writes them (`pay hearts 2`, `quests 2 keep 1`), as drawings with numbers: what it costs, what it brings.
import type { Attack, Gift, PowerCard, SpecialistCard } from '../board'
import { isStuff, stuffIcon, type Sign } from './icons'

export interface Drawn {
  /** before the number */
  sign?: string
  n?: number | string
  drawings: Sign[]
}
export interface Both {
  costs: Drawn[]
  gains: Drawn[]
}

const gold = stuffIcon('coins')
const quest: Sign = { icon: 'quest-basic' }
/** Those without a number. */
const plain: Record<string, Sign[]> = {
  villager: [{ icon: 'villager' }],
  order: [{ icon: 'order' }],
  'first-player': [{ icon: 'first' }],
  token: [{ icon: 'search' }],
  swap: [{ icon: 'i-change' }],
  wake: [{ icon: 'i-turn' }],
  arrow: [{ icon: 'stride' }],
}

function one(effect: string): Drawn {
  const [word, a, , b] = effect.split(' ')
  if (isStuff(word)) return { n: Number(a), drawings: [stuffIcon(word)] }
  if (word === 'toll') return { sign: '−', drawings: [{ icon: 'd4-3' }, stuffIcon('hearts')] }
  if (word === 'heal') return { n: '∞', drawings: [stuffIcon('hearts')] }
  if (word === 'any-good') return { n: '?', drawings: [{ icon: 'i-basket' }] }
  if (word === 'quests') return { n: a === b ? a : `${a}→${b}`, drawings: [quest] }
  if (word === 'gear') return { n: a === '0' ? undefined : `−${a}`, drawings: [{ icon: 'job-outfit' }] }
  if (word === 'build') return { n: a === '0' ? undefined : `−${a}`, drawings: [{ icon: 'job-build' }, gold] }
  return { drawings: plain[word] ?? [] }
}

const isCost = (effect: string) => effect.startsWith('pay ') || effect === 'toll'
/** Equal ones are one, with their number. */
function together(effects: readonly string[]): Drawn[] {
  return [...new Set(effects)].map((effect) => {
    const [drawn, times] = [one(effect), effects.filter((e) => e === effect).length]
    return times > 1 && drawn.n === undefined ? { ...drawn, n: times } : drawn
  })
}
export function both(effects: readonly string[]): Both {
  return {
    costs: effects.filter(isCost).map((e) => (e === 'toll' ? one(e) : { ...one(e.slice(4)), sign: '−' })),
    gains: together(effects.filter((e) => !isCost(e))),
  }
}

/** What a specialist does, besides what is said in a word. */
export const jobEffects = ({ gives }: SpecialistCard): string[] => gives

const strike: Sign = { icon: 'strike', colour: 'var(--red)' }
const shield: Sign = { icon: 'shield', colour: 'var(--blue)' }
const mana = stuffIcon('mana')
const heart = stuffIcon('hearts')

/** A red token or the basic ability of a slot. */
export function attackDrawn({ damage, defence, mana: gained, boost }: Attack): Drawn[] {
  const drawn: Drawn[] = [{ n: damage, drawings: [strike] }]
  if (defence) drawn.push({ n: defence, drawings: [shield] })
  if (gained) drawn.push({ sign: '+', n: gained, drawings: [mana] })
  if (boost) {
    drawn.push({ n: boost.mana, drawings: [mana] })
    const more: Drawn[] = []
    if (boost.damage) more.push({ sign: '›+', n: boost.damage, drawings: [strike] })
    if (boost.defence) more.push({ sign: '›+', n: boost.defence, drawings: [shield] })
    if (boost.die) more.push({ sign: '›+', drawings: [{ icon: 'd4-3' }, strike] })
    drawn.push(...more)
  }
  return drawn
}

/** What lasts: blue tokens and played quests. */
export function giftDrawn({ gift, n, good }: Gift): Drawn[] {
  const gold = stuffIcon('coins')
  const known: Record<string, Drawn> = {
    defence: { sign: '+', n, drawings: [shield] },
    movement: { sign: '+', n, drawings: [{ icon: 'stride' }] },
    'max-mana': { sign: '+', n, drawings: [mana] },
    recruit: { sign: '−', n, drawings: [{ icon: 'i-people' }, gold] },
    build: { sign: '−', n, drawings: [{ icon: 'job-build' }, gold] },
    tough: { sign: '−', n, drawings: [{ icon: 'search' }, heart] },
    income: { sign: '+', n, drawings: [gold] },
    makes: { sign: '+', n: 1, drawings: good ? [stuffIcon(good)] : [] },
    'shell-trade': { n: '3', drawings: [stuffIcon('shell')] },
    'tool-trade': { n: '3', drawings: [stuffIcon('tool')] },
    helm: { drawings: [{ icon: 'd4-4' }, heart] },
    azure: { sign: '+', n: 1, drawings: [mana] },
  }
  return known[gift] ? [known[gift]] : []
}

/** What is used: its price, and what it brings. */
export function powerDrawn({ mana: cost, goods, does, amount, gain }: PowerCard): Both {
  const costs: Drawn[] = cost ? [{ n: cost, drawings: [mana] }] : []
  goods.forEach((n, i) => {
    if (n) costs.push({ n, drawings: [stuffIcon((['shell', 'tool', 'demon', 'crystal'] as const)[i])] })
  })
  const sign: Record<string, Drawn> = {
    movement: { sign: '+', n: amount, drawings: [{ icon: 'stride' }] },
    reroll: { drawings: [{ icon: 'i-turn' }, { icon: 'd4-3' }] },
    'ignore-enemies': { drawings: [{ icon: 'i-go' }] },
    defence: { sign: '+', n: amount, drawings: [shield] },
    damage: { sign: '+', n: amount, drawings: [strike] },
    die: { sign: '+', drawings: [{ icon: 'd4-3' }, strike] },
    march: { n: amount, drawings: [{ icon: 'stride' }] },
  }
  return { costs, gains: sign[does] ? [sign[does]] : together(gain) }
}
