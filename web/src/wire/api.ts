// The HTTP part. Secrets travel in headers, never in addresses.
import type {
  Advice,
  ChairAsked,
  Entry,
  Gone,
  Line,
  Meta,
  Opening,
  Problem,
  Rematch,
  Review,
  Seated,
  Sheet,
  Shelf,
} from './types'

/** A page of what somebody saw; `next`: where the next one begins. */
type Moments = { moments: number[]; events: Entry[]; gone: Gone[]; next: number | null }

/** What the server refused, and why. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message)
  }
}

async function call<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (secret) headers.authorization = `Bearer ${secret}`
  const reply = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const json = (await reply.json().catch(() => null)) as { error?: Problem } | null
  if (!reply.ok) throw new Refused(json?.error ?? { kind: 'unreachable', message: `${reply.status}` }, reply.status)
  return json as T
}

export const api = {
  games: () => call<{ games: Shelf[] }>('GET', '/games'),
  catalog: (game: string, options: Record<string, unknown>) =>
    call<Record<string, unknown>>('POST', `/games/${game}/catalog`, { options }),
  /** what players read of a game, as the house has it */
  words: async (game: string, lang: string): Promise<string> => {
    const reply = await fetch(`/api/games/${game}/words/${lang}`)
    if (!reply.ok) throw new Refused({ kind: 'unreachable', message: `${reply.status}` }, reply.status)
    return reply.text()
  },
  tables: () => call<{ tables: Meta[] }>('GET', '/tables'),
  table: (id: string) => call<Meta>('GET', `/tables/${id}`),
  mine: (seats: { id: string; secret: string }[], account?: string) =>
    call<{ tables: (Meta & { you: number })[] }>('POST', '/mine', { seats }, account),
  open: (opening: Opening, account?: string) => call<Seated>('POST', '/tables', opening, account),
  sit: (id: string, name: string, seat: number | undefined, account?: string) =>
    call<Seated>('POST', `/tables/${id}/sit`, { name, seat }, account),
  leave: (id: string, secret: string) => call<Record<string, never>>('POST', `/tables/${id}/leave`, {}, secret),
  chair: (id: string, seat: number, chair: ChairAsked, secret: string) =>
    call<Meta>('POST', `/tables/${id}/chairs/${seat}`, { chair }, secret),
  start: (id: string, secret: string) => call<Meta>('POST', `/tables/${id}/start`, {}, secret),
  /** nobody plays here any more */
  close: (id: string, secret: string) => call<unknown>('POST', `/tables/${id}/close`, {}, secret),
  /** the lines of talk before this one, the newest that fit */
  chat: (id: string, before: number) =>
    call<{ lines: Line[]; more: boolean }>('GET', `/tables/${id}/chat?before=${before}`),
  /** the moments of a game that this viewer may look at */
  moments: async (id: string, as: number | null, secret?: string) => {
    const all: { moments: number[]; events: Entry[]; gone: Gone[] } = { moments: [], events: [], gone: [] }
    // A long game comes in several pages.
    for (let after: number | null = 0; after !== null;) {
      const eyes: string = as === null ? '' : `&as=${as}`
      const path = `/tables/${id}/moments?after=${after}${eyes}`
      const page: Moments = await call<Moments>('GET', path, undefined, secret)
      all.moments.push(...page.moments)
      all.events.push(...page.events)
      all.gone = page.gone
      after = page.next
    }
    return all
  },
  moment: (id: string, seq: number, as: number | null, secret?: string) =>
    call<{ sheet: Sheet }>('GET', `/tables/${id}/moments/${seq}${as === null ? '' : `?as=${as}`}`, undefined, secret),
  insight: (id: string, secret?: string) =>
    call<{ insight: unknown }>('GET', `/tables/${id}/insight`, undefined, secret),
  /** what a strong player would do in the place of whoever has this key */
  hint: (id: string, secret: string) => call<Advice>('POST', `/tables/${id}/hint`, undefined, secret),
  /** where a finished game turned; the house says at the latest after so many seconds how far it is */
  review: (id: string, wait: number) => call<Review | { percent: number }>('GET', `/tables/${id}/review?wait=${wait}`),
  /** the same people once more; `now`: without those who are away */
  rematch: (id: string, agree: boolean, now: boolean, secret: string) =>
    call<Rematch>('POST', `/tables/${id}/rematch`, { agree, now }, secret),
  rematchBot: (id: string, seat: number, bot: string, secret: string) =>
    call<Rematch>('POST', `/tables/${id}/rematch/${seat}`, { bot }, secret),
  fork: (id: string, seq: number, seat: number, name: string, account?: string) =>
    call<Seated>('POST', `/tables/${id}/fork`, { seq, seat, name }, account),
  keepName: (name: string, passphrase: string) => call<{ token: string }>('POST', '/names', { name, passphrase }),
  signIn: (name: string, passphrase: string) => call<{ token: string }>('POST', '/names/session', { name, passphrase }),
  signOut: (token: string) => call<Record<string, never>>('DELETE', '/names/session', undefined, token),
  notices: (id: string, notices: { webhook?: string | null; push?: unknown }, secret: string) =>
    call<Record<string, never>>('POST', `/tables/${id}/notices`, notices, secret),
  pushKey: () => call<{ key: string }>('GET', '/push-key'),
}
