// Words for a picture: shown on hover, focus and long press, in one place for the whole table.
import { createAttachmentKey } from 'svelte/attachments'

export interface Words {
  title: string
  lines: string[]
  /** numbers of rules behind it */
  rules?: string[]
}

interface Shown extends Words {
  anchor: Element
}

/** Somebody walks with Tab or the arrows just now. What else moves the focus, the page does by itself, and asks for no words. */
let walks = false
const WALKS = /^(Tab|Arrow(Left|Right|Up|Down))$/
function walk({ key }: KeyboardEvent) {
  walks = WALKS.test(key)
  // The focus goes within the key's own moment.
  setTimeout(() => (walks = false))
}

/** Where the mouse is on the screen. What comes under a mouse that rests was not pointed at. */
const mouse = { x: NaN, y: NaN }

class Tips {
  now = $state.raw<Shown | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  /** what will be shown, or is */
  private of: Element | null = null

  show(anchor: Element, words: Words, after = 0) {
    clearTimeout(this.timer)
    this.of = anchor
    this.timer = setTimeout(() => (this.now = { ...words, anchor }), after)
  }
  /** Not at once: somebody may be on the way to the link in it. */
  hide(after = 220) {
    clearTimeout(this.timer)
    this.of = null
    if (after) this.timer = setTimeout(() => (this.now = null), after)
    else this.now = null
  }
  keep() {
    clearTimeout(this.timer)
    this.of = this.now?.anchor ?? null
  }
  /** The mouse has moved over a thing: of things inside each other the innermost speaks. */
  point(event: PointerEvent, words: () => Words) {
    const anchor = event.currentTarget as Element
    if (event.pointerType !== 'mouse' || event.buttons || said === event) return
    said = event
    if (this.of !== anchor && moved(event)) this.show(anchor, words(), 260)
  }
  /** The page itself rolls: words that lie beside their thing would lie beside another one. */
  rolled(event: Event) {
    if (!inside(event)) this.hide(0)
  }
  /** The thing has left the screen, and its words with it. */
  gone(anchor: Element) {
    if (this.of === anchor || this.now?.anchor === anchor) this.hide(0)
  }
  /** Whatever a person does next, the words are in its way. */
  watch(): () => void {
    const ends = new AbortController()
    const listen = { capture: true, passive: true, signal: ends.signal }
    const away = (event: Event) => inside(event) || this.hide(0)
    for (const what of ['pointerdown', 'keydown', 'wheel', 'resize', 'blur'])
      window.addEventListener(what, away, listen)
    document.addEventListener('visibilitychange', away, listen)
    window.addEventListener('keydown', walk, listen)
    // After the things themselves have compared.
    window.addEventListener('pointermove', follow, { passive: true, signal: ends.signal })
    return () => {
      ends.abort()
      this.hide(0)
    }
  }
}
export const tips = new Tips()

let said: PointerEvent | null = null
function moved(event: PointerEvent): boolean {
  return !Number.isNaN(mouse.x) && (event.screenX !== mouse.x || event.screenY !== mouse.y)
}
function follow(event: PointerEvent) {
  if (event.pointerType === 'mouse') [mouse.x, mouse.y] = [event.screenX, event.screenY]
}
/** The words may be read, scrolled, and followed to the rules. Focus that leaves a part of the page is no blur of the window. */
function inside(event: Event): boolean {
  if (event.type === 'blur') return event.target !== window
  return event.target instanceof Element && event.type !== 'keydown' && !!event.target.closest('[data-tip]')
}

// The same for all, so that a thing whose attributes change does not leave the screen for it.
const attachment = createAttachmentKey()
const leaves = (anchor: Element) => () => tips.gone(anchor)

/** Attributes that make an element explain itself. `words` is asked only when they are wanted. */
export function tip(words: () => Words): Record<string | symbol, unknown> {
  let press: ReturnType<typeof setTimeout> | undefined
  return {
    [attachment]: leaves,
    onpointermove: (e: PointerEvent) => tips.point(e, words),
    onpointerleave: (e: PointerEvent) => {
      clearTimeout(press)
      if (e.pointerType === 'mouse') tips.hide()
    },
    onpointerdown: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') return
      const anchor = e.currentTarget as Element
      const dark = !/lit|pilot/.test(anchor.getAttribute('data-light') ?? '')
      press = setTimeout(() => tips.show(anchor, words()), dark ? 120 : 450)
    },
    onpointercancel: () => clearTimeout(press),
    onpointerup: (e: PointerEvent) => {
      clearTimeout(press)
      const anchor = e.currentTarget as Element
      // A tap on what does nothing else explains it, however short; of things inside each other the innermost speaks.
      const does = anchor.matches('[data-light=lit], [data-light=chosen], [data-light=pilot]')
      if (e.pointerType === 'mouse' || does || said === e) return
      said = e
      tips.show(anchor, words())
    },
    onfocus: (e: FocusEvent) => {
      const anchor = e.currentTarget as Element
      if (walks && anchor.matches(':focus-visible')) tips.show(anchor, words(), 300)
    },
    onblur: () => tips.hide(),
  }
}
