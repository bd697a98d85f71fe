// The plain view knows no game: it must say every board in words, and never fall back to numbers and ids.
import { beforeAll, describe, expect, it } from 'vitest'
import merchants from './fixtures/merchants.json'
import silk from './fixtures/silk-road.json'
import { kinds as merchantsKinds } from '../../src/games/merchants/plain'
import nowKinds from '../../src/games/now-or-never/kinds.json'
import { kinds as silkKinds } from '../../src/games/silk-road/plain'
import type { Cell, Fact, Kinds } from '../../src/plain/facts'
import { withOwn } from '../../src/games'
import { fits, groups } from '../../src/plain/offers'
import { Walk } from '../../src/plain/walk'
import type { Offer } from '../../src/wire/types'
import { languages, load, say, speak, tell } from '../../src/words/words.svelte'

const words = [
  'table',
  ...withOwn('plain'),
  'merchants',
  'merchants-cards',
  'silk-road',
  'now-or-never',
  'now-or-never-cards',
]
beforeAll(async () => {
  for (const lang of languages) await load(lang, words)
  speak('en')
})

const market = new Walk({ ...merchants, kinds: merchantsKinds })
const race = new Walk({ ...silk, kinds: silkKinds })

function find(facts: Fact[], id: string): Fact | undefined {
  for (const fact of facts) {
    if (fact.id === id) return fact
    const inner = fact.kind === 'group' ? find(fact.facts, id) : undefined
    if (inner) return inner
  }
}
function texts(facts: Fact[]): string[] {
  return facts.flatMap((fact) => {
    if (fact.kind === 'value') return [fact.label, fact.value]
    if (fact.kind === 'list') return [fact.label, ...fact.items]
    if (fact.kind === 'group') return [fact.label, ...texts(fact.facts)]
    return [fact.label, ...fact.rows.flat().map((cell: Cell) => cell.text)]
  })
}
const value = (facts: Fact[], id: string) => {
  const fact = find(facts, id)
  return fact?.kind === 'value' ? fact.value : fact?.kind === 'list' ? fact.items : undefined
}

describe('the board of Merchants', () => {
  const board = () => market.board(merchants.board as never)
  const mine = () => market.seat(merchants.board as never, 0)

  it('says goods, prices and places in words', () => {
    expect(value(board(), 'wheel')).toContain('armor: 5 coins, 1 die')
    expect(value(board(), 'dark_market')).toBe('south')
    expect(value(board(), 'active')).toBe('Ilka')
    expect(value(mine(), 'wagons.space')).toBe('between Queen’s Commissions and Yurg’s Excursions')
  })
  it('looks cards up in the catalog', () => {
    expect(
      (value(board(), 'inn') as string[]).some((card) =>
        /^Perrigan: Home: Farglen \(bard\)\. Wants instrument, weapon/.test(card),
      ),
    ).toBe(true)
    expect(value(board(), 'caravan.event')).toMatch(
      /Met on the dark road\. 1: a basic weapon, 1 prestige\. 2: 1 horseshoe/,
    )
  })
  it('says what a card does as the catalog says it, and nothing else', () => {
    const lines = (says: unknown) => (says as { id: string }[]).map((text) => tell(text as never)).join('. ')
    const { buildings, deeds, heroes, upgrade_tiles } = merchants.catalog
    expect(value(board(), 'inn')).toEqual(
      merchants.board.inn.map((n) => `${say(`hero-${heroes[n].id}`)}: ${lines(heroes[n].says)}`),
    )
    expect(value(board(), 'courtyard')).toEqual(
      merchants.board.courtyard.map((n) => `${say(`deed-${deeds[n].id}`)}: ${lines(deeds[n].says)}`),
    )
    expect(value(board(), 'upgrades')).toEqual(
      upgrade_tiles.map(({ tile, says }) => `${say(`upgrade-${tile}`)}: ${lines(says)}`),
    )
    // another pack may say something else
    const changed = buildings.map((card) => ({ ...card, says: [{ id: 'effect-wheel' }] }))
    const other = new Walk({
      ...merchants,
      catalog: { ...merchants.catalog, buildings: changed },
      kinds: merchantsKinds as unknown as Kinds,
    })
    for (const said of value(other.board(merchants.board as never), 'buildings') as string[])
      expect(said).toMatch(/: a turn of the wheel$/)
  })
  it('puts what belongs to a seat apart', () => {
    expect(find(board(), 'wagons')).toBeUndefined()
    expect(value(mine(), 'wagons.goods')).toBe('basic: book 1; upgraded: none')
    expect(value(mine(), 'wagons.packing')).toBe('3 of 30 spaces are full')
    expect(value(mine(), 'wagons.locked')).toBe('slot 1: 1, slot 2: 2, slot 3: 1*')
  })
  it('does not tell what this viewer does not know', () => {
    expect(value(market.seat(merchants.board as never, 1), 'wagons.deeds')).toContain('a secret one')
  })
  it('folds long lists away', () => {
    expect(find(board(), 'decks')).toMatchObject({ kind: 'group', folded: true })
    expect(find(board(), 'decks.heroes_to_come')).toMatchObject({ kind: 'list', folded: true })
  })
})

