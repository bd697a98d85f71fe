// What this browser can say about playing again, for all its chairs at once.
import { go } from '../../lib/router.svelte'
import { chairs, remember } from '../../lib/seats.svelte'
import type { TableStore } from '../../table.svelte'
import { api, Refused } from '../../wire/api'
import { refusal, say } from '../../words/words.svelte'
import type { Rematch } from '../../wire/types'
import { answerOf, keysThen, missing, type Answer } from './rematch'

/** Everybody has agreed: to the new table, with what opened the old one. */
export function follow(old: string, rematch: Rematch) {
  if (!rematch.next) return
  const keys = keysThen(rematch, chairs[old]?.seats ?? [])
  if (keys.length) remember(rematch.next, keys, undefined, old, rematch.order)
  go(`/t/${rematch.next}`)
}

export class Again {
  levels = $state.raw<string[]>([])
  busy = $state(false)
  problem = $state('')
  private readonly keys = $derived(chairs[this.id]?.seats ?? [])
  readonly mine = $derived(this.keys.map(({ seat }) => seat))

  constructor(private readonly table: TableStore) {}

  private get id() {
    return this.table.meta?.id ?? ''
  }
  /** What my first chair has said. */
  get answer(): Answer | null {
    const { meta, rematch } = this.table
    const seat = this.mine[0]
    return meta && rematch && seat !== undefined ? answerOf(meta, rematch, seat) : null
  }
  /** There is still something to say. */
  get may(): boolean {
    return this.answer !== null && !this.table.rematch?.begun
  }
  /** Those who are away keep everybody waiting: whoever has agreed may begin without them. */
  get without(): number[] {
    const { meta, rematch } = this.table
    if (!meta || !rematch || !this.may || this.answer !== 'agrees') return []
    const { here, away } = missing(meta, rematch)
    return here.length ? [] : away
  }
  /** Somebody else sits here. */
  get others(): boolean {
    const { meta } = this.table
    return !!meta?.chairs.some((chair, seat) => chair.kind === 'person' && !this.mine.includes(seat))
  }
  /** One line: what it waits for. */
  get status(): string {
    const { meta, rematch, names } = this.table
    if (!meta || !rematch) return ''
    if (rematch.begun) return say(this.answer === 'agrees' ? 'rematch-begun-you' : 'rematch-begun')
    const { here, away } = missing(meta, rematch)
    const others = [...here, ...away].filter((seat) => !this.mine.includes(seat))
    if (this.answer === 'declines') return say('rematch-declined-you')
    if (this.answer !== 'agrees') {
      const waiting = rematch.agreed.map((seat) => names[seat])
      if (waiting.length) return say('rematch-wanted', { n: waiting.length, names: { text: waiting.join(', ') } })
      // Whoever only watched is not asked, and nothing waits for them.
      if (this.answer === null) return ''
      return say(others.length ? 'rematch-all' : 'rematch-at-once')
    }
    return say('rematch-waits', { names: { text: others.map((seat) => names[seat]).join(', ') } })
  }
  /** `agree`: for every chair of this browser. */
  say(agree: boolean, now = false) {
    return this.tell(async () => {
      for (const { secret } of this.keys) this.table.rematch = await api.rematch(this.id, agree, now, secret)
      const told = this.table.rematch
      if (agree && told?.next) follow(this.id, told)
    })
  }
  bot(seat: number, bot: string) {
    return this.tell(async () => {
      this.table.rematch = await api.rematchBot(this.id, seat, bot, this.keys[0].secret)
    })
  }
  /** The filled button: agree, or go where the others are. */
  press() {
    const told = this.table.rematch
    if (told?.next) follow(this.id, told)
    else void this.say(true)
  }
  /** Who can be chosen instead of a bot. */
  async ask() {
    if (this.levels.length) return
    const { games } = await api.games()
    this.levels = games.find(({ game }) => game === this.table.meta?.game)?.levels ?? []
  }
  private async tell(work: () => Promise<void>) {
    this.busy = true
    this.problem = ''
    try {
      await work()
    } catch (refused) {
      this.problem = refused instanceof Refused ? refusal(refused.problem, this.table.names) : say('home-lost')
    }
    this.busy = false
  }
}
