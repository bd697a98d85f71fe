// The view of Merchants as it crosses the wire (docs/protocol.md, "The board of Merchants"), and the catalog of its cards.
import type { Seat } from '../../wire/types'

export const GOODS = ['weapon', 'armor', 'potion', 'book', 'staff', 'instrument'] as const
export type Good = (typeof GOODS)[number]
export const SIDES = ['basic', 'upgraded'] as const
export type Side = (typeof SIDES)[number]
export const TOWNS = ['northbreak', 'scorchborn', 'cursecairn', 'nightpoem', 'farglen', 'windglass'] as const
export type Town = (typeof TOWNS)[number]
export const DISTRICTS = ['inn', 'bazaar', 'commissions', 'yurg', 'dark-market'] as const
export type District = (typeof DISTRICTS)[number]
export const DARK = ['south', 'west', 'north', 'east'] as const
export type DarkPlace = (typeof DARK)[number]
export const RUINS = ['bottom-left', 'top-left', 'top-right', 'bottom-right'] as const
export type RuinsPlace = (typeof RUINS)[number]
export type Road = 'dark' | 'shortcut'
/** Faces of night and illuminated dice; `1*` has the value 1 and another look. */
export type Face = '0' | '1' | '1*' | '2' | '3' | '4' | '5' | '6'
export const LUCKS = ['illuminated-die', 'deed', 'coins', 'wagon-upgrade'] as const
export type Luck = (typeof LUCKS)[number]
/** A number of the catalog; `null`: an empty place, or a card that this viewer does not know. */
export type Card = number | null

export interface Section {
  good: Good
  price: number
  dice: number
}

export interface Packed {
  /** `null`: the storage tile */
  good: Good | null
  side?: Side
  /** `grid`, `bag.0`, `hero.17`; `beside` the wagon while its owner is to discard goods */
  place: string
  /** row by row */
  cells: number[]
}

export interface Packing {
  grid: [number, number]
  bags: number
  bag: [number, number]
  goods: Packed[]
}

export interface Wagon {
  coins: number
  prestige: number
  lanterns: number
  lantern_slots: number
  quartz: number
  horseshoes: number
  inventory_slots: number
  space: number
  /** slots 1 to 3 */
  locked: (Face | null)[]
  reserve: Face[]
  spent: number
  special_reserve: Face[]
  /** the night die, then an illuminated one if `pool_illuminated` */
  pool: Face[]
  pool_illuminated: boolean
  /** basic, upgraded; each in the order of GOODS */
  goods: [number[], number[]]
  packing: Packing
  heroes: { hero: number; storage: boolean }[]
  commissions: number[]
  deeds: Card[]
  companions: { card: number; used: [boolean, boolean] }[]
  steeds: string[]
  upgrades: string[]
  log: { commissions: number; heroes: number; cards?: { commissions: number[]; heroes: number[] } }
}

export interface Doing {
  seat: Seat
  step: string
  hero?: number
  commission?: number
  town?: Town
  good?: Good
  side?: Side
  token?: 'quartz' | 'horseshoe'
  tile?: string
  building?: string
  effects?: string[]
  kind?: string
  bits?: number
  left?: number
  n?: number
}

export interface Caravan {
  town: Town
  road: Road
  travellers: Seat[]
  extra_die: boolean
  event?: number
  /** dice not taken yet: how many show 1, 2, … 6 */
  dice: number[]
  /** the face each seat took; 0: none */
  taken: number[]
  leaders_value: number
}

export interface Automaton {
  seat: Seat
  goods: number
  illuminated_dice: number
  heroes: number[]
  commissions: number[]
  card: number
  cards_to_come: number[]
}

export interface Score {
  total: number
  base: number
  coins: number
  prestige: number
  points: number
  unused: number
  gifts: number
  commissions: number
  heroes: number
}

