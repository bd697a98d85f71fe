// Opening a table.
import { go } from '../lib/router.svelte'
import { remember } from '../lib/seats.svelte'
import { settings } from '../lib/settings.svelte'
import { api } from '../wire/api'
import type { Opening } from '../wire/types'
import { say } from '../words/words.svelte'

export const myName = () => settings.name.trim() || say('name-guest')

/** Opens it, remembers the keys and goes there; a table without an open chair begins at once. */
export async function openTable(wish: Opening): Promise<void> {
  const seated = await api.open(wish, settings.account ?? undefined)
  remember(seated.id, seated.seats, seated.host)
  go(`/t/${seated.id}`)
}
