// What a town promises for the commissions aboard, before anybody goes there.
import { expect, it } from 'vitest'
import { GOODS } from '../../src/games/merchants/board'
import { promise } from '../../src/games/merchants/travel/promise'

const none = () => GOODS.map(() => 0)
it('counts what is aboard as the rules do (F-103, F-105)', () => {
  const [basic, upgraded] = [none(), none()]
  const wants = GOODS.slice(0, 3)
  const at = () => promise(wants, [basic, upgraded])
  expect(at()).toBe(0)
  basic[0] = 2
  expect(at()).toBe(1)
  upgraded[1] = 1
  expect(at(), 'two goods, one of them upgraded').toBe(4)
  basic[2] = 1
  upgraded[1] = 0
  basic[1] = 1
  expect(at(), 'three basic goods').toBe(6)
  basic[5] = 1
  expect(at(), 'what nobody wants brings nothing').toBe(6)
})
