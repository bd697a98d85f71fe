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

/** `3 days`, `2 hours`, `12 minutes`, `40 seconds`: the largest unit that is whole. */
export function clockWords(ms: number): string {
  const units: [string, number][] = [
    ['days', day],
    ['hours', hour],
    ['minutes', minute],
  ]
  for (const [word, length] of units) if (ms >= length) return say(`span-${word}`, { n: Math.floor(ms / length) })
  return say('span-seconds', { n: Math.ceil(ms / second) })
}

/** How long ago; under a minute: just now. */
export function ago(then: number, now = Date.now()): string {
  const ms = now - then
  return ms < minute ? say('span-just-now') : say('span-ago', { time: { text: clockWords(ms) } })
}
