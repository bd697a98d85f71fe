// Many offers in an order that a person can find their way in: groups by verb, and a filter by words.
import type { Offer } from '../wire/types'

export interface Group {
  verb: string
  offers: Offer[]
}

/** From so many on, offers are grouped and can be searched. */
export const MANY = 12

export function groups(offers: readonly Offer[]): Group[] {
  const found = new Map<string, Offer[]>()
  for (const offer of offers) {
    const verb = offer.act.split(' ')[0]
    found.set(verb, [...(found.get(verb) ?? []), offer])
  }
  return [...found].map(([verb, offers]) => ({ verb, offers }))
}

/** Words without accents and cases; `north-east` is one. */
function split(text: string): string[] {
  const letters = text.replaceAll('\u00ad', '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.split(/[^\p{L}\p{N}*-]+/u).filter(Boolean)
}

/** Does it have all the words? A number is meant whole: 1 is not 11. */
export function fits(asked: string, offer: Offer, label: string): boolean {
  const words = split(`${label} ${offer.act}`).flatMap((word) => [word, ...word.split('-')])
  return split(asked).every((wanted) =>
    words.some((word) => (/^\d+$/.test(wanted) ? word === wanted : word.startsWith(wanted))),
  )
}
