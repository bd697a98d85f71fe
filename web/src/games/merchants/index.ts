import type { GameFace } from '../face'
import type { Kinds } from '../../plain/facts'

export const face: GameFace = {
  place: 1,
  icon: 'lantern',
  pawn: 'pawn',
  words: ['table', 'merchants', 'merchants-cards', 'merchants-web', 'merchants-you'],
  common: ['edition', 'buildings', 'draft', 'deeds_keep_one_of_two'],
  picks: { buildings: { from: 'buildings', key: 'building', words: 'merchants-cards' } },
  lessons: '/learn',
  plans: { icon: 'road-dark', page: () => import('./Plans.svelte') },
  wins: () => import('./Wins.svelte'),
  counted: {
    coins: 'coin',
    prestige: 'prestige',
    lanterns: 'lantern',
    quartz: 'quartz',
    horseshoes: 'horseshoe',
    deed: 'deed',
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
  kinds: () => import('./kinds.json').then((file) => file.default as unknown as Kinds),
}
