// The chairs that this browser may sit on: table and secret. Nobody else has them.
export interface Chairs {
  /** `like`: the table that it goes on from; bots keep the names they had there. `was`: where each seat sat there, if turned */
  [table: string]: { seats: { seat: number; secret: string }[]; host?: string; like?: string; was?: number[] }
}

export const chairs = $state(JSON.parse(globalThis.localStorage?.getItem('chairs') ?? '{}') as Chairs)

export function remember(
  table: string,
  seats: { seat: number; secret: string }[],
  host?: string,
  like?: string,
  was?: number[],
) {
  const known = chairs[table] ?? { seats: [] }
  const others = known.seats.filter((k) => !seats.some((s) => s.seat === k.seat))
  const all = [...others, ...seats].sort((a, b) => a.seat - b.seat)
  chairs[table] = { seats: all, host: host ?? known.host, like: like ?? known.like, was: was ?? known.was }
  localStorage.setItem('chairs', JSON.stringify(chairs))
}
export function forget(table: string) {
  delete chairs[table]
  localStorage.setItem('chairs', JSON.stringify(chairs))
}
/** This chair is somebody else's now; what else is known of the table stays. */
export function forgetSeat(table: string, seat: number) {
  const known = chairs[table]
  if (!known) return
  const seats = known.seats.filter((k) => k.seat !== seat)
  if (!seats.length && !known.host) return forget(table)
  chairs[table] = { ...known, seats }
  localStorage.setItem('chairs', JSON.stringify(chairs))
}
/** `#seat=2&secret=…`: a link that somebody sent to themselves or to a friend. */
export function fromLink(table: string, hash: string): boolean {
  const link = new URLSearchParams(hash.slice(1))
  const [seat, secret] = [Number(link.get('seat')), link.get('secret')]
  if (!secret || !Number.isInteger(seat)) return false
  remember(table, [{ seat, secret }])
  return true
}
