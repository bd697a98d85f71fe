// The pen on six keys, by their place on the keyboard: whatever is printed on them.
import type { Drawing } from './drawing.svelte'

const WAYS: Record<string, number> = {
  KeyD: 0,
  KeyE: 1,
  KeyW: 2,
  KeyA: 3,
  KeyZ: 4,
  KeyX: 5,
  Numpad6: 0,
  Numpad9: 1,
  Numpad7: 2,
  Numpad4: 3,
  Numpad1: 4,
  Numpad3: 5,
}
const PLACES = ['KeyD', 'KeyE', 'KeyW', 'KeyA', 'KeyZ', 'KeyX', 'KeyS', 'KeyB']

/** What is printed on them, where the browser says it: of the six ways, of the other end and of the bonus tile. */
export async function letters(): Promise<string[]> {
  const known = navigator as { keyboard?: { getLayoutMap?: () => Promise<Map<string, string>> } }
  const map = await known.keyboard?.getLayoutMap?.().catch(() => undefined)
  return PLACES.map((code) => (map?.get(code) ?? code.slice(3)).toUpperCase())
}

/** Whether it was a key of the pen. */
export function press(drawing: Drawing, event: KeyboardEvent): boolean {
  if (event.altKey) return false
  if (event.ctrlKey || event.metaKey) {
    if (event.code !== 'KeyZ' || event.shiftKey) return false
    drawing.undo()
    return true
  }
  const way = WAYS[event.code]
  const act =
    way === undefined
      ? {
          Backspace: () => marked(drawing, () => drawing.back()),
          KeyS: () => drawing.swap(),
          KeyB: () => drawing.arm(),
          Escape: () => drawing.escape(),
          Enter: () => void drawing.declare(),
        }[event.code === 'NumpadEnter' ? 'Enter' : event.code]
      : () => marked(drawing, () => drawing.step(way))
  if (!act) return false
  // Enter belongs to whatever button has the focus.
  if (event.code.endsWith('Enter') && (event.target as Element).closest('button, a, summary')) return false
  // No key repeats.
  if (event.repeat) return true
  drawing.keys = true
  act()
  return true
}
function marked(drawing: Drawing, act: () => void) {
  drawing.mark()
  act()
  drawing.unmark()
}
