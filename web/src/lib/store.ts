// Everything that this browser keeps lies here, and nothing else touches its storage. Whatever lies there may be from another time,
// from another program, or cut off: what is not as it should be counts as not there. A storage that is forbidden or full stops nobody:
// memory serves as long as the page is open, and whoever keeps something hears whether it will outlast it.

/** Where what lies. `{…}`: one for each table, seat, round or game. */
export const PLACES = {
  settings: 'settings',
  chairs: 'chairs',
  read: 'read',
  first: 'first-table',
  lessons: 'learn',
  lessonsOf: 'learn {game}',
  since: 'since {table} {seat}',
  helps: '{game} practice',
  tries: '{game} tries',
  mirrored: '{game} mirrored',
  packing: 'packing.{table}.{seat}',
  /** until the window is closed */
  road: 'road {table} {seat} {round}',
} as const

/** A place of its own for each of these. */
export function placeOf(place: keyof typeof PLACES, ...of: (string | number | null | undefined)[]): string {
  let n = 0
  return PLACES[place].replace(/\{\w+\}/g, () => String(of[n++]))
}

// ---- what is as it should be ----

/** The value, if it is as it should be. */
export type Check<T> = (value: unknown) => T | undefined

export const text: Check<string> = (value) => (typeof value === 'string' ? value : undefined)
export const yesNo: Check<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
export const count: Check<number> = (value) =>
  Number.isInteger(value) && (value as number) >= 0 ? (value as number) : undefined
export const whole: Check<number> = (value) => (Number.isInteger(value) ? (value as number) : undefined)
/** Keys of seats and names travel in headers, which take no other letters. */
export const secretKey: Check<string> = (value) =>
  typeof value === 'string' && /^[\x21-\x7e]{1,200}$/.test(value) ? value : undefined
export const tableName: Check<string> = (value) =>
  typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value) ? value : undefined
export const oneOf =
  <T>(all: readonly T[]): Check<T> =>
  (value) =>
    all.find((one) => one === value)
export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value) =>
    value === null ? null : check(value)
/** All of them, or none. */
export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return
    const all = value.map(check)
    return all.every((one) => one !== undefined) ? (all as T[]) : undefined
  }
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** What is wrong among them is left out. */
export const mapOf =
  <T>(check: Check<T>, name: Check<string> = text): Check<Record<string, T>> =>
  (value) => {
    if (!isObject(value)) return
    const good = Object.entries(value).flatMap(([key, one]): [string, T][] => {
      const checked = check(one)
      return name(key) === undefined || checked === undefined ? [] : [[key, checked]]
    })
    return Object.fromEntries(good)
  }
type Fields<T> = { [K in keyof T]-?: Check<Exclude<T[K], undefined>> }
/** All of these; those of `may` may be missing. */
export const shape =
  <T extends object>(fields: Fields<T>, may: readonly (keyof T)[] = []): Check<T> =>
  (value) => {
    if (!isObject(value)) return
    const made: Partial<T> = {}
    for (const name of Object.keys(fields) as (keyof T & string)[]) {
      const one = value[name] === undefined ? undefined : fields[name](value[name])
      if (one !== undefined) made[name] = one
      else if (!may.includes(name)) return
    }
    return made as T
  }
/** Field by field: what is missing or wrong is as usual. */
export const filled =
  <T extends object>(usual: T, fields: Fields<T>): Check<T> =>
  (value) => {
    const found = shape<Partial<T>>(fields as Fields<Partial<T>>, Object.keys(fields) as (keyof T)[])(value)
    return found && { ...usual, ...found }
  }

// ---- reading and keeping ----

class Shelf {
  /** what the storage would not take; `null`: what it would not give up */
  private readonly memory = new Map<string, string | null>()
  constructor(private readonly storage: () => Storage) {}

  /** `undefined`: nothing is there that could be used. */
  read<T>(place: string, check: Check<T>): T | undefined {
    const raw = this.raw(place)
    return raw === null ? undefined : check(parsed(raw))
  }
  /** Says whether it will be there tomorrow. */
  keep(place: string, value: unknown): boolean {
    const raw = typeof value === 'string' ? value : JSON.stringify(value)
    try {
      this.storage().setItem(place, raw)
      this.memory.delete(place)
      return true
    } catch {
      this.memory.set(place, raw)
      return false
    }
  }
  forget(place: string) {
    this.memory.delete(place)
    try {
      this.storage().removeItem(place)
    } catch {
      this.memory.set(place, null)
    }
  }
  private raw(place: string): string | null {
    const remembered = this.memory.get(place)
    if (remembered !== undefined) return remembered
    try {
      return this.storage().getItem(place)
    } catch {
      return null
    }
  }
}
/** What is no JSON is the text itself. */
function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}

/** Kept in this browser. */
export const device = new Shelf(() => localStorage)
/** Kept until the window is closed, over a reload. */
export const sitting = new Shelf(() => sessionStorage)
