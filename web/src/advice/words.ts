// What a strong player says, as messages with their numbers.
import type { Costly, Text, Way } from '../wire/types'
import { seatName, tell } from '../words/words.svelte'

/** How many of the steps that may follow are worth a line. */
const STEPS = 4

const tenths = (points: number) => Math.round(points * 10) / 10

/** How somebody who goes this way may expect to end. Nobody can say that to a tenth. */
export function expectation(way: Way): Text {
  const n = Math.round(Math.abs(way.value))
  if (!n) return { id: 'advice-even' }
  return { id: way.value > 0 ? 'advice-ahead' : 'advice-back', args: { n } }
}
/** How much worse than the best way. */
export function less(way: Way): Text {
  const n = tenths(way.behind)
  return n > 0 ? { id: 'advice-less', args: { n } } : { id: 'advice-same' }
}
/** The reason: how much better the best way is than the next, and what a way brings. `null`: there is
    nothing to choose. */
export function why(ways: readonly Way[], picked: number): Text | null {
  const { brings, behind } = ways[picked]
  const next = picked === 0 && behind === 0 ? ways[1] : undefined
  const better = next && tenths(next.behind) > 0 ? { way: next.label, points: tenths(next.behind) } : null
  if (better)
    return brings.length
      ? { id: 'hint-why', args: { ...better, gains: brings } }
      : { id: 'hint-why-better', args: better }
  if (brings.length) return { id: 'hint-why-brings', args: { gains: brings } }
  return next ? { id: 'hint-why-even', args: { way: next.label } } : null
}
export function cost({ cost }: Costly): Text {
  return { id: 'advice-cost', args: { n: cost < 2 ? tenths(cost) : Math.round(cost) } }
}
/** What may follow: one's own steps as the buttons say them, those of others with their names. */
export function steps(way: Way, you: number | null, names: readonly string[]): string[] {
  return way.leads_to.slice(0, STEPS).map(({ seat, label }) => {
    const words = tell(label, names)
    return seat === you ? words : `${seatName(seat, names)}: ${words}`
  })
}
