// How a game ended, by its rules or before them.
import type { Ended, Meta, Place, Seat } from '../wire/types'
import { deciders } from './question'
import { language, say, seatName } from '../words/words.svelte'

export function hasResigned(meta: Pick<Meta, 'chairs'> | null, seat: Seat | null): boolean {
  const chair = seat === null ? undefined : meta?.chairs[seat]
  return chair?.kind === 'person' && chair.resigned
}

/** The first first. */
export function ranking(places: readonly Place[] | undefined): Place[] {
  return [...(places ?? [])].sort((a, b) => a.place - b.place)
}

/** The table was closed before anybody played: there is nothing to look at. */
export function neverPlayed(meta: Meta | null): boolean {
  return meta?.ended === 'closed' && !meta.commitment
}

/** In a word or two, for lists. */
export const endedShort = (ended: Ended | undefined) => say(ended ? `ended-${ended}-short` : 'home-over')

/** In a sentence, to `you`: "Everybody else has resigned: Anna wins." */
export function endedWords(
  { ended, chairs, places }: Pick<Meta, 'ended' | 'chairs' | 'places'>,
  names: readonly string[],
  you: Seat | null,
): string {
  const winners = ranking(places).filter((p) => p.place === 1)
  if (!ended) return ''
  // Whoever plays alone has nobody to agree with.
  if (ended === 'aborted' && deciders({ chairs }).length < 2) return say('ended-aborted-alone')
  if (ended !== 'resigned' || !winners.length) return say(`ended-${ended}`)
  if (winners.some(({ seat }) => seat === you)) return say('ended-resigned-you')
  const who = {
    n: winners.length,
    names: { text: new Intl.ListFormat(language()).format(winners.map(({ seat }) => seatName(seat, names))) },
  }
  return say(hasResigned({ chairs }, you) ? 'ended-resigned-mine' : 'ended-resigned-by', who)
}
