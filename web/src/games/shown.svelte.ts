// The table of a game as this person likes it: drawn, or plain.
import { untrack, type Component } from 'svelte'
import { settings } from '../lib/settings.svelte'
import type { TableStore } from '../table.svelte'
import { language, load } from '../words/words.svelte'
import { faceOf, withOwn, wordsOf } from './index'

export type Face = Component<{ table: TableStore }>

/** Fetches it with its words, side by side. Whoever will need it soon may ask ahead: it comes once. */
export async function fetchFace(game: string, plain: boolean): Promise<Face> {
  const drawn = plain ? undefined : faceOf(game)?.drawn
  const [view] = await Promise.all([
    drawn?.() ?? import('../plain/Plain.svelte'),
    load(language(), [...(drawn ? [] : withOwn('plain', [game])), ...wordsOf(game)]),
  ])
  return view.default
}

/** What is drawn stays until the other view is there. The language is not asked for here: words change in place. */
export function shownOf(game: () => string | undefined): { readonly shown: Face | null } {
  const wanted = $derived(game())
  let shown = $state.raw<Face | null>(null)
  $effect(() => {
    if (!wanted) return
    const wish = { game: wanted, plain: settings.plain }
    void untrack(() => fetchFace(wish.game, wish.plain)).then((found) => {
      if (wish.game === wanted && wish.plain === settings.plain) shown = found
    })
  })
  return {
    get shown() {
      return shown
    },
  }
}
