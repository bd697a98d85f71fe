// One click to a table.
import { fetchFace } from '../../games/shown.svelte'
import { settings } from '../../lib/settings.svelte'
import { Refused } from '../../wire/api'
import type { Problem } from '../../wire/types'
import { say } from '../../words/words.svelte'
import { playNow } from '../opening'

export class Play {
  busy = $state(false)
  problem = $state.raw<Problem | null>(null)
  /** what was asked for last, if a name is wanted first */
  private asked = ''

  /** The table comes while somebody still reads this page, or while the house opens one. */
  ahead(game: string) {
    void Promise.all([import('../../pages/Table.svelte'), fetchFace(game, settings.plain)]).catch(() => undefined)
  }
  async begin(game: string, bot?: string) {
    if (this.busy) return
    this.asked = game
    this.busy = true
    this.problem = null
    this.ahead(game)
    try {
      await playNow(game, undefined, bot)
    } catch (refused) {
      this.problem = refused instanceof Refused ? refused.problem : { kind: 'unreachable', message: say('home-lost') }
    }
    this.busy = false
  }
  again = () => this.begin(this.asked)
}
