// How it ended, in a sentence: who won, by how much, and where you came.
import type { Place } from '../../wire/types'
import { language, say, seatName } from '../../words/words.svelte'

const list = (seats: readonly number[], names: readonly string[]) => ({
  text: new Intl.ListFormat(language()).format(seats.map((seat) => seatName(seat, names))),
})

/** `places`: the first first. */
export function resultWords(places: readonly Place[], names: readonly string[], you: number | null): string {
  const first = places.filter(({ place }) => place === 1)
  if (!first.length) return say('result-none')
  const n = first[0].score
  const next = places.find(({ place }) => place > 1)
  if (places.length === 1) return say('result-alone', { n })
  if (first.length > 1)
    return say('result-shared', {
      names: list(
        first.map((p) => p.seat),
        names,
      ),
      n,
    })
  if (first[0].seat !== you) return say('result-wins', { name: { text: seatName(first[0].seat, names) }, n })
  const by = n - (next?.score ?? n)
  const second = places.filter(({ place }) => place === next?.place).map((p) => p.seat)
  return say(by > 0 ? 'result-you-win' : 'result-you-win-tie', { n, by, name: list(second, names) })
}
/** Where you came, if the first sentence does not say it. */
export function ownWords(places: readonly Place[], you: number | null): string {
  const own = places.find(({ seat }) => seat === you)
  return own && own.place > 1 ? say('result-yours', { place: own.place, n: own.score }) : ''
}
