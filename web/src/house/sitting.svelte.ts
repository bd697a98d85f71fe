// Which chair this browser sits on at the table that is open, for those who need its key.
import { chairs } from '../lib/seats.svelte'

export function keyOf(table: string, seat: number | null): string | undefined {
  return chairs[table]?.seats.find((s) => s.seat === seat)?.secret
}
/** The key that may change chairs and start the game. */
export function hostKey(table: string): string | undefined {
  return chairs[table]?.host
}
/** A link that lets whoever has it play this chair. The key stands after `#`, so that no server ever reads it. */
export function seatLink(table: string, seat: number): string {
  const secret = keyOf(table, seat)
  return `${location.origin}/t/${table}#seat=${seat}&secret=${encodeURIComponent(secret ?? '')}`
}
export const invitation = (table: string) => `${location.origin}/t/${table}`

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
