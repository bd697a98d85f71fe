import type { GameFace } from '../face'
import type { Lessons } from '../../learn/lessons'
import type { Entry } from '../../wire/types'

/** Goods of their side, and steeds, whose drawings are called what they are. */
function logPictures(word: string, entry: Entry): string[] {
  const name = word.startsWith('steed-') ? word : word.slice(word.indexOf('-') + 1)
  return entry.tale?.args?.side === 'side-upgraded' ? [`${name}-up`, name] : [name]
}

export const face: GameFace = {
  place: 1,
  gate: { picture: () => import('./pictures/gate.svg?raw'), minutes: 90, players: [1, 4] },
  icon: 'lantern',
  pawn: 'pawn',
  words: ['table', 'merchants', 'merchants-cards', 'merchants-web', 'merchants-you'],
  common: ['edition', 'buildings', 'draft', 'deeds_keep_one_of_two'],
  picks: { buildings: { from: 'buildings', key: 'building', words: 'merchants-cards', by: ['edition'] } },
  lessons: {
    words: ['merchants-learn'],
    load: () => import('./lessons.json').then((file) => file.default as unknown as Lessons),
  },
  plans: { icon: 'road-dark', page: () => import('./Plans.svelte') },
  wins: () => import('./Wins.svelte'),
  automaton: ({ edition }) => `chair-automaton-${edition === 'prototype' ? 'prototype' : 'final'}`,
  log: {
    counted: {
      coins: 'coin',
      prestige: 'prestige',
      lanterns: 'lantern',
      quartz: 'quartz',
      horseshoes: 'horseshoe',
      deed: 'deed',
    },
    of: logPictures,
  },
  walls: {
    dice: ['illuminated-die', 'ruins-die', 'oracle', 'travel', 'market-die', 'night-dice'],
    shown: ['hero-shown', 'deed-shown', 'companion-shown', 'commission-shown', 'event-card', 'deed'],
  },
  drawn: () => import('./Table.svelte'),
  signs: [
    { id: 'coins', icon: 'coin', colour: '--coin' },
    { id: 'prestige', icon: 'prestige' },
    { id: 'lantern', icon: 'lantern', colour: '--gilt' },
    { id: 'quartz', icon: 'quartz', colour: '--ember' },
    { id: 'horseshoe', icon: 'horseshoe' },
    { id: 'commission', icon: 'commission' },
    { id: 'hero', icon: 'hero' },
    { id: 'deed', icon: 'deed' },
    { id: 'night', icon: 'die-night-2' },
    { id: 'lit', icon: 'die-lit-2' },
    { id: 'goods', icon: 'weapon', colour: '--weapon' },
    { id: 'towns', icon: 'northbreak', colour: '--northbreak' },
  ],
  book: () => import('../../../../docs/rules/merchants.md?raw').then((file) => file.default),
  kinds: () => import('./plain').then((file) => file.kinds),
}
