// The chairs that this browser may sit on: table and secret. Nobody else has them.
import { count, device, listOf, mapOf, placeOf, secretKey, shape, tableName } from './store'

export interface Key {
  seat: number
  secret: string
}
export interface Chairs {
  /** `like`: the table that it goes on from; bots keep the names they had there. `was`: where each seat sat there, if turned */
  [table: string]: { seats: Key[]; host?: string; like?: string; was?: number[] }
}

const KEPT = placeOf('chairs')
const known = mapOf(
  shape<Chairs[string]>(
    {
      seats: listOf(shape<Key>({ seat: count, secret: secretKey })),
      host: secretKey,
      like: tableName,
      was: listOf(count),
    },
    ['host', 'like', 'was'],
  ),
  tableName,
)
export const chairs: Chairs = $state(device.read(KEPT, known) ?? {})
/** This device could not keep a key, as its storage is full or forbidden; `said`: whoever sits here has read that. */
export const keeping = $state({ lost: false, said: false })
function keep() {
  keeping.lost = !device.keep(KEPT, chairs)
}

export function remember(table: string, seats: Key[], host?: string, like?: string, was?: number[]) {
  const known = chairs[table] ?? { seats: [] }
  const others = known.seats.filter((k) => !seats.some((s) => s.seat === k.seat))
  const all = [...others, ...seats].sort((a, b) => a.seat - b.seat)
  chairs[table] = { seats: all, host: host ?? known.host, like: like ?? known.like, was: was ?? known.was }
  keep()
}
export function forget(table: string) {
  delete chairs[table]
  keep()
}
/** This chair is somebody else's now; what else is known of the table stays. */
export function forgetSeat(table: string, seat: number) {
  const known = chairs[table]
  if (!known) return
  const seats = known.seats.filter((k) => k.seat !== seat)
  if (!seats.length && !known.host) return forget(table)
  chairs[table] = { ...known, seats }
  keep()
}
/** `#seat=2&secret=…`: a link that somebody sent to themselves or to a friend. What it says nobody has looked at yet. */
export function fromLink(hash: string): Key | null {
  const link = new URLSearchParams(hash.slice(1))
  const [seat, secret] = [Number(link.get('seat')), link.get('secret')]
  return secret && Number.isInteger(seat) ? { seat, secret } : null
}
