// The look back at a finished game. The house thinks about it for a while; it is fetched once.
import { api, Refused } from '../wire/api'
import type { Review } from '../wire/types'

const known = new Map<string, Promise<Review | null>>()

/** `null`: nobody can say anything about this game. Asks again for as long as the house is still thinking. */
async function fetched(id: string): Promise<Review | null> {
  for (;;)
    try {
      return await api.review(id)
    } catch (refused) {
      const kind = refused instanceof Refused ? refused.problem.kind : ''
      if (kind === 'no-advice') return null
      if (kind !== 'not-yet') throw refused
    }
}
export function reviewOf(id: string): Promise<Review | null> {
  let review = known.get(id)
  if (!review) {
    known.set(id, (review = fetched(id)))
    review.catch(() => known.delete(id))
  }
  return review
}
