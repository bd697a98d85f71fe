// Small drawings at the end of a line of the log: whoever knows them finds a line faster; the words say the same.
import type { Arg, Entry } from '../wire/types'

const most = 4

/** Ids of the sprite. `drawn`: is there such a drawing? `counted`: what a game draws for something that is counted. */
export function logPictures(
  entry: Entry,
  drawn: (id: string) => boolean,
  counted: Record<string, string> = {},
): string[] {
  const found = Object.values(entry.tale?.args ?? {}).flatMap(named)
  const side = entry.tale?.args?.side === 'side-upgraded' ? '-up' : ''
  const things = found.map((id) => (drawn(id + side) ? id + side : id)).filter(drawn)
  const what = counted[entry.event?.what ?? '']
  if (what && !things.length) things.push(what)
  return [...new Set(things)].slice(0, most)
}
/** `good-armor` → `armor`, and what is inside lists. */
function named(arg: Arg): string[] {
  if (typeof arg === 'string') {
    const [kind, ...rest] = arg.split('-')
    const name = rest.join('-')
    return kind === 'steed' ? [`steed-${name}`] : [name]
  }
  if (Array.isArray(arg)) return arg.flatMap((text) => Object.values(text.args ?? {}).flatMap(named))
  return []
}
