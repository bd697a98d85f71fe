// The first lessons of a game: small positions, each with a few steps to take. What is said stands in a word file of the game.
import type { Entry, Sheet } from '../wire/types'

export interface Step {
  id: string
  /** it is done when one of these has happened, one of these is asked, or this is seen; without it, when the learner says so */
  until?: Until
  /** what else may happen on the way, without a word about it */
  part?: string[]
  /** things to look at; what no choice can name is found by a selector */
  look?: string[]
}
export interface Until {
  events: string[]
  prompts: string[]
  /** what only the page knows of, such as a road that is drawn to its end: a selector */
  shown?: string
}
export interface Chapter {
  id: string
  icon: string
  /** nobody sits opposite */
  alone?: boolean
  /** besides those of all lessons */
  options?: Record<string, unknown>
  scene: Record<string, unknown>
  steps: Step[]
}
export interface Lessons {
  seed: string
  options: Record<string, unknown>
  chapters: Chapter[]
}

/** A thing by what choices call it, or a selector. */
export const selectorOf = (look: string): string => (/^[.[]/.test(look) ? look : `[data-thing="${look}"]`)

/** The entry (or the newest one) that ends a step; `null`: not yet. `after`: what was told before belongs to earlier steps. */
export function ending(step: Step, sheet: Sheet, events: readonly Entry[], after: number): number | null {
  if (!step.until) return null
  const hit = events.find(
    ({ n, event }) => n > after && event && step.until!.events.includes(event.what) && mine(event),
  )
  if (hit) return hit.n
  const asked = sheet.you !== null && sheet.must.includes(sheet.you) && sheet.prompt?.id
  return asked && step.until.prompts.includes(asked) ? (events.at(-1)?.n ?? 0) : null

  // What the opponent does ends no step, except that its turn begins.
  function mine(event: { what: string; seat?: unknown }): boolean {
    return event.what === 'turn' || event.seat === undefined || event.seat === sheet.you
  }
}

/** Has the learner done something that the step did not speak of? */
export function strayed(step: Step, sheet: Sheet, events: readonly Entry[], after: number): boolean {
  const expected = [...(step.until?.events ?? []), ...(step.part ?? [])]
  return events.some(({ n, event }) => n > after && event && event.seat === sheet.you && !expected.includes(event.what))
}
