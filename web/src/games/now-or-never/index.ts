import type { GameFace } from '../face'
import type { Lessons } from '../../learn/lessons'
import type { Kinds } from '../../plain/facts'

export const face: GameFace = {
  place: 3,
  gate: { picture: () => import('./pictures/gate.svg?raw'), minutes: 120, players: [1, 4] },
  icon: 'hero',
  pawn: 'loc-monument',
  words: ['table', 'now-or-never', 'now-or-never-cards', 'now-or-never-town'],
  common: ['side', 'heroes', 'reroll'],
  lessons: {
    words: ['now-or-never-learn'],
    load: () => import('./lessons.json').then((file) => file.default as unknown as Lessons),
  },
  signs: [
    { id: 'hearts', icon: 'heart', colour: '--heart' },
    { id: 'mana', icon: 'mana', colour: '--mana' },
    { id: 'experience', icon: 'xp' },
    { id: 'book', icon: 'book', colour: '--tome' },
    { id: 'coins', icon: 'coin', colour: '--coin' },
    { id: 'goods', icon: 'nn-shell', colour: '--shell' },
    { id: 'villager', icon: 'villager' },
    { id: 'search', icon: 'search' },
    { id: 'die', icon: 'd4-3' },
    { id: 'attack', icon: 'strike', colour: '--red' },
    { id: 'guard', icon: 'shield', colour: '--blue' },
    { id: 'flame', icon: 'pilot', colour: '--lamp' },
  ],
  drawn: () => import('./Table.svelte'),
  walls: {
    dice: ['rolled', 'bot-die'],
    shown: ['found', 'drew', 'orders-drawn', 'villager-shown', 'gear-shown', 'specialist-shown', 'bot-card'],
  },
  book: () => import('../../../../docs/rules/now-or-never.md?raw').then((file) => file.default),
  kinds: () => import('./kinds.json').then((file) => file.default as unknown as Kinds),
}
