// The same people once more: what has been said about it, and what somebody can still say.
import type { Meta, Rematch, Seat } from '../../wire/types'

export type Answer = 'agrees' | 'declines' | 'silent' | 'bot' | 'automaton'

/** What will sit where this seat was. */
export function answerOf(meta: Pick<Meta, 'chairs'>, rematch: Rematch, seat: Seat): Answer {
  const chair = meta.chairs[seat]
  if (chair.kind === 'automaton') return 'automaton'
  if (chair.kind !== 'person') return 'bot'
  if (rematch.agreed.includes(seat)) return 'agrees'
  return rematch.declined.includes(seat) ? 'declines' : 'silent'
}

/** People whose answer is missing, and of those the ones who are not here to give it. */
export function missing(meta: Pick<Meta, 'chairs'>, rematch: Rematch): { here: Seat[]; away: Seat[] } {
  const silent = meta.chairs.flatMap((_, seat) => (answerOf(meta, rematch, seat) === 'silent' ? [seat] : []))
  const isHere = (seat: Seat) => {
    const chair = meta.chairs[seat]
    return chair.kind === 'person' && chair.here
  }
  return { here: silent.filter(isHere), away: silent.filter((seat) => !isHere(seat)) }
}

/** The bot one step gentler or stronger, if there is one. */
export function otherBot(levels: readonly string[], bot: string, step: 1 | -1): string | undefined {
  const at = levels.indexOf(bot)
  // A bot that nobody can choose stands below all that people can.
  return at < 0 ? (step > 0 ? levels[0] : undefined) : levels[at + step]
}

/** The new chairs of this browser: the keys are the old ones, the seats are turned. */
export function keysThen(
  rematch: Pick<Rematch, 'order' | 'agreed'>,
  mine: readonly { seat: number; secret: string }[],
): { seat: number; secret: string }[] {
  const plays = mine.filter(({ seat }) => rematch.agreed.includes(seat))
  return plays.map(({ seat, secret }) => ({ seat: rematch.order.indexOf(seat), secret }))
}