describe('the board of Silk Road', () => {
  const mine = () => race.seat(silk.board as never, 0)

  it('is a grid of cells, row by row, with what lies there', () => {
    const grid = find(mine(), 'desks.own.board') as Fact & { kind: 'grid' }
    expect(grid.rows.map((row) => row.length)).toEqual([3, 4, 5, 4, 3])
    expect(grid.rows[1][1]).toMatchObject({ thing: 'cell.4', text: 'straight, east to west', empty: false })
    expect(grid.rows[0][0].text).toMatch(/gate of Samarkand/)
    expect(grid.rows[1][2].text).toMatch(/near (\w+, )*wheat/)
  })
  it('says where the goods of the map are', () => {
    expect(value(mine(), 'desks.own.map.dots')).toContain('wheat: near space 5, 3 to the left, 4 down')
    expect(value(mine(), 'desks.own.tray')).toBe('straight 6, wide bend 6, tight bend 7')
  })
})

describe('the map and the hero of Now or Never', () => {
  const shells = [{ id: 'now-some', args: { n: 1, stuff: 'now-stuff-shell' } }]
  const side = (location: string) => [{ location, says: shells }]
  const catalog = {
    side: 'underground',
    spaces: [
      { space: 0, location: 'hermits-hut', scroll: null, letter: null, level: null },
      { space: 1, location: null, scroll: null, letter: null, level: 2 },
      { space: 2, location: null, scroll: null, letter: 'A', level: null },
      { space: 3, location: null, scroll: null, letter: 'B', level: null },
      { space: 4, location: null, scroll: 1, letter: null, level: null },
      { space: 5, location: null, scroll: null, letter: null, level: null },
      { space: 6, location: null, scroll: null, letter: null, level: 1 },
    ],
    locations: [side('nowhere'), [...side('hermits-hut'), ...side('monument')]],
    enemies: [[], [{ id: 'mud-crawler', level: 2, health: 5, attack: 2, says: shells }]],
    heroes: [{ hero: 'namal', basics: [1, 2, 3, 4].map((n) => ({ says: [{ id: 'now-card-attack', args: { n } }] })) }],
    tokens: [{ id: 'iron-maul', colour: 'red', cost: 8, says: [{ id: 'now-card-attack', args: { n: 4 } }] }],
  }
  const board = {
    tiles: ['istreka', 'monument', 'istreka'],
    enemies: [0, 3],
    unclaimed: [2],
    players: [{ hero: 'namal', red: [null, 0, null, null] }],
  }
  const walk = () => new Walk({ game: 'now-or-never', kinds: nowKinds as unknown as Kinds, catalog, names: ['Ilka'] })
  const waits = (act: string) => walk().about({ act, on: [`space.${act.split(' ')[1]}`] }, board)

  it('say what waits where a move leads', () => {
    expect(waits('go 0')).toBe('A visit: 1 shell.')
    expect(waits('go 1')).toBe('Mud Crawler lives here: health 5, attack 2; beaten, it gives 1 shell.')
    expect(waits('charge 1')).toBe('Beaten, it gives 1 shell.')
    expect(waits('go 2')).toBe('A search token lies here.')
    expect(waits('go 3')).toBe('Its search token is gone.')
    expect(waits('go 4')).toBe('A visit: 1 shell.')
    for (const empty of ['go 5', 'go 6']) expect(waits(empty)).toBe('Nothing is here.')
  })
  it('say how the hero strikes with every number of the die, also where no token lies', () => {
    const red = find(walk().seat(board, 0), 'players.red') as Fact & { kind: 'list' }
    expect(red.numbered).toBe(true)
    expect(red.items[0]).toBe(`basic ability: ${say('now-card-attack', { n: 1 })}`)
    expect(red.items[1]).toContain(say('now-card-attack', { n: 4 }))
    expect(red.items[3]).toBe(`basic ability: ${say('now-card-attack', { n: 4 })}`)
  })
})

it('both boards are wholly in words, in both languages', () => {
  for (const lang of languages) {
    speak(lang)
    const said = [merchants, silk].flatMap(({ board, names }, n) => {
      const walk = n ? race : market
      return [...texts(walk.board(board as never)), ...names.flatMap((_, s) => texts(walk.seat(board as never, s)))]
    })
    // An object, an id or a placeholder that shows through is a hole.
    for (const text of said) expect(text).not.toMatch(/\[object|undefined|\{|^(plain|card|effect|good|town|hero)-|_/)
  }
  speak('en')
})

it('a game that nobody has described is shown with its keys made readable', () => {
  const walk = new Walk({ game: 'new-game', kinds: { seats: 'seats', values: {} }, catalog: {}, names: ['Ilka'] })
  const board = { season: 2, enemy_stack: [3, 4], seats: [{ hearts: 5, gear: [{ name: 'rope', used: false }] }] }
  expect(texts(walk.board(board))).toEqual(['Season', '2', 'Enemy stack', '3, 4'])
  expect(texts(walk.seat(board, 0))).toEqual(['Hearts', '5', 'Gear', 'Name: rope, Used: no'])
})

describe('finding an action among many', () => {
  const offers = silk.offers as unknown as Offer[]
  const found = (asked: string) => offers.filter((o) => fits(asked, o, tell(o.label))).map((o) => o.act)

  it('groups them by verb', () => {
    expect(groups(offers).map((g) => g.verb)).toEqual(['declare', 'place', 'lift', 'turn', 'move'])
  })
  it('takes words in any order and numbers whole', () => {
    expect(found('tight 1')).toEqual(['place 1 tight'])
    expect(found('18 wide lay')).toEqual(['place 18 wide'])
    expect(found('turn 9 north-west south-east')).toEqual([])
    expect(found('turn 4 north-west south-east')).toEqual(['turn 4 2'])
    expect(found('arrived')).toEqual(['declare'])
    expect(found('zebra')).toEqual([])
  })
})
