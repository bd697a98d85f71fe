// Everything that may be done must be within reach of a click, whatever is on the screen.
import { describe, expect, it } from 'vitest'
import { unseen } from '../../src/table/things'
import { costOf } from '../../src/games/merchants/prompt/offers'
import { briefly, manner } from '../../src/games/merchants/manner'
import { faceOf } from '../../src/games'
import { phase, scene, spotOf } from '../../src/games/merchants/board/turn'
import { about, apart, helpOnly, offerIcon } from '../../src/table/offers'
import { OWN } from '../../src/table/manner'
import type { TableStore } from '../../src/table.svelte'
import { marksOf, PAWN, type Stands } from '../../src/games/merchants/board/track'
import { undoReach } from '../../src/table/undo'
import type { Board } from '../../src/games/merchants/board'
import type { Offer, Sheet } from '../../src/wire/types'

const offer = (act: string, ...on: string[]): Offer => ({ act, mark: 1, label: { id: 'do-done' }, on })
const narrow = { chosen: [] as string[] }
const table = { manner, narrow } as unknown as TableStore
const bare = { manner: {}, narrow } as unknown as TableStore
const offers = [
  offer('done'),
  offer('gain book', 'supply.book'),
  offer('host 3', 'inn', 'hero.3'),
  offer('wheel', 'wheel'),
]

describe('offers without a thing on the screen', () => {
  it('are buttons: loose ones always, others when none of their things is drawn', () => {
    const drawn = new Set(['hero.3', 'wheel'])
    expect(unseen(offers, (t) => drawn.has(t)).map((o) => o.act)).toEqual(['done', 'gain book'])
  })
  it('are all of them on an empty screen', () => {
    expect(unseen(offers, () => false)).toEqual(offers)
  })
  it('never lose an offer: it is a button or one of its things is drawn', () => {
    for (const drawn of [[], ['inn'], ['hero.3'], ['supply.book', 'wheel'], ['slot.1']]) {
      const buttons = unseen(offers, (t) => drawn.includes(t))
      for (const o of offers) expect(buttons.includes(o) || o.on.some((t) => drawn.includes(t))).toBe(true)
    }
  })
})

describe('buttons', () => {
  it('show the price that their label says', () => {
    expect(costOf({ id: 'do-buy', args: { good: 'good-book', price: 2 } })).toEqual({ icon: 'coin', n: 2 })
    expect(costOf({ id: 'do-reroll' })).toEqual({ icon: 'lantern', n: 1 })
    expect(costOf({ id: 'do-visit', args: {} })).toBeNull()
  })
  it('have the drawing of their first thing that has one', () => {
    expect(offerIcon(table, offer('gain book', 'supply.book'))).toBe('book')
    expect(offerIcon(table, offer('sell', 'wagon.staff.upgraded'))).toBe('staff-up')
    expect(offerIcon(table, offer('light 2', 'special.2'))).toBe('die-lit-2')
    expect(offerIcon(table, offer('done'))).toBeNull()
    const staff = { manner, narrow: { chosen: ['wagon.staff.upgraded'] } } as unknown as TableStore
    expect(offerIcon(staff, offer('sell', 'wagon.staff.upgraded'))).toBeNull()
  })
})

describe('answers that lie far from each other', () => {
  const acts = (...all: Offer[]) => apart(table, all).map((o) => o.act)
  it('are named together: coins of the purse, and the wheel of the bazaar', () => {
    const raven = offer('ability raven 1', 'companion.raven', 'ability.1')
    expect(acts(offer('coins', 'coins'), offer('wheel', 'wheel'), raven)).toEqual(['coins', 'wheel'])
  })
  it('are only lit where they lie together, or are many', () => {
    expect(acts(offer('sell book', 'wagon.book'), offer('sell staff', 'wagon.staff'))).toEqual([])
    const books = [1, 2, 3].map((n) => offer(`sell ${n}`, `wagon.${n}`))
    expect(acts(...books, offer('wheel', 'wheel'))).toEqual([])
  })
  it('are known by what the game says of its table, and by nothing else', () => {
    const raven = offer('ability raven 1', 'companion.raven', 'ability.1')
    expect([...about(table, [offer('wheel', 'wheel'), raven])]).toEqual(['wheel'])
    expect([...about(bare, [offer('wheel', 'wheel'), raven])]).toEqual(['wheel', 'companion.raven', 'ability.1'])
    expect([helpOnly(table, [raven]), helpOnly(bare, [raven])]).toEqual([true, false])
    expect(offerIcon(bare, raven)).toBeNull()
    expect(apart(bare, [offer('coins', 'coins'), offer('wheel', 'wheel')])).toEqual([])
  })
  it('do not say again what was chosen', () => {
    const bump = { ...offer('bump 2 1', 'reserve.2', 'slot.1'), label: { id: 'do-bump', args: { slot: 1 } } }
    expect(briefly(bump, ['reserve.2'])).toEqual({ id: 'merchants-board-brief-bump', args: { slot: 1 } })
    expect(briefly(bump, ['slot.1'])).toBeUndefined()
    expect(briefly(offer('done'), [])).toBeUndefined()
  })
})

