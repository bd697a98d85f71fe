// Words for a picture: shown on hover, focus and long press, in one place for the whole table.
export interface Words {
  title: string
  lines: string[]
  /** numbers of rules behind it */
  rules?: string[]
}

interface Shown extends Words {
  anchor: Element
}

class Tips {
  now = $state.raw<Shown | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  show(anchor: Element, words: Words, after = 0) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.now = { ...words, anchor }), after)
  }
  /** Not at once: somebody may be on the way to the link in it. */
  hide(after = 220) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.now = null), after)
  }
  keep() {
    clearTimeout(this.timer)
  }
}
export const tips = new Tips()

/** Attributes that make an element explain itself. `words` is asked only when they are wanted. */
export function tip(words: () => Words): Record<string, unknown> {
  let press: ReturnType<typeof setTimeout> | undefined
  return {
    onpointerenter: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') tips.show(e.currentTarget as Element, words(), 260)
    },
    onpointerleave: (e: PointerEvent) => {
      clearTimeout(press)
      if (e.pointerType === 'mouse') tips.hide()
    },
    onpointerdown: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') return tips.hide(0)
      const anchor = e.currentTarget as Element
      const dark = anchor.getAttribute('data-light') !== 'lit'
      press = setTimeout(() => tips.show(anchor, words()), dark ? 120 : 450)
    },
    onpointercancel: () => clearTimeout(press),
    onpointerup: (e: PointerEvent) => {
      if ((e.currentTarget as Element).getAttribute('data-light') === 'lit') clearTimeout(press)
    },
    onfocus: (e: FocusEvent) => {
      const anchor = e.currentTarget as Element
      if (anchor.matches(':focus-visible')) tips.show(anchor, words(), 300)
    },
    onblur: () => tips.hide(),
  }
}
