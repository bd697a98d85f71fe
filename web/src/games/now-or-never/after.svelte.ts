// How the table would be after an answer: asked of the house, which plays it in a world that this seat imagines.
import type { TableStore } from '../../table.svelte'
import type { Sheet } from '../../wire/types'
import type { Board } from './board'

export class After {
  /** the table as it is, and as it would be; `then` is nothing where nobody can say */
  known = $state.raw<{ now: Sheet<Board>; then: Sheet<Board> | null } | null>(null)
  private asked: Sheet<Board> | null = null
  constructor(
    private readonly table: TableStore<Board>,
    private readonly act: string,
  ) {}

  async look() {
    const { sheet, you, still } = this.table
    if (!sheet || you === null || still || sheet === this.asked) return
    this.asked = sheet
    if (!sheet.offers.some((offer) => offer.act === this.act)) return
    const found = await this.table.ahead([this.act], this.act)
    if (this.asked === sheet) this.known = { now: sheet, then: found?.known ? found.sheet : null }
  }
}
