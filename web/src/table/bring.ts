// What is lit must be in sight: every pane that rolls is rolled to its lit things when a question comes.

const rolls = (e: Element) => /auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1
function paneOf(e: Element): Element | null {
  for (let at = e.parentElement; at && at !== document.body; at = at.parentElement) if (rolls(at)) return at
  return null
}
const isSticky = (e: Element) => getComputedStyle(e).position === 'sticky'
/** Between these the pane shows what it rolls; what sticks to its upper edge takes room from it. */
function sight(pane: Element): [top: number, bottom: number] {
  const { top, bottom } = pane.getBoundingClientRect()
  const sticks = [...pane.querySelectorAll('[data-sticks]')].find(isSticky)?.getBoundingClientRect().bottom ?? top
  return [Math.max(top, sticks), bottom]
}
function roll(pane: Element, things: Element[]) {
  const air = 4
  // Its lower edge fades while more lies below.
  const fade = pane.hasAttribute('data-more') ? 26 : air
  const [from, to] = sight(pane)
  const boxes = things.map((e) => e.getBoundingClientRect())
  const [top, bottom] = [Math.min(...boxes.map((b) => b.top)), Math.max(...boxes.map((b) => b.bottom))]
  const low = bottom > to - fade && pane.scrollTop + pane.clientHeight < pane.scrollHeight - 3
  if (top >= from && bottom <= to && !low) return
  // All of them if there is room for all, else the first ones.
  const all = bottom - top <= to - from - air - fade
  const by = all && (bottom > to || low) ? bottom - to + fade : top - from - air
  // A table that is drawn larger or smaller as a whole rolls in its own measure.
  pane.scrollTop += (by * pane.clientHeight) / (pane.getBoundingClientRect().height || 1)
}

/** `about`: what the question is about. What may interrupt it is no reason to roll anything away. */
export function bring(about: ReadonlySet<string>) {
  const panes = new Map<Element, Element[]>()
  for (const e of document.querySelectorAll('.drawn [data-light=lit]')) {
    if (!about.has(e.getAttribute('data-thing') ?? '') || !e.getBoundingClientRect().width) continue
    const pane = isSticky(e.closest('[data-sticks]') ?? e) ? null : paneOf(e)
    if (pane) panes.set(pane, [...(panes.get(pane) ?? []), e])
  }
  for (const [pane, lit] of panes) roll(pane, lit)
}

/** At which edges of a pane more is lit than it shows just now. */
function beyond(pane: Element): string {
  if (!rolls(pane)) return ''
  const [from, to] = sight(pane)
  const middles = [...pane.querySelectorAll('[data-light=lit]')]
    .filter((e) => !isSticky(e.closest('[data-sticks]') ?? e))
    .map((e) => e.getBoundingClientRect())
    .filter((box) => box.width)
    .map((box) => (box.top + box.bottom) / 2)
  return [middles.some((y) => y < from) && 'above', middles.some((y) => y > to) && 'below'].filter(Boolean).join(' ')
}
/**
 * A pane that rolls shows at its edges that there is more: what lies below fades, and light beyond an edge shines there. Nothing is
 * covered by it. Whoever walks by keys is led there anyway.
 */
export function edges(pane: HTMLElement): () => void {
  const look = () => {
    pane.dataset.edges = beyond(pane)
    pane.toggleAttribute('data-more', rolls(pane) && pane.scrollTop + pane.clientHeight < pane.scrollHeight - 3)
  }
  const light = new MutationObserver(look)
  light.observe(pane, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-light'] })
  const size = new ResizeObserver(look)
  size.observe(pane)
  pane.addEventListener('scroll', look, { passive: true })
  return () => {
    light.disconnect()
    size.disconnect()
    pane.removeEventListener('scroll', look)
  }
}
