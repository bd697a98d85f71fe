// The board of any game as facts with names. Nothing here knows a game: what a value is comes from games/<game>, what it is
// called from the locales. A value that nobody has described is shown as it is, so a new game can be played at once.
import type { Catalog, Fact, Kind, Kinds, Order } from './facts'
import { there, type Found } from './there'
import type { Arg, Offer } from '../wire/types'
import { has, say, seatName, tell } from '../words/words.svelte'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Fields = { [key: string]: Json }
/** A value of a sentence: the argument's name, and where the value stands. */
type Part = [name: string, path: string, key: string, value: Json]

/** More than this is folded away. */
const LONG = 8

export interface Place {
  game: string
  kinds: Kinds
  catalog: Catalog
  names: readonly string[]
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFlat = (value: Json) => typeof value !== 'object' || value === null

export class Walk {
  constructor(private readonly at: Place) {}

  /** The board without what belongs to one seat. */
  board(board: Fields): Fact[] {
    const also = (this.at.kinds.also ?? []).map((name) => this.shown(name))
    return [...this.fields(board, '', [this.at.kinds.seats]), ...also]
  }
  /** A list of the catalog, as the board shows it. */
  private shown(name: string): Fact {
    const kind = this.kind(`catalog.${name}`, name)
    const all = (this.at.catalog[name] as Json[] | undefined) ?? []
    const items = all.map((_, n) => this.card({ ...kind, card: name }, n))
    return { kind: 'list', id: `catalog.${name}`, label: this.label(name, name), items, folded: true, numbered: false }
  }
  /** What one seat has. */
  seat(board: Fields, seat: number): Fact[] {
    const all = board[this.at.kinds.seats]
    const own = Array.isArray(all) ? all[seat] : undefined
    return isFields(own) ? this.fields(own, this.at.kinds.seats) : []
  }

  /** What an offer is about, where its label only names it: the price and the reward of a quest, a hero's power. */
  about({ act, on }: Pick<Offer, 'act' | 'on'>, board: Fields = {}): string {
    const how = this.at.kinds.about?.[act.split(' ')[0]]
    const id = on[0]?.split('.')[1]
    if (!how || id === undefined) return ''
    const named = how.key ? this.all(how.list).find((entry) => entry[how.key!] === id) : this.all(how.list)[Number(id)]
    if (how.there && named) {
      const found = there(how.there, named as never, board as never, this.at.catalog, this.at.kinds.sides)
      if (!found.length) return how.nothing ? say(this.id(how.nothing)) : ''
      return found.map((part) => this.waits(part, how.there!.find(({ say }) => say === part.say)?.word)).join(' ')
    }
    const { field, list } = how.then ?? { field: '', list: how.list }
    const entry = how.then && named ? this.all(list)[Number(named[field])] : named
    const says = Array.isArray(entry?.says) ? entry.says.slice(how.from ?? 0) : []
    return says.map((text) => this.value(`catalog.${list}.says`, 'says', text)).join('. ')
  }

  private waits({ say: id, entry }: Found, word = ''): string {
    const args: Record<string, Arg> = { name: { text: this.word(word, String(entry.id ?? '')) } }
    for (const [key, value] of Object.entries(entry)) if (typeof value === 'number') args[key] = value
    args.says = { text: this.told(entry.says as Json) }
    return say(this.id(id), args)
  }
  private told(says: Json | undefined): string {
    return Array.isArray(says) ? says.map((text) => this.value('says', 'says', text)).join(', ') : ''
  }

  fields(fields: Fields, path: string, without: string[] = []): Fact[] {
    return Object.entries(fields)
      .filter(([key]) => !without.includes(key))
      .map(([key, value]) => this.fact(path ? `${path}.${key}` : key, key, value, fields))
      .filter((fact) => fact !== null)
  }

  private fact(path: string, key: string, value: Json, beside: Fields): Fact | null {
    const kind = this.kind(path, key)
    if (kind.hide || value === null) return null
    const head = { id: path, label: this.label(path, key) }
    const above = path.slice(0, path.length - key.length)
    const all = Object.entries(beside).map(([k, v]): Part => [k, above + k, k, v])
    const said = this.sentence(`${slug(path)}-value`, [...all, ['value', path, key, value]])
    if (said !== null) return { ...head, kind: 'value', value: said }
    if (kind.grid) return { ...head, kind: 'grid', rows: kind.grid(value, this.at.catalog, beside) }
    if (isFlat(value) || kind.by || (kind.say && isFields(value)))
      return { ...head, kind: 'value', value: this.value(path, key, value) }
    if (Array.isArray(value)) return this.list(head, path, key, value, kind, beside)
    const facts = this.fields(value as Fields, path)
    return facts.length ? { ...head, kind: 'group', facts, folded: !!kind.fold } : null
  }

