// Spans of time as clocks and as words.
import { say } from '../words/words.svelte'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** `12:07`, `1:02:07` */
export function clockText(ms: number): string {
  const total = Math.ceil(ms / second)
  const [h, m, s] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/**
 * What is left, in the two largest units and never less than it is: of two days there are two days left until an hour has
 * passed, then a day and 23 hours.
 */
export function leftWords(ms: number): string {
  const units: [string, number, string, number][] = [
    ['days', day, 'hours', hour],
    ['hours', hour, 'minutes', minute],
  ]
  for (const [large, length, small, part] of units) {
    const whole = Math.ceil(ms / part) * part
    if (whole < length) continue
    const rest = Math.round((whole % length) / part)
    const first = say(`span-${large}`, { n: Math.floor(whole / length) })
    return rest
      ? say('span-both', { first: { text: first }, second: { text: say(`span-${small}`, { n: rest }) } })
      : first
  }
  if (ms > minute) return say('span-minutes', { n: Math.ceil(ms / minute) })
  return say('span-seconds', { n: Math.ceil(ms / second) })
}

/** How long ago, in the largest unit that is whole; under a minute: just now. */
export function ago(then: number, now = Date.now()): string {
  const ms = now - then
  const units: [string, number][] = [
    ['days', day],
    ['hours', hour],
    ['minutes', minute],
  ]
  for (const [word, length] of units) if (ms >= length) return say(`ago-${word}`, { n: Math.floor(ms / length) })
  return say('span-just-now')
}
