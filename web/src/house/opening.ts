// Opening a table.
import { go } from '../lib/router.svelte'
import { remember } from '../lib/seats.svelte'
import { settings } from '../lib/settings.svelte'
import { api, type Opening } from '../wire/api'
import { say } from '../words/words.svelte'

export const myName = () => settings.name.trim() || say('name-guest')

/** Opens it, remembers the keys and goes there; a table without an open chair begins at once. */
export async function openTable(wish: Opening): Promise<void> {
  const seated = await api.open(wish, settings.account ?? undefined)
  remember(seated.id, seated.seats, seated.host)
  go(`/t/${seated.id}`)
}
