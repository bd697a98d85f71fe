// Up to which line the talk at each table was read here.
import { count, device, mapOf, placeOf } from '../lib/store'
import type { Line } from '../wire/types'

const read = $state(device.read(placeOf('read'), mapOf(count)) ?? {})

export const sightings = {
  unread(table: string, chat: readonly Line[], you: number | null): number {
    const last = read[table] ?? 0
    return chat.filter((said) => said.n > last && (said.seat === null || said.seat !== you)).length
  },
  read(table: string, n: number) {
    if ((read[table] ?? 0) >= n) return
    read[table] = n
    device.keep(placeOf('read'), read)
  },
}
