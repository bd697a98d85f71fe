import type { GameFace } from '../face'
import type { Lessons } from '../../learn/lessons'

export const face: GameFace = {
  place: 2,
  gate: { picture: () => import('./pictures/gate.svg?raw'), minutes: 15, players: [1, 4] },
  icon: 'road-short',
  pawn: 'camel',
  words: ['table', 'silk-road', 'silk-road-web'],
  common: ['clock', 'seconds', 'gates', 'map_grid'],
  lessons: {
    words: ['silk-road-learn'],
    load: () => import('./lessons.json').then((file) => file.default as unknown as Lessons),
  },
  practice: { chairs: ['me'], options: { players: 1, clock: 'off' } },
  signs: [
    { id: 'silk', icon: 'sr-silk', colour: '--silk' },
    { id: 'tea', icon: 'sr-tea', colour: '--tea' },
    { id: 'spice', icon: 'sr-spice', colour: '--spice' },
    { id: 'jewel', icon: 'sr-jewel', colour: '--jewel' },
    { id: 'lamp', icon: 'sr-lamp', colour: '--oil' },
    { id: 'wheat', icon: 'sr-wheat', colour: '--wheat' },
    { id: 'straight', icon: 'tile-straight' },
    { id: 'wide', icon: 'tile-wide' },
    { id: 'tight', icon: 'tile-tight' },
    { id: 'bonus', icon: 'spark', colour: '--gilt' },
    { id: 'down', icon: 'mk-down' },
    { id: 'reverse', icon: 'mk-reverse' },
  ],
  walls: { dice: [], shown: ['started', 'route'] },
  insight: () => import('./Best.svelte'),
  book: () => import('../../../../docs/rules/silk-road.md?raw').then((file) => file.default),
  drawn: () => import('./Table.svelte'),
  kinds: () => import('./plain').then((file) => file.kinds),
}
