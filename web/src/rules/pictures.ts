// How a game works, as pictures: what is drawn, and which signs are named. Words are in locales/<lang>/pictures.ftl.
import { say } from '../words/words.svelte'

const drawn = import.meta.glob('../games/*/pictures/*.svg', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>
export type Drawings = Record<string, string>

/** All drawings of a game, by name: `gate`, `1` to `5`, `wins`, `wins-small` where a phone needs another, and `signs` that they use. */
export async function drawings(game: string): Promise<Drawings> {
  const mine = Object.entries(drawn).filter(([path]) => path.startsWith(`../games/${game}/`))
  const all = mine.map(async ([path, load]) => [path.split('/').at(-1)!.replace('.svg', ''), await load()] as const)
  return Object.fromEntries(await Promise.all(all))
}
/** A drawing with its words: `{picture-reserve}` stands for a message. */
export function worded(svg: string): string {
  return svg.replace(/\{(picture-[a-z-]+)\}/g, (_, id: string) => escaped(say(id)))
}
const escaped = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)

export const STEPS = [1, 2, 3, 4, 5]
