// What players read. The rules only name messages; the words are in locales/, one folder per language.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api } from '../wire/api'
import type { Arg, Entry, Problem, Text } from '../wire/types'

export const languages = ['en', 'hu'] as const
export type Lang = (typeof languages)[number]

// What the terminal and the house's own programs say never comes to a browser.
const files = import.meta.glob(
  [
    '../../../locales/*/*.ftl',
    '!../../../locales/*/*-terminal.ftl',
    '!../../../locales/*/{automaton,caravan,guide,server}.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, () => Promise<string>>

/** What a file is called that the house has, because this page was built without it: `served:` and a game. */
export const SERVED = 'served:'
const loaded = new Map<string, Promise<void>>()
function fetched(lang: Lang, name: string): (() => Promise<string>) | undefined {
  if (!name.startsWith(SERVED)) return files[`../../../locales/${lang}/${name}.ftl`]
  // Without them the table can still be played; whoever wants them next asks again.
  const unanswered = () => (loaded.delete(`${lang}/${name}`), '')
  return () => api.words(name.slice(SERVED.length), lang).catch(unanswered)
}
/** What the house says of each game comes with its own words. */
const ofGames = Object.keys(files).flatMap((path) => /locales.en.(.+-house)\.ftl$/.exec(path)?.[1] ?? [])
const wanted = new Set(['web', 'table', ...ofGames])
const bundles = Object.fromEntries(
  languages.map((lang) => [lang, new FluentBundle(lang, { useIsolating: false })]),
) as Record<Lang, FluentBundle>

/** Grows whenever words arrive or the language changes, so that whatever reads words is drawn again. */
const state = $state({ lang: 'en' as Lang, version: 0 })

/** Loads these files (`web`, `table`) of a language, each once. */
export async function load(lang: Lang, names: string[]) {
  for (const name of names) wanted.add(name)
  await Promise.all(
    names
      .flatMap((name) => (name === 'web' ? [name, ...ofGames] : name))
      .map((name) => {
        const key = `${lang}/${name}`
        const found = fetched(lang, name)
        if (!found) return
        if (!loaded.has(key))
          loaded.set(
            key,
            found().then((text) => {
              bundles[lang].addResource(new FluentResource(text), { allowOverrides: true })
              state.version++
            }),
          )
        return loaded.get(key)
      }),
  )
}
export function speak(lang: Lang) {
  state.lang = lang
}
/** Another language, in place: everything that was read so far is fetched first, so that no id shows through. */
export async function change(lang: Lang) {
  await load(lang, [...wanted])
  speak(lang)
}
export function language(): Lang {
  return state.lang
}

type Args = Record<string, Arg | boolean | null>

/** A message by its id. What cannot be said is shown by its id, made readable. */
export function say(id: string, args: Args = {}, names: readonly string[] = []): string {
  return format(id, args, names) ?? readable(id)
}
/** A text of the rules. */
export function tell(text: Text | undefined | null, names: readonly string[] = []): string {
  return text ? (format(text.id, text.args ?? {}, names) ?? text.id) : ''
}
export function has(id: string): boolean {
  void state.version
  return bundles[state.lang].hasMessage(id)
}
/** A line of the log; `null` if the entry is not worth one. `you`: the reader's seat, to be spoken to. */
export function line(entry: Entry, names: readonly string[], you: number | null = null): string | null {
  if (entry.tale) {
    const said = toYou(entry.tale, you)
    return tell(said, said === entry.tale ? withYou(names, you) : names)
  }
  if (entry.forced) return say('news-forced', { seat: entry.forced as Arg }, names)
  if (entry.undone) return tell(toYou({ id: 'news-undone', args: { seat: entry.undone as Arg } }, you), names)
  return null
}
/** Where a game has no words for speaking to the reader, their name says that it is they. */
export function withYou(names: readonly string[], you: number | null): readonly string[] {
  return names.map((name, seat) => (seat === you && name ? say('seat-you', { name: { text: name } }) : name))
}
/** The same said to the reader, if it is about them and there are words for it. */
function toYou(text: Text, you: number | null): Text {
  const seat = text.args?.seat
  const about = typeof seat === 'object' && 'seat' in seat ? seat.seat : null
  const said = `${text.id}-you`
  return about !== null && about === you && has(said) ? { ...text, id: said } : text
}
/** Why something was refused. */
export function refusal(problem: Problem, names: readonly string[]): string {
  if (problem.rule) return tell(problem.rule, names)
  for (const id of [`illegal-${problem.kind}`, `fault-${problem.kind}`]) {
    const said = format(id, problem as Args, names)
    if (said) return said
  }
  // A house newer than this page may know more reasons than it has words for.
  return problem.message
}
export function seatName(seat: number, names: readonly string[]): string {
  if (names[seat]) return names[seat]
  return seat === 15 ? say('seat-house') : say('seat-name', { number: seat + 1 })
}

function format(id: string, args: Args, names: readonly string[]): string | null {
  void state.version
  const bundle = bundles[state.lang]
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) return null
  const given: Record<string, FluentVariable> = {}
  for (const [key, value] of Object.entries(args)) {
    // Selectors ask for the id: a word may be spelt in any way.
    if (typeof value === 'string') given[`${key}-id`] = value
    given[key] = argument(key, value, names)
  }
  const errors: Error[] = []
  const said = bundle.formatPattern(pattern, given, errors)
  return errors.length ? null : said
}
/** Below nothing stands a minus, not the hyphen of the keyboard. */
class Below extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '−')
  }
}
function argument(key: string, value: Arg | boolean | null, names: readonly string[]): FluentVariable {
  if (typeof value === 'number') return value < 0 ? new Below(value) : value
  if (typeof value === 'string') return key === 'rule' ? value : say(value)
  if (Array.isArray(value)) return value.length ? value.map((v) => tell(v, names)).join(', ') : say('effect-nothing')
  if (value && typeof value === 'object') {
    if ('id' in value) return tell(value, names)
    if ('seat' in value) return seatName(value.seat, names)
    if ('text' in value) return value.text
  }
  return String(value)
}
/** `hero-ada-of-x` → `Ada of x`: cards of an owner's pack have no messages of their own. */
function readable(id: string): string {
  const name = id.slice(id.indexOf('-') + 1).replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
