import type { GameFace } from '../face'
import type { Kinds } from '../../plain/facts'

export const face: GameFace = {
  place: 2,
  icon: 'road-short',
  words: ['table', 'silk-road'],
  common: ['clock', 'seconds', 'gates', 'map_grid'],
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
  book: () => import('../../../../docs/rules/silk-road.md?raw').then((file) => file.default),
  kinds: () => import('./kinds.json').then((file) => file.default as unknown as Kinds),
}
