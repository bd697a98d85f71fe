// The games that the page knows: every folder beside this file that has a face. Any other game has the plain view.
import { SERVED } from '../words/words.svelte'
import type { GameFace } from './face'

const found = import.meta.glob<GameFace>('./*/index.ts', { eager: true, import: 'face' })
const named = Object.entries(found).map(([path, face]) => [path.split('/')[1], face] as const)

/** By name, in the order of the shelf. */
export const faces: Record<string, GameFace | undefined> = Object.fromEntries(
  named.sort(([, a], [, b]) => a.place - b.place),
)
/** All games, in the order of the shelf. */
export const shelf = Object.keys(faces)
/** Those that are taught. */
export const taught = shelf.filter((game) => faces[game]?.lessons)
export const faceOf = (game: string | undefined): GameFace | undefined => faces[game ?? '']
/** Its words; those of a game that the page does not know come from the house. */
export const wordsOf = (game: string): string[] => faces[game]?.words ?? ['table', SERVED + game]
/** A file of the house, and beside it what these games say in its manner: `plain`, `chess-plain`. */
export const withOwn = (file: string, games: readonly string[] = shelf): string[] => [
  file,
  ...games.map((game) => `${game}-${file}`),
]
/** Words that lists need, where somebody has brought a game along. */
export const strangers = (games: readonly { game: string }[]): string[] =>
  games.flatMap(({ game }) => (faces[game] ? [] : wordsOf(game)))
