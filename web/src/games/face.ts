// What the page must know of a game, said by the game: `<game>/index.ts` in this folder.
import type { Component } from 'svelte'
import type { Lessons } from '../learn/lessons'
import type { Kinds } from '../plain/facts'
import type { TableStore } from '../table.svelte'
import type { Entry, Opening } from '../wire/types'

type Part<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

export interface GameFace {
  /** its place on the shelf */
  place: number
  /** on the first page; without one it stands below the others */
  gate?: Gate
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
  /** where it is taught: positions with steps, and the files of their words */
  lessons?: { words: string[]; load: () => Promise<Lessons> }
  /** how one practises it, if not against the gentlest opponent */
  practice?: Pick<Opening, 'chairs' | 'options'>
  /** answers that can be given ahead */
  plans?: { icon: string; page: Part<{ table: TableStore }> }
  /** what wins, if that is more than a drawing */
  wins?: Part<Record<string, never>>
  /** the message that names its automaton */
  automaton?: (options: Record<string, unknown>) => string
  /** drawings at the end of a line of the log */
  log?: LogPictures
  /** what happens in it and cannot be taken back */
  walls?: Walls
  /** what the house worked out of a replay, shown beside it */
  insight?: Part<{ insight: any; names: readonly string[] }>
  drawn?: Part<{ table: TableStore }>
}

/** Its words are `game-GAME-kind`, `-special` and `-length`; those of the first table are `game-GAME-goal`. */
export interface Gate {
  /** what one sees through the arch; walls and light take their colours from the page */
  picture: () => Promise<{ default: string }>
  minutes: number
  /** the least and the most */
  players: readonly [number, number]
}

/** Where the catalog has the cards, and in which file their names are. */
export interface Picks {
  from: string
  key: string
  words: string
  /** options that change the catalog */
  by: string[]
}

export interface Sign {
  id: string
  icon: string
  colour?: string
}

export interface LogPictures {
  /** for lines that count something: by what happened */
  counted?: Record<string, string>
  /** drawings of a word of the line, the best first, where they are not called what the word is */
  of?: (word: string, entry: Entry) => string[]
}

/** Events by what they are called. */
export interface Walls {
  dice: string[]
  /** something hidden was shown */
  shown: string[]
}
