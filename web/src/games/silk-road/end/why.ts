// What decided it, in a sentence to the reader: the best round, or the title of whoever played alone.
import type { Event } from '../../../wire/generated/silk-road'
import type { Entry } from '../../../wire/types'
import { say } from '../../../words/words.svelte'
import { signed, type Store } from '../board'

export function titleOf(table: Store): string | null {
  const said = (table.events as Entry<Event>[]).filter(({ event }) => event?.what === 'title').at(-1)?.event
  return said?.what === 'title' ? said.title : null
}
export function whyWords(table: Store): string {
  const gains = table.you === null ? [] : (table.sheet?.board.desks[table.you]?.gains ?? [])
  const title = titleOf(table)
  if (title) return say('silk-web-title', { title: `silk-title-${title}` })
  const last = gains.at(-1)
  return last === undefined ? '' : say('silk-web-last-round', { n: { text: signed(last) } })
}
