// What the page must know of a game, said by the game: `<game>/index.ts` in this folder.
import type { Component } from 'svelte'
import type { Kinds } from '../plain/facts'
import type { TableStore } from '../table.svelte'

type Part<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

export interface GameFace {
  /** its place on the shelf */
  place: number
  icon: string
  /** in the list of my games, if it is another one */
  pawn?: string
  /** files of locales/<lang>/ that its words are in */
  words: string[]
  /** options that are asked for first; the rest waits under "more" */
  common: string[]
  /** options that may also be a list of cards */
  picks?: Record<string, Picks>
  /** signs that the picture page explains */
  signs: Sign[]
  /** the numbered rules */
  book: () => Promise<string>
  /** what values of its view are, for the plain view */
  kinds: () => Promise<Kinds>
  /** where it is taught, if it has lessons */
  lessons?: string
  /** answers that can be given ahead */
  plans?: { icon: string; page: Part<{ table: TableStore }> }
  /** what wins, if that is more than a drawing */
  wins?: Part<Record<string, never>>
  /** drawings for lines of the log that count something: by what happened */
  counted?: Record<string, string>
  drawn?: Part<{ table: TableStore }>
}

/** Where the catalog has the cards, and in which file their names are. */
export interface Picks {
  from: string
  key: string
  words: string
}

export interface Sign {
  id: string
  icon: string
  colour?: string
}
