// Everything that may be done must be within reach of a click, whatever is on the screen.
import { describe, expect, it } from 'vitest'
import { unseen } from '../../src/games/merchants/things'
import { costOf, offerIcon } from '../../src/games/merchants/prompt/offers'
import { phase, scene, spotOf } from '../../src/games/merchants/board/turn'
import { undoReach } from '../../src/games/merchants/prompt/undo'
import type { Board } from '../../src/games/merchants/board'
import type { Offer, Sheet } from '../../src/wire/types'

const offer = (act: string, ...on: string[]): Offer => ({ act, mark: 1, label: { id: 'do-done' }, on })
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
    expect(offerIcon(offer('gain book', 'supply.book'))).toBe('book')
    expect(offerIcon(offer('sell', 'wagon.staff.upgraded'))).toBe('staff-up')
    expect(offerIcon(offer('light 2', 'special.2'))).toBe('die-lit-2')
    expect(offerIcon(offer('done'))).toBeNull()
  })
})

describe('the place of a question', () => {
  it('is where its things lie', () => {
    expect(spotOf(['market.book', 'wheel'])).toBe('bazaar')
    expect(spotOf(['inn', 'hero.3'])).toBe('inn')
    expect(spotOf(['companion.raven', 'ability.1', 'town.farglen'])).toBe('road')
    expect(spotOf(['reserve.1', 'slot.2'])).toBe('wagon')
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
  const event = (what: string, n = 1) => ({ n, event: { what } })
  it('says how far it reaches', () => {
    expect(undoReach([event('turn'), event('bumped', 2)], true, true)).toBe('merchants-board-undo-turn')
    expect(undoReach([event('turn'), event('oracle', 2), event('coins', 3)], true, true)).toBe(
      'merchants-board-undo-dice',
    )
  })
  it('says why it cannot', () => {
    expect(undoReach([event('turn'), event('travel', 2)], false, true)).toBe('barrier-dice')
    expect(undoReach([event('turn')], false, true)).toBe('illegal-nothing-to-undo')
    expect(undoReach([event('turn')], false, false)).toBe('barrier-turn-passed')
  })
})
