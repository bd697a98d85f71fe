// "What happened", from the news of one viewer: rounds, turns, lines.
import { beginning } from '../replay/rounds'
import type { Ended, Entry, Gone } from '../wire/types'

export interface LogLine {
  entry: Entry
  /** whom it is about, for the mark beside it */
  seat: number | null
  /** taken back later */
  undone: boolean
  /** nobody can go back behind it: dice were rolled, something hidden was shown */
  sealed: boolean
}
export interface LogTurn {
  key: number
  /** `null`: not somebody's turn (set-up, the end) */
  seat: number | null
  lines: LogLine[]
}
export interface LogRound {
  key: number
  /** `null`: before the first round */
  round: number | null
  turns: LogTurn[]
}

export function seatOf(entry: Entry): number | null {
  const seat = entry.undone?.seat ?? entry.forced?.seat ?? entry.event?.seat
  return typeof seat === 'number' && seat < 15 ? seat : null
}

/** Does it concern this seat: its own doing, or something that others did to or with it? */
export function about(entry: Entry, seat: number): boolean {
  if (seatOf(entry) === seat) return true
  return Object.values(entry.tale?.args ?? {}).some(
    (arg) => typeof arg === 'object' && 'seat' in arg && arg.seat === seat,
  )
}

/** `tells`: is there a line for this entry? `walls`: what happens and cannot be taken back. */
export function logRounds(
  entries: readonly Entry[],
  tells: (entry: Entry) => boolean,
  walls: readonly string[] = [],
): LogRound[] {
  const undone = takenBack(entries)
  const rounds: LogRound[] = []
  let turn: LogTurn | null = null
  const begin = (entry: Entry, seat: number | null) => {
    if (!rounds.length) rounds.push({ key: entry.n, round: null, turns: [] })
    turn = { key: entry.n, seat, lines: [] }
    rounds.at(-1)!.turns.push(turn)
  }
  for (const entry of entries) {
    const what = entry.event?.what
    const part = beginning(entry.event)
    // A turn that was taken back never began: what follows belongs to the one before.
    if ((part || what === 'turn') && undone.has(entry.n)) continue
    if (part) {
      rounds.push({ key: entry.n, round: part.round, turns: [] })
      turn = null
    } else if (what === 'turn') begin(entry, seatOf(entry))
    else if (tells(entry)) {
      if (!turn) begin(entry, null)
      turn!.lines.push({ entry, seat: seatOf(entry), undone: undone.has(entry.n), sealed: walls.includes(what ?? '') })
    }
  }
  for (const round of rounds) {
    round.turns = round.turns.filter((t) => t.lines.length > 0)
    for (const { lines } of round.turns) sealOnce(lines)
  }
  return rounds.filter((round) => round.turns.length > 0)
}

/** One lock is enough for a turn: the last, since nobody goes back behind it. */
function sealOnce(lines: LogLine[]) {
  const last = lines.filter((l) => l.sealed && !l.undone).at(-1)
  for (const l of lines) l.sealed = l === last
}

/** Numbers of the entries that no longer hold. */
export function takenBack(entries: readonly Entry[]): Set<number> {
  const gone = new Set<number>()
  for (const { n, undone } of entries) if (undone) for (let k = undone.back_to + 1; k < n; k++) gone.add(k)
  return gone
}

/** A row of the list, from top to bottom. */
export type LogItem =
  | { key: string; kind: 'round'; at: number; folds: boolean }
  | { key: string; kind: 'new' }
  | { key: number; kind: 'line'; line: LogLine; ends: boolean }

/** `open`: what was before the first round is shown. `firstNew`: before this line stands that the rest is new. */
export function logItems(rounds: readonly LogRound[], open: boolean, firstNew: number | null): LogItem[] {
  const items: LogItem[] = []
  for (const [at, round] of rounds.entries()) {
    const folds = round.round === null && rounds.length > 1
    items.push({ key: `round ${round.key}`, kind: 'round', at, folds })
    if (folds && !open) continue
    for (const { lines } of round.turns)
      for (const [i, line] of lines.entries()) {
        if (line.entry.n === firstNew) items.push({ key: 'new', kind: 'new' })
        items.push({ key: line.entry.n, kind: 'line', line, ends: i === lines.length - 1 })
      }
  }
  return items
}

/** The news of the game with what the house has to add: who gave up and when, and that a game was ended. */
export function withTheHouse(entries: readonly Entry[], gone: readonly Gone[], ended: Ended | null): readonly Entry[] {
  if (!gone.length && !ended) return entries
  const lines: Entry[] = gone.map(({ seat, after }) => ({
    n: after + (seat + 1) / 100,
    event: { what: 'resigned', seat },
    tale: { id: 'news-resigned', args: { seat: { seat } } },
  }))
  const last = entries.at(-1)?.n ?? 0
  if (ended && ended !== 'resigned') lines.push({ n: last + 0.9, tale: { id: `ended-${ended}-short` } })
  return [...entries, ...lines].sort((a, b) => a.n - b.n)
}
