// Parts of the table that live in other folders.
import type { Component } from 'svelte'
import type { TableStore } from '../../../table.svelte'
import type { Board } from '../board'

type Piece = Component<{ table: TableStore<Board> }>
const found = import.meta.glob(
  [
    '../wagon/Wagon.svelte',
    '../wagon/Others.svelte',
    '../wagon/Choices.svelte',
    '../travel/Travel.svelte',
    '../end/Scores.svelte',
  ],
  { eager: true, import: 'default' },
) as Record<string, Piece>
export const wagon: Piece | undefined = found['../wagon/Wagon.svelte']
export const others: Piece | undefined = found['../wagon/Others.svelte']
export const choices: Piece | undefined = found['../wagon/Choices.svelte']
export const travel: Piece | undefined = found['../travel/Travel.svelte']
export const scores: Piece | undefined = found['../end/Scores.svelte']
