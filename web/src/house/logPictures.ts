// Small drawings at the end of a line of the log: whoever knows them finds a line faster; the words say the same.
import type { LogPictures } from '../games/face'
import type { Arg, Entry } from '../wire/types'

const most = 4

/** Ids of the sprite. `drawn`: is there such a drawing? `own`: what a game draws in its own way. */
export function logPictures(entry: Entry, drawn: (id: string) => boolean, own: LogPictures = {}): string[] {
  const pictures = (word: string) => [...(own.of?.(word, entry) ?? []), ending(word)]
  const words = Object.values(entry.tale?.args ?? {}).flatMap(named)
  const things = words.flatMap((word) => pictures(word).find(drawn) ?? [])
  const what = own.counted?.[entry.event?.what ?? '']
  if (what && !things.length) things.push(what)
  return [...new Set(things)].slice(0, most)
}
/** `good-armor` → `armor` */
const ending = (word: string) => word.slice(word.indexOf('-') + 1)
/** Every word of an argument, also inside lists. */
function named(arg: Arg): string[] {
  if (typeof arg === 'string') return [arg]
  if (Array.isArray(arg)) return arg.flatMap((text) => Object.values(text.args ?? {}).flatMap(named))
  return []
}
