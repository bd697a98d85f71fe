// The look back at a finished game. The house thinks about it once and keeps it; meanwhile it says how far it is.
import { api, Refused } from '../wire/api'
import type { Review } from '../wire/types'

/** How long the house may take before it says how far it is. */
const WAIT_S = 2

interface Looking {
  review: Promise<Review | null>
  percent: number
  hears: Set<(percent: number) => void>
}
const known = new Map<string, Looking>()

/** `null`: nobody can say anything about this game. Asks again for as long as the house is still thinking. */
async function fetched(id: string, far: (percent: number) => void): Promise<Review | null> {
  for (;;)
    try {
      const found = await api.review(id, WAIT_S)
      if (!('percent' in found)) return found
      far(found.percent)
    } catch (refused) {
      if (refused instanceof Refused && refused.problem.kind === 'no-advice') return null
      throw refused
    }
}
/** `far` hears how much is done, in hundredths, whoever asked first. */
export function reviewOf(id: string, far: (percent: number) => void = () => {}): Promise<Review | null> {
  let looking = known.get(id)
  if (!looking) {
    const begun: Looking = { percent: 0, hears: new Set(), review: Promise.resolve(null) }
    begun.review = fetched(id, (percent) => {
      begun.percent = percent
      begun.hears.forEach((hear) => hear(percent))
    })
    known.set(id, (looking = begun))
    begun.review.catch(() => known.delete(id))
  }
  looking.hears.add(far)
  if (looking.percent) far(looking.percent)
  return looking.review
}
