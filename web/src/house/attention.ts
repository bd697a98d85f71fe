// "It is your turn" where one notices it from another tab: in the title, in the little picture beside it, and as a sound.
import { settings } from '../lib/settings.svelte'

export function callFor(turn: boolean) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = turn ? '/icon-turn.svg' : '/icon.svg'
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted
}

let audio: AudioContext | null = null
/** Browsers allow a sound only after somebody has touched the page; until then there is none. */
function wake() {
  audio ??= new AudioContext()
  // At rest it must not keep the machine awake.
  void audio.suspend()
}
export function listenForTouch(): () => void {
  const once = { once: true, capture: true } as const
  const kinds = ['pointerdown', 'keydown'] as const
  for (const kind of kinds) addEventListener(kind, wake, once)
  return () => kinds.forEach((kind) => removeEventListener(kind, wake, once))
}

/** Two notes of a small bell, for whoever looks elsewhere: who looks at the table sees the light. */
export async function ring() {
  const looksOn = document.visibilityState === 'visible' && document.hasFocus()
  if (!settings.sound || looksOn || !audio) return
  await audio.resume()
  const begin = audio.currentTime
  for (const [at, pitch] of [
    [0, 659.25],
    [0.18, 880],
  ]) {
    const [note, loud] = [audio.createOscillator(), audio.createGain()]
    note.type = 'sine'
    note.frequency.value = pitch
    loud.gain.setValueAtTime(0.0001, begin + at)
    loud.gain.exponentialRampToValueAtTime(0.16, begin + at + 0.02)
    loud.gain.exponentialRampToValueAtTime(0.0001, begin + at + 0.9)
    note.connect(loud).connect(audio.destination)
    note.start(begin + at)
    note.stop(begin + at + 1)
  }
  setTimeout(() => void audio?.suspend(), 1500)
}
