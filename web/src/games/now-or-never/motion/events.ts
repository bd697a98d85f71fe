// What of the news is shown as something that moves.
import type { Event } from '../board'

/** The last way that somebody went, space by space. */
export function wayOf(events: readonly Event[]): { seat: number; spaces: number[] } | null {
  const steps = events.flatMap((event) => (event.what === 'moved' ? [event] : []))
  const seat = steps.at(-1)?.seat
  if (seat === undefined) return null
  const from = steps.map((step) => step.seat === seat).lastIndexOf(false) + 1
  return { seat, spaces: steps.slice(from).map(({ space }) => space) }
}

/** What a production brought a seat, thing by thing. */
export function harvest(events: readonly Event[], seat: number): string[] {
  const from = events.findIndex(({ what }) => what === 'production')
  if (from < 0) return []
  return events
    .slice(from)
    .flatMap((event) =>
      event.what === 'change' && event.seat === seat && event.by > 0 ? Array<string>(event.by).fill(event.stuff) : [],
    )
}
