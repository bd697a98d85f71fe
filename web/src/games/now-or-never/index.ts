import type { GameFace } from '../face'
import type { Kinds } from '../../plain/facts'

export const face: GameFace = {
  place: 3,
  icon: 'hero',
  words: ['table', 'now-or-never', 'now-or-never-cards'],
  common: ['side', 'heroes', 'reroll'],
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
  book: () => import('../../../../docs/rules/now-or-never.md?raw').then((file) => file.default),
  kinds: () => import('./kinds.json').then((file) => file.default as unknown as Kinds),
}