  private list(
    head: { id: string; label: string },
    path: string,
    key: string,
    list: Json[],
    kind: Kind,
    beside: Fields,
  ): Fact {
    const short = list.every(isFlat) && kind.card === undefined && !kind.help
    const brief = list.length <= LONG || list.every((entry) => typeof entry === 'number')
    if (!list.length || (short && brief)) return { ...head, kind: 'value', value: this.value(path, key, list) }
    if (!short && list.some((entry) => isFields(entry) && this.deep(entry, path)))
      return { ...head, kind: 'group', facts: this.entries(path, list, kind), folded: !!kind.fold }
    const items = list.map(
      (entry, n) => this.below(kind, beside, path, entry, n) ?? this.item(path, key, entry, n, kind),
    )
    return { ...head, kind: 'list', items, folded: !!kind.fold || list.length > LONG, numbered: !!kind.numbered }
  }
  /** What is printed on an empty place, if that counts. */
  private below({ under }: Kind, beside: Fields, path: string, entry: Json, n: number): string | null {
    if (!under || entry !== null) return null
    const card = this.all(under.list).find((one) => one[under.key] === beside[under.key])
    const printed = (card?.[under.field] as Fields[] | undefined)?.[n]
    return printed ? say(this.id(`${slug(path)}-under`), { says: { text: this.told(printed.says) } }) : null
  }
  /** Has it more than one line could say? */
  private deep(entry: Fields, path: string): boolean {
    if (has(this.id(`${slug(path)}-item`))) return false
    return Object.values(entry).some((v) => !isFlat(v) && !(Array.isArray(v) && v.every(isFlat)))
  }
  private entries(path: string, list: Json[], kind: Kind): Fact[] {
    return list.map((entry, n) => ({
      kind: 'group',
      id: `${path}.${n}`,
      label: kind.seat ? seatName(n, this.at.names) : say('plain-nth', { n: n + 1 }),
      facts: isFields(entry) ? this.fields(entry, path) : [],
      folded: false,
    }))
  }
  private item(path: string, key: string, entry: Json, n: number, kind: Kind): string {
    const text = isFields(entry) && !kind.say ? this.line(path, entry, n) : this.value(path, key, entry)
    return kind.seat && isFields(entry)
      ? say('plain-of-seat', { seat: { seat: n }, text: { text } }, this.at.names)
      : text
  }
  /** Fields in one line: by a message of their own, or one after the other. */
  private line(path: string, fields: Fields, n: number): string {
    const all = Object.entries(fields).map(([k, v]): Part => [k, `${path}.${k}`, k, v])
    const said = this.sentence(`${slug(path)}-item`, [...all, ['nth', '', '', n + 1]])
    if (said !== null) return said
    return Object.entries(fields)
      .filter(([key, value]) => value !== null && !this.kind(`${path}.${key}`, key).hide)
      .map(([key, value]) => {
        const text = this.value(`${path}.${key}`, key, value)
        return this.kind(`${path}.${key}`, key).word ? text : `${this.label(`${path}.${key}`, key)}: ${text}`
      })
      .join(', ')
  }

  /** A message that says several values at once, if there is one. */
  private sentence(id: string, parts: Part[]): string | null {
    const message = this.id(id)
    if (!has(message)) return null
    const args: Record<string, Arg> = {}
    for (const [name, path, key, value] of parts) {
      args[name] = this.bare(path, key, value) ? (value as number) : { text: this.value(path, key, value) }
      // What a selector asks for is the word itself, not how it is said.
      args[`${name}-is`] = { text: isFlat(value) ? String(value) : 'some' }
    }
    return say(message, args, this.at.names)
  }
  /** A number that only counts. */
  private bare(path: string, key: string, value: Json): boolean {
    const { card, seat, ms } = this.kind(path, key)
    return typeof value === 'number' && !card && !seat && !ms
  }

