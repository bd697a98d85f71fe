// What a person has chosen for this browser.
import { languages, type Lang } from '../words/words.svelte'
import { device, filled, mapOf, oneOf, orNull, placeOf, secretKey, text, yesNo } from './store'

interface Settings {
  theme: 'dark' | 'light'
  lang: Lang
  /** the table as headings, lists and buttons */
  plain: boolean
  /** how fast others' moves are shown; 0: at once */
  pace: number
  /** ask again before a step that a click has settled, even if it can be taken back */
  confirm: boolean
  /** sound, title and little picture call when it is one's turn */
  sound: boolean
  /** of which strength opponents are, by game */
  rivals: Record<string, string>
  name: string
  /** of a kept name */
  account: string | null
}

const KEPT = placeOf('settings')

function first(): Settings {
  const wanted = navigator.language.slice(0, 2)
  const usual: Settings = {
    theme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
    lang: languages.find((l) => l === wanted) ?? 'en',
    plain: false,
    pace: 1,
    confirm: false,
    sound: true,
    rivals: {},
    name: '',
    account: null,
  }
  const checked = filled(usual, {
    theme: oneOf(['dark', 'light'] as const),
    lang: oneOf(languages),
    plain: yesNo,
    pace: oneOf([0, 1, 2]),
    confirm: yesNo,
    sound: yesNo,
    rivals: mapOf(text),
    name: text,
    account: orNull(secretKey),
  })
  return device.read(KEPT, checked) ?? usual
}

export const settings = $state(first())

$effect.root(() => {
  $effect(() => {
    device.keep(KEPT, settings)
    document.documentElement.dataset.theme = settings.theme
    document.documentElement.lang = settings.lang
  })
})
