// Alone, where nothing counts: the same map as often as one likes, each try a table of its own that begins where the first began, and
// another map. The house plays all of it by its rules; here it is only remembered what was tried.
import { openTable, myName } from '../../../house/opening'
import { hostKey } from '../../../house/sitting.svelte'
import { device, placeOf } from '../../../lib/store'
import { say } from '../../../words/words.svelte'
import { myDesk, ROUNDS, type Store } from '../board'
import { helps } from './helps.svelte'
import { areTries, begun, courseOf, sceneOf, tried, type Tries } from './tries'

const KEPT = placeOf('tries', 'silk-road')

/** A table of one's own with no one else at it, and no clock or no consequences. A lesson is nobody's table. */
export function practises(table: Store): boolean {
  const { meta, sheet, still, you } = table
  if (!meta || !sheet || still || you === null || meta.chairs.length > 1 || !hostKey(meta.id)) return false
  return meta.practice || sheet.board.clock === 'off'
}

export class Practice {
  tries = $state.raw<Tries | null>(device.read(KEPT, areTries) ?? null)
  busy = $state(false)
  failed = $state(false)
  constructor(private readonly table: Store) {}

  /** Called with every sheet. */
  follow() {
    const { table } = this
    const desk = myDesk(table)
    const { board } = table.sheet!
    if (desk?.stage === 'building') {
      const course = courseOf(board, desk)
      if (course) this.keep(begun(this.tries, course))
    }
    const { past } = board
    if (!past || !this.tries || this.tries.course.round !== past.round || table.you === null) return
    const mine = past.desks[table.you]
    if (mine.sheet === this.tries.course.sheet) this.keep(tried(this.tries, `${table.meta!.id} ${past.round}`, mine))
  }
  /** The house has worked out the best road. */
  told({ goods, tiles }: { goods: number; tiles: number }) {
    if (this.tries) this.keep({ ...this.tries, best: { goods, tiles } })
  }
  private keep(tries: Tries) {
    if (tries === this.tries) return
    this.tries = tries
    device.keep(KEPT, tries)
  }

  /** What is wished now is not how this table is. */
  other = $derived.by(() => {
    const { clock } = this.table.sheet!.board
    return helps.clock !== (clock !== 'off') || helps.turned !== !!this.options.turned_maps
  })
  /** The same map once more. */
  again() {
    const { tries } = this
    if (tries) return this.open(sceneOf(tries.course, helps.clock), tries.course.upside_down)
  }
  /** A map that nobody has seen: of the next round, with its market. */
  another() {
    const round = this.table.sheet!.board.past?.round ?? 0
    return this.open({ round: (round % ROUNDS) + 1 })
  }
  private get options() {
    return (this.table.meta?.options ?? {}) as Record<string, unknown>
  }
  private async open(scene: Record<string, unknown>, turned = false) {
    const { meta } = this.table
    if (!meta || this.busy) return
    this.busy = true
    this.failed = false
    const options = { ...this.options, players: 1, clock: helps.clock ? 'live' : 'off' }
    const wish = {
      game: meta.game,
      name: say('practice-name'),
      chairs: ['me' as const],
      me: myName(),
      practice: true,
      listed: false,
      options: { ...options, turned_maps: helps.turned || turned },
      scene,
    }
    // A try is not a game to come back to.
    await openTable(wish, meta.practice ? meta.id : undefined).catch(() => (this.failed = true))
    this.busy = false
  }
}