describe('the track of prestige', () => {
  const [from, step] = [104, 24]
  const marks = (...all: [number, number][]) =>
    marksOf(
      all.map(([prestige, by]): Stands => ({ prestige, by })),
      (n) => from + n * step,
      from,
    )
  it('has what somebody won beside their own pawn, on whichever side is free', () => {
    expect(marks([10, 1], [20, 0]).map(({ side }) => side)).toEqual(['right', 'right'])
    expect(marks([10, 1], [11, 0])[0].side).toBe('left')
    expect(marks([10, 1], [10, 0])[0].side).toBe('left')
    expect(marks([10, 0], [10, 1])[1].side).toBe('right')
  })
  it('never has it over another pawn', () => {
    for (let a = 0; a < 6; a++)
      for (let b = 0; b < 6; b++)
        for (let c = 0; c < 6; c++) {
          const all = marks([a, 1], [b, 12], [c, -3], [3, 0])
          for (const { x, by, side } of all.filter((mark) => mark.side !== 'on')) {
            const room = [PAWN, PAWN + 2 + 7 * (String(Math.abs(by)).length + 1)]
            const [left, right] = side === 'right' ? [x + room[0], x + room[1]] : [x - room[1], x - room[0]]
            for (const other of all)
              if (other.x !== x) expect(other.x + PAWN <= left || other.x - PAWN >= right, `${a} ${b} ${c}`).toBe(true)
          }
        }
  })
  it('leaves the name of the track alone', () => expect(marks([0, 1], [1, 0])[0].side).toBe('on'))
})

describe('the place of a question', () => {
  it('is where its things lie', () => {
    expect(spotOf(['market.book', 'wheel'])).toBe('bazaar')
    expect(spotOf(['inn', 'hero.3'])).toBe('inn')
    expect(spotOf(['companion.raven', 'ability.1', 'town.farglen'])).toBe('road')
    expect(spotOf(['reserve.1', 'slot.2'])).toBe(OWN)
    expect(spotOf([])).toBeNull()
  })
})

describe('where a turn stands', () => {
  const board = (...steps: string[]) =>
    ({ round: 3, step: steps.at(-1), doing: steps.map((step) => ({ seat: 0, step })), wagons: [] }) as unknown as Board
  it('follows the open questions, not what waits below them', () => {
    expect(phase(board('plan'))).toBe('plan')
    expect(phase(board('move', 'slot-two'))).toBe('plan')
    expect(phase(board('move'))).toBe('move')
    expect(phase(board('rest', 'act', 'bazaar'))).toBe('act')
    expect(phase(board('rest', 'depart', 'route'))).toBe('act')
    expect(phase({ ...board('keep'), round: 0 })).toBeNull()
  })
  const sheet = (board: Board, ...offers: Offer[]) => ({ board, offers }) as unknown as Sheet<Board>
  it('shows a journey on the road, but the city when something of the city is asked for', () => {
    expect(scene(sheet(board('act', 'take-die'), offer('take 3', 'die.3')))).toBe('travel')
    expect(scene(sheet(board('act', 'fortune', 'take-deed'), offer('deed 4', 'deed.4')))).toBe('board')
    expect(scene(sheet(board('act', 'route'), offer('declare', 'town.farglen', 'road.dark')))).toBe('board')
    expect(scene(sheet(board('draft'), offer('draft velvet', 'steed.velvet')))).toBe('choices')
    expect(scene(sheet({ ...board(), step: 'over' }))).toBe('over')
  })
})

describe('undo', () => {
  const { walls } = faceOf('merchants')!
  const event = (what: string, n = 1) => ({ n, event: { what } })
  it('says how far it reaches', () => {
    expect(undoReach([event('turn'), event('bumped', 2)], true, true, walls)).toBe('drawn-undo-turn')
    expect(undoReach([event('turn'), event('oracle', 2), event('coins', 3)], true, true, walls)).toBe('drawn-undo-dice')
    expect(undoReach([event('turn'), event('oracle', 2)], true, true, undefined)).toBe('drawn-undo-turn')
  })
  it('says why it cannot', () => {
    expect(undoReach([event('turn'), event('travel', 2)], false, true, walls)).toBe('barrier-dice')
    expect(undoReach([event('turn')], false, true, walls)).toBe('illegal-nothing-to-undo')
    expect(undoReach([event('turn')], false, false, walls)).toBe('barrier-turn-passed')
  })
})
