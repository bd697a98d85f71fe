// Where the game stands, as the view says it: what takes the place of the map, and whom it is about.
import type { Board, Doing, FightView } from '../board'

export type Scene = 'over' | 'heroes' | 'quests' | 'fight' | 'production' | 'map'

/** The innermost open question. */
export const top = (board: Board): Doing | undefined => board.doing.at(-1)

/** A fight that is open, with whoever fights it and what lies on the table. */
export interface Fight {
  seat: number
  fight: FightView
  /** the die that lies there; none between two rounds */
  die?: number
  /** it is kept, so that the blow is known */
  kept: boolean
  /** the red token that strikes, if another one has come into its slot since */
  with?: number | null
}
export function fightOf(board: Board): Fight | null {
  const now = top(board)
  if (!now) return null
  const cast = now.step === 'die' && (now.cast === 'attack' || now.cast === 'orb')
  const open = [...board.doing].reverse().find((doing) => doing.fight)
  if (!open?.fight || !(now.fight || cast)) return null
  const die = now.die ?? open.die
  return { seat: open.seat, fight: open.fight, die, kept: open.fight.damage !== undefined, with: open.with }
}

export function scene(board: Board): Scene {
  if (board.step === 'over') return 'over'
  if (board.step === 'choose-hero') return 'heroes'
  if (board.step === 'keep-quests') return 'quests'
  if (board.phase === 'production') return 'production'
  return fightOf(board) ? 'fight' : 'map'
}

/** A die that was rolled on the map, and waits to be kept. */
export function dieOf(board: Board): Doing | null {
  const now = top(board)
  return now?.step === 'die' && !fightOf(board) ? now : null
}
