// How a game works, as pictures: what is drawn, and which signs are named. Words are in locales/<lang>/pictures.ftl.
import { say } from '../words/words.svelte'

export interface Sign {
  id: string
  icon: string
  colour?: string
}

const drawn = import.meta.glob('./pictures/*/*.svg', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>
export type Drawings = Record<string, string>

/** All drawings of a game, by name: `gate`, `1` to `5`, `wins`, and `wins-small` where a phone needs another. */
export async function drawings(game: string): Promise<Drawings> {
  const mine = Object.entries(drawn).filter(([path]) => path.startsWith(`./pictures/${game}/`))
  const all = mine.map(async ([path, load]) => [path.split('/').at(-1)!.replace('.svg', ''), await load()] as const)
  return Object.fromEntries(await Promise.all(all))
}
/** A drawing with its words: `{picture-reserve}` stands for a message. */
export function worded(svg: string): string {
  return svg.replace(/\{(picture-[a-z-]+)\}/g, (_, id: string) => escaped(say(id)))
}
const escaped = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)

export const STEPS = [1, 2, 3, 4, 5]
export const signs: Record<string, Sign[]> = {
  merchants: [
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
  'silk-road': [
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
  'now-or-never': [
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
}
