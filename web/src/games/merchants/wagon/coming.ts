// Goods that an action would bring, as its button says: they are shown in the wagon before one pays.
import type { Arg, Offer, Text } from '../../../wire/types'
import type { Good, Side } from '../board'

export interface Ware {
  good: Good
  side: Side
}

export function waresOf(offer: Offer | null): Ware[] {
  if (!offer) return []
  const { id, args = {} } = offer.label
  if (id === 'do-buy' || id === 'do-gain') return ware(args)
  if (id === 'do-bump' && args.slot === 1) return ware({ good: args.bonus })
  const effects = Array.isArray(args.effects) ? (args.effects as Text[]) : []
  return effects.filter((e) => e.id === 'effect-good').flatMap((e) => ware(e.args ?? {}))
}
function ware({ good, side }: Record<string, Arg>): Ware[] {
  if (typeof good !== 'string' || !good.startsWith('good-')) return []
  return [{ good: good.slice(5) as Good, side: side === 'side-upgraded' ? 'upgraded' : 'basic' }]
}
