// Which chair this browser sits on at the table that is open, for those who need its key.
import { chairs, remember, type Key } from '../lib/seats.svelte'
import { api, Refused } from '../wire/api'

const again = 2000
/**
 * Does this key open a chair of this table? Nothing is replaced before the house has said so; as long as it does not answer it is asked
 * again. `null`: nobody wants to know any more.
 */
export async function tryKey(
  table: string,
  { secret }: Key,
  asking: { wanted(): boolean; wait(): void },
): Promise<number | null | false> {
  while (asking.wanted()) {
    try {
      const { tables } = await api.mine([{ id: table, secret }])
      const here = tables.find(({ id }) => id === table)
      if (here) remember(table, [{ seat: here.you, secret }])
      return here ? here.you : false
    } catch (why) {
      if (why instanceof Refused && why.status >= 400 && why.status < 500 && why.status !== 429) return false
    }
    asking.wait()
    await new Promise((resolve) => setTimeout(resolve, again))
  }
  return null
}

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