  /** Any value in words. */
  value(path: string, key: string, value: Json): string {
    const kind = this.kind(path, key)
    if (kind.by && Array.isArray(value)) return this.ordered(kind, kind.by, value)
    if (Array.isArray(value))
      return value.length ? value.map((v) => this.value(path, key, v)).join(', ') : say('plain-none')
    if (kind.text && isFields(value)) return tell(value as never, this.at.names)
    if (kind.say && value !== null) return kind.say(value, this.at.catalog)
    if (isFields(value)) return this.line(path, value, 0)
    return this.scalar(kind, value, `${this.at.game}-${key}-`)
  }
  /** `own`: how the game's messages for such words begin, if it has any */
  private scalar(kind: Kind, value: Json, own = ''): string {
    if (value === null) return say(kind.nil ?? 'plain-empty')
    if (typeof value === 'boolean') return say(value ? 'plain-yes' : 'plain-no')
    if (typeof value === 'number') {
      if (kind.seat) return seatName(value, this.at.names)
      if (kind.card) return this.card(kind, value)
      return kind.ms ? say('plain-seconds', { s: Math.round(value / 100) / 10 }) : String(value)
    }
    if (kind.word === undefined) return own && has(own + String(value)) ? say(own + String(value)) : String(value)
    const name = this.word(kind.word, String(value))
    const { list = '', key = '' } = kind.help ?? {}
    return this.withLines(name, this.all(list).find((entry) => entry[key] === value)?.says)
  }
  private word(prefix: string, value: string): string {
    const spelt = Object.entries(this.at.kinds.spelling ?? {}).reduce((s, [from, to]) => s.replaceAll(from, to), value)
    return prefix || has(prefix + spelt) ? say(prefix + spelt) : spelt
  }
  private card(kind: Kind, n: number): string {
    const card = (this.at.catalog[kind.card!] as Json[] | undefined)?.[n]
    if (!isFields(card)) return String(n)
    const id = String(card[kind.key ?? 'id'] ?? n)
    const name = { text: kind.word ? this.word(kind.word, id) : id }
    const message = this.id(`card-${kind.card}`)
    if (!has(message)) return this.withLines(name.text, card.says)
    const args: Record<string, Arg> = { name, id: { text: id } }
    for (const [key, value] of Object.entries(card)) {
      if (key === 'id') continue
      const none = value === null || (Array.isArray(value) && !value.length)
      args[key] = typeof value === 'number' ? value : { text: this.value(`catalog.${kind.card}.${key}`, key, value) }
      args[`${key}-is`] = { text: none ? 'none' : isFlat(value) ? String(value) : 'some' }
    }
    return say(message, args)
  }
  /** A card with what it does, as the catalog says it. */
  private withLines(name: string, says: Json | undefined): string {
    const lines = Array.isArray(says) ? says.map((text) => this.value('says', 'says', text)) : []
    // Some lines are whole sentences.
    const help = lines.join('. ').replaceAll('.. ', '. ')
    return help ? say('plain-help', { name: { text: name }, help: { text: help } }) : name
  }
  private all(list: string): Fields[] {
    return (this.at.catalog[list] as Fields[] | undefined) ?? []
  }
  /** Entries that stand in a known order; counts of nothing need not be told. */
  private ordered(kind: Kind, [order, ...inner]: Order[], list: Json[]): string {
    const words = this.order(order)
    const told = list.map((entry, n) => this.placed(kind, inner, words[n] ?? String(n + 1), entry))
    const text = told.filter((t) => t !== null).join(list.some(Array.isArray) ? '; ' : ', ')
    return text || say('plain-none')
  }
  private placed(kind: Kind, inner: Order[], word: string, entry: Json): string | null {
    if (entry === 0 || entry === false) return null
    if (entry === true) return word
    if (typeof entry === 'number') return say('plain-count', { word: { text: word }, n: entry })
    if (!Array.isArray(entry)) return `${word}: ${this.scalar(kind, entry)}`
    const text = inner.length ? this.ordered(kind, inner, entry) : entry.map((v) => this.scalar(kind, v)).join(', ')
    return `${word}: ${text || say('plain-none')}`
  }
  private order({ list, key, word }: Order): string[] {
    if (list === 'seats') return this.at.names.map((_, seat) => seatName(seat, this.at.names))
    const entries = typeof list === 'string' ? ((this.at.catalog[list] as Json[] | undefined) ?? []) : list
    return entries.map((entry) => this.word(word, String(isFields(entry) ? entry[key ?? 'id'] : entry)))
  }

  private kind(path: string, key: string): Kind {
    const { values } = this.at.kinds
    return values[path] ?? values[key] ?? {}
  }
  private id(end: string): string {
    return `plain-${this.at.game}-${end}`
  }
  /** `plain-<game>-<path>`, `plain-<game>-<key>`, `plain-<key>`, or the key made readable. */
  label(path: string, key: string): string {
    const ids = [this.id(slug(path)), this.id(slug(key)), `plain-${slug(key)}`]
    const known = ids.find((id) => has(id))
    if (known) return say(known)
    const text = key.replaceAll(/[_-]/g, ' ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
}

function slug(path: string): string {
  return path.replaceAll(/[._]/g, '-')
}
