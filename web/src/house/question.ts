// What only everybody together may decide: to take back more than the law allows, or to stop.
import type { AllAsked, Meta, Seat } from '../wire/types'

export type About = 'undo' | 'abort'
export const abouts: readonly About[] = ['undo', 'abort']

/** Whose word counts: people who have not resigned. */
export function deciders(meta: Pick<Meta, 'chairs'> | null): Seat[] {
  return (meta?.chairs ?? []).flatMap((chair, seat) => (chair.kind === 'person' && !chair.resigned ? [seat] : []))
}
/** Who has not answered yet. Silence is no agreement, also not that of somebody who is away. */
export function silent(meta: Pick<Meta, 'chairs'> | null, asked: AllAsked): Seat[] {
  return deciders(meta).filter((seat) => !asked.agreed.includes(seat))
}
