// What goes on in the house: my games, games to watch, open tables. Asked again every few seconds while somebody looks.
import { chairs } from '../lib/seats.svelte'
import { settings } from '../lib/settings.svelte'
import { strangers } from '../games'
import { api } from '../wire/api'
import type { Meta, Shelf } from '../wire/types'
import { language, load } from '../words/words.svelte'
import { neverPlayed } from './ending'
import { isMyTurn, together, type MyGame } from './mygames'

const pause = 4000
/** as many seats as the server looks up at once; the newest are the last */
const most = 200

export class Lobby {
  mine = $state.raw<MyGame[]>([])
  tables = $state.raw<Meta[]>([])
  shelf = $state.raw<Shelf[]>([])
  /** the first answer has come */
  ready = $state(false)
  /** nobody answers */
  lost = $state(false)

  /** what stands here is what the house said last, and it still answers */
  known = $derived(this.ready && !this.lost)
  waiting = $derived(this.mine.filter(isMyTurn).length)
  open = $derived(this.tables.filter((t) => t.stage === 'waiting' && t.chairs.some((c) => c.kind === 'open')))
  /** Nobody watches their own game. */
  running = $derived(this.tables.filter((t) => t.stage === 'running' && !this.mine.some(({ id }) => id === t.id)))
  over = $derived(this.tables.filter((t) => t.stage === 'over' && !neverPlayed(t)))

  /** For an effect: looks until it is told to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const again = async () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await this.look()
      if (!ended) timer = setTimeout(again, pause)
    }
    const seen = () => document.visibilityState === 'visible' && void again()
    document.addEventListener('visibilitychange', seen)
    void again()
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }

  async look() {
    const seats = Object.entries(chairs)
      .flatMap(([id, { seats }]) => seats.map(({ secret }) => ({ id, secret })))
      .slice(-most)
    try {
      const asks = !seats.length && !settings.account
      const [mine, listed, shelf] = await Promise.all([
        asks ? { tables: [] } : api.mine(seats, settings.account ?? undefined),
        api.tables(),
        this.shelf.length ? null : api.games(),
      ])
      const games = together(mine.tables)
      // The same answer must not draw everything again.
      if (!same(games, this.mine)) this.mine = games
      if (!same(listed.tables, this.tables)) this.tables = listed.tables
      if (shelf) {
        this.shelf = shelf.games
        void load(language(), strangers(shelf.games))
      }
      this.lost = false
    } catch {
      this.lost = true
    }
    this.ready = true
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
