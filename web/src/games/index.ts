// Games that have a drawn table. Every game, drawn or not, has the plain view.
import type { Component } from 'svelte'
import type { TableStore } from '../table.svelte'

export interface GameFace {
  /** files of locales/<lang>/ that its words are in */
  words: string[]
  drawn?: () => Promise<{ default: Component<{ table: TableStore }> }>
}

export const faces: Record<string, GameFace> = {
  merchants: {
    words: ['table', 'merchants', 'merchants-cards', 'merchants-web', 'merchants-you'],
    drawn: () => import('./merchants/Table.svelte'),
  },
  'silk-road': { words: ['table', 'silk-road'] },
  'now-or-never': { words: ['table', 'now-or-never', 'now-or-never-cards'] },
}
