// Where pawns stand on the track of prestige, and where each says what it has just won: never over another pawn.

export interface Stands {
  prestige: number
  /** won or lost just now */
  by: number
}
export interface Mark {
  x: number
  by: number
  /** where what it won stands: beside it, or on it where it has neighbours on both sides */
  side: 'right' | 'left' | 'on'
}

export const PAWN = 10
const STEP = 15
/** a digit or a sign of what was won */
const LETTER = 7
const wide = (by: number) => (String(Math.abs(by)).length + 1) * LETTER

/** `at`: where a number is on the track; left of `from` is the track's name. */
export function marksOf(stands: readonly Stands[], at: (n: number) => number, from: number): Mark[] {
  // Seats on one number stand beside each other, slightly apart.
  const places = stands.map(({ prestige }, seat) => {
    const together = stands.flatMap((other, s) => (other.prestige === prestige ? [s] : []))
    // At the beginning of the track they go to the right: left of it is its name.
    const first = Math.max(from, at(prestige) - ((together.length - 1) / 2) * STEP)
    return first + together.indexOf(seat) * STEP
  })
  return stands.map(({ by }, seat) => {
    const x = places[seat]
    const room = PAWN + 2 + wide(by)
    const free = (left: number, right: number) =>
      places.every((other, s) => s === seat || other + PAWN <= left || other - PAWN >= right)
    const side = free(x + PAWN, x + room)
      ? 'right'
      : x - room >= from - PAWN && free(x - room, x - PAWN)
        ? 'left'
        : 'on'
    return { x, by, side }
  })
}
