// Offers as buttons: their drawing, and what they cost.
import type { Offer, Text } from '../../../wire/types'
import { dieIcon, picture, type Face } from '../board'
import { luckIcons, tileIcon } from '../parts/cards'
import { say } from '../../../words/words.svelte'

export interface Cost {
  icon: string
  n: number
}

/** Where a label says what is paid: its token, and the argument (or the number) that says how much. */
const costs: Record<string, [string, string | number]> = {
  'do-buy': ['coin', 'price'],
  'do-pay': ['coin', 'n'],
  'do-pay-coins': ['coin', 'n'],
  'do-pay-quartz': ['quartz', 'n'],
  'do-pay-lantern': ['lantern', 'n'],
  'do-reroll': ['lantern', 1],
  'do-horseshoe-on': ['horseshoe', 1],
  'do-horseshoe-back': ['horseshoe', 1],
  'do-ability': ['quartz', 1],
  'do-copy': ['quartz', 1],
  'do-dumplin': ['horseshoe', 1],
  'do-flicker': ['quartz', 1],
}
export function costOf(label: Text): Cost | null {
  const found = costs[label.id]
  if (!found) return null
  const n = typeof found[1] === 'number' ? found[1] : label.args?.[found[1]]
  return typeof n === 'number' ? { icon: found[0], n } : null
}

/** What a thing would cost, if it can do one thing only. */
export function priceOf(left: readonly Offer[], thing: string): Cost | null {
  const mine = left.filter((o) => o.on.includes(thing))
  return mine.length === 1 ? costOf(mine[0].label) : null
}

const plain: Record<string, string> = {
  coins: 'coin',
  wheel: 'i-turn',
  caravan: 'road-dark',
  locked: 'i-undo',
  inn: 'hero',
  'ruins-die': 'die-ruins',
  lantern: 'lantern',
  quartz: 'quartz',
  horseshoe: 'horseshoe',
  prestige: 'prestige',
}
const kinds: Record<string, (name: string) => string | null> = {
  market: (good) => good,
  supply: (good) => good,
  wagon: (ware) => ware.split('.')[0] + (ware.endsWith('.upgraded') ? '-up' : ''),
  district: picture,
  building: picture,
  town: (town) => town,
  stack: (town) => town,
  commission: () => 'commission',
  hero: () => 'hero',
  deed: () => 'deed',
  deck: () => 'mark',
  companion: (name) => (/^\d/.test(name) ? null : picture(name)),
  steed: (name) => `steed-${name}`,
  luck: (name) => luckIcons[name],
  tile: tileIcon,
  road: (name) => (name === 'dark' ? 'road-dark' : 'road-short'),
  die: (face) => `die-road-${face}`,
  reserve: (face) => dieIcon(face as Face),
  special: (face) => dieIcon(face as Face, true),
  ruins: () => 'd-yurg',
  dark: () => 'd-dark',
  space: () => 'pawn',
}
/** The drawing of a thing; `null` if there is none. */
export function thingIcon(thing: string): string | null {
  const dot = thing.indexOf('.')
  if (dot < 0) return plain[thing] ?? null
  return kinds[thing.slice(0, dot)]?.(thing.slice(dot + 1)) ?? null
}
/** What has no drawing has a name: `slot.1` is Craft. */
export function thingWord(thing: string): string {
  const [, slot] = /^slot\.(\d)$/.exec(thing) ?? []
  return slot ? say(`merchants-web-slot-${slot}`) : ''
}
export function offerIcon(offer: Offer): string | null {
  for (const thing of offer.on) {
    const icon = thingIcon(thing)
    if (icon) return icon
  }
  return null
}
/** Goods and towns have colours of their own. */
export function iconColour(icon: string): string | undefined {
  const base = icon.replace(/-up$/, '')
  const coloured =
    /^(weapon|armor|potion|book|staff|instrument|northbreak|scorchborn|cursecairn|nightpoem|farglen|windglass)$/
  if (coloured.test(base)) return `var(--${base})`
  return icon === 'coin' ? 'var(--staff)' : icon === 'quartz' ? 'var(--ember)' : undefined
}
