// The games that the page knows: every folder beside this file that has a face. Any other game has the plain view.
import type { GameFace } from './face'

const found = import.meta.glob<GameFace>('./*/index.ts', { eager: true, import: 'face' })
const named = Object.entries(found).map(([path, face]) => [path.split('/')[1], face] as const)

/** By name, in the order of the shelf. */
export const faces: Record<string, GameFace | undefined> = Object.fromEntries(
  named.sort(([, a], [, b]) => a.place - b.place),
)
/** All games, in the order of the shelf. */
export const shelf = Object.keys(faces)
export const faceOf = (game: string | undefined): GameFace | undefined => faces[game ?? '']
/** Its words, also of a game that the page does not know. */
export const wordsOf = (game: string): string[] => faces[game]?.words ?? ['table', game]
