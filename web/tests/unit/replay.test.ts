import { expect, it } from 'vitest'
import { turnsOf } from '../../src/replay/player.svelte'
import { commitmentOf } from '../../src/replay/seal'
import type { Entry } from '../../src/wire/types'

it('turns begin at the first moment that has seen them', () => {
  const event = (n: number, what: string): Entry => ({ n, event: { what } })
  const events = [event(1, 'round'), event(2, 'turn'), event(5, 'coins'), event(8, 'turn'), event(99, 'turn')]
  expect(turnsOf([0, 3, 6, 9, 12], events)).toEqual([1, 3])
})

it('a seed fits the seal that was shown before the game', async () => {
  expect(await commitmentOf('tea')).toBe('fb638a3e5674e600899b522895565fff783038ef1ca8f7cdae409149afaa802d')
})