export interface Board {
  /** 0: set-up; 1 to 13; 14: final travels */
  round: number
  active: Seat
  step: string
  /** clockwise from $5 */
  wheel: Section[]
  dice_aside: number
  dark_market: DarkPlace
  ruins: RuinsPlace
  /** on spaces 1 to 4 of the Ringway */
  buildings: string[]
  inn: Card[]
  courtyard: Card[]
  companions: Card[]
  travel_die: boolean
  /** the visible one of each town, in the order of TOWNS */
  commissions: Card[]
  upgrades: string[]
  free_steeds: string[]
  fortune_coins: number
  free_shortcut: boolean
  supply: { goods: number[]; quartz: number; illuminated_dice: number }
  decks: {
    heroes: number
    heroes_to_come: number[]
    heroes_under: number[]
    deeds: number
    deeds_under: Card[]
    companions: number
    companions_to_come: number[]
    companions_under: number[]
    events_to_come: number[]
    commissions: number[]
    commissions_to_come: number[]
    commissions_under: number[][]
  }
  draft?: { steed: string; hero: number }[]
  caravan?: Caravan
  /** the open question and what it interrupts, innermost last */
  doing: Doing[]
  wagons: Wagon[]
  automaton?: Automaton
  scores?: Score[]
}

export interface HeroCard {
  n: number
  id: string
  town: Town
  wants: Good[]
  bonus: 'lantern' | 'horseshoe' | 'storage' | { good: Good }
  starting: boolean
}
export interface CommissionCard {
  n: number
  id: string
  town: Town
  wants: Good[]
}
export interface EventCard {
  n: number
  id: string
  road: Road
  /** effects of the values 1 to 6 */
  values: string[][]
}
export interface DeedCard {
  n: number
  id: string
  needs: string[]
  reward: string
  per: string | null
  most: number
}
export interface CompanionCard {
  n: number
  id: string
  loyal: boolean
  abilities: string[][]
}
export interface BuildingCard {
  building: string
  tile: number
  costs: string[]
  effects: string[]
}
export interface ActionCard {
  n: number
  id: string
  space: number
  reward: string[]
  lit: string[] | null
  [more: string]: unknown
}

export interface Catalog {
  name: string
  id: string
  edition: 'final' | 'prototype'
  goods: { good: Good; stock: number; shape: [number, number][] }[]
  grid: [number, number]
  bag: [number, number]
  storage_tile: [number, number][]
  towns: { town: Town; region: string }[]
  districts: District[]
  heroes: HeroCard[]
  commissions: CommissionCard[]
  events: EventCard[]
  deeds: DeedCard[]
  companions: CompanionCard[]
  buildings: BuildingCard[]
  steeds: string[]
  upgrades: string[]
  craft: Record<string, Good>
  night_die: Face[]
  illuminated_die: Face[]
  oracle_die: string[][]
  ruins_die: string[][]
  dark_market: Record<string, string[]>
  ruins: Record<string, Good[]>
  regions: { region: string; towns: Town[]; hero: string[] }[]
  /** of the two places of the courtyard, the top banner first */
  deed_bonus: string[][]
  actions: ActionCard[]
}

/** The two districts beside a space of the Ringway. */
export function beside(space: number): [District, District] {
  return [DISTRICTS[space % 5], DISTRICTS[(space + 1) % 5]]
}

/** Drawings of the sprite whose name is not the word of the game. */
const pictures: Record<string, string> = {
  'lil-dumplin': 'dumplin',
  scorpion: 'snow-bee',
  'blazing-quartz-mine': 'b-mine',
  'queens-eyes-surveyor': 'b-surveyor',
  'icebreaker-harbor': 'b-harbor',
  'merchants-guildhall': 'b-guildhall',
  'oracle-of-lumi': 'b-oracle',
  'candle-and-quartz': 'b-candle',
  'othos-lanternworks': 'b-lanternworks',
  'guildmasters-mansion': 'b-mansion',
  'yedls-workshop': 'b-workshop',
  'frosted-filigree': 'b-filigree',
  inn: 'd-inn',
  bazaar: 'd-bazaar',
  commissions: 'd-commissions',
  yurg: 'd-yurg',
  'dark-market': 'd-dark',
}
export function picture(word: string): string {
  return pictures[word] ?? word
}
/** The drawing of a night or illuminated die. */
export function dieIcon(face: Face, lit = false): string {
  return `die-${lit ? 'lit' : 'night'}-${face === '1*' ? (lit ? '1' : '1b') : face}`
}
