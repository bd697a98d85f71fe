// What a person cannot see although it is there: cut, covered, or broken inside a word. One look at a page finds all of it.

/** Whoever looks at many screens and touches none of them has this once and for all: it takes all styles to be worked out. */
export function handsOn(page) {
  return page.evaluate(() => {
    if (document.querySelector('style[data-hands]')) return
    const hands = document.head.appendChild(document.createElement('style'))
    hands.dataset.hands = ''
    hands.textContent = '*, *::before, *::after { pointer-events: auto !important }'
  })
}
/** Everything inside `roots` that is not wholly seen, in words; nothing inside `except` counts. */
export function unseen(page, roots = 'body', except = '') {
  return page.evaluate(look, { roots, except })
}
/** What keeps this from being in sight at once, without rolling anything; it must be there. */
export async function outOfSight(page, roots) {
  if (!(await page.locator(roots).filter({ visible: true }).count())) return [`missing: ${roots}`]
  return page.evaluate(look, { roots, except: '', rolled: 'cut' })
}

/** Runs in the page. Whatever lies on top counts, also what lets clicks through. */
function look({ roots, except, rolled = 'fine' }) {
  const hands = document.querySelector('style[data-hands]')
    ? null
    : document.head.appendChild(document.createElement('style'))
  if (hands) hands.textContent = '*, *::before, *::after { pointer-events: auto !important }'
  const faults = new Map()
  const styles = new Map()
  const style = (e) => styles.get(e) ?? styles.set(e, getComputedStyle(e)).get(e)
  const near = 1.5

  const name = (e) => {
    const part = (at) => (at.getAttribute('class') ?? '').split(' ').filter((c) => c && !c.startsWith('svelte-'))[0]
    const names = []
    for (let at = e; at && at !== document.body && names.length < 3; at = at.parentElement)
      if (part(at)) names.unshift(`.${part(at)}`)
    return names.join(' ') || e.tagName.toLowerCase()
  }
  const fault = (what, e, text, more = '') => {
    const said = `${what}: ${name(e)} “${text.trim().replace(/\s+/g, ' ').slice(0, 50)}”${more}`
    faults.set(said, true)
  }

  /** Drawn for eyes at all? What only a screen reader reads is not, nor what waits far outside until it gets the focus. */
  const sights = new Map()
  const hidden = (e) => {
    if (!e || e === document.documentElement) return false
    if (!sights.has(e)) sights.set(e, gone(e) || hidden(e.parentElement))
    return sights.get(e)
  }
  const gone = (e) => {
    if (except !== '' && e.matches(except)) return true
    if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
    const s = style(e)
    if (s.position !== 'absolute') return false
    return (s.clipPath !== 'none' && e.clientWidth <= 1) || e.getBoundingClientRect().right < -1000
  }
  const clips = (value) => value === 'hidden' || value === 'clip'
  const rolls = (value) => value === 'auto' || value === 'scroll'
  /** The part of a box that its surroundings let through; `cut`: who takes something away for good. */
  const through = (box, from) => {
    let { left, top, right, bottom } = box
    let [cut, away] = [null, false]
    const within = (edge, e, x, y) => {
      // Rolled away is not lost: a list goes on below, and one sees that it does. Sideways nobody looks.
      const lost = (over, way) => {
        if (over <= near) return
        if (rolls(way) && rolled === 'fine') away = true
        else cut ??= e
      }
      // An overview above it shows where it goes on (`data-window`).
      const aside = rolls(x) && !e.matches('[data-window]')
      lost(Math.max(edge.left - left, right - edge.right), aside ? 'cut' : x)
      lost(Math.max(edge.top - top, bottom - edge.bottom), y)
      left = Math.max(left, edge.left)
      top = Math.max(top, edge.top)
      right = Math.min(right, edge.right)
      bottom = Math.min(bottom, edge.bottom)
    }
    let fixed = false
    for (let e = from; e && e !== document.body && !fixed; e = e.parentElement) {
      const s = style(e)
      const [x, y] = [s.overflowX, s.overflowY]
      if (clips(x) || clips(y) || rolls(x) || rolls(y)) {
        const r = e.getBoundingClientRect()
        const wide = { left: -1e6, right: 1e6 }
        const high = { top: -1e6, bottom: 1e6 }
        const sides = x === 'visible' ? wide : { left: r.left, right: r.right }
        const ends = y === 'visible' ? high : { top: r.top, bottom: r.bottom }
        within({ ...sides, ...ends }, e, x, y)
      }
      fixed = s.position === 'fixed'
    }
    // A page may go on below the window, never beside it; a table that fills the window goes nowhere.
    const goesOn = document.documentElement.scrollHeight > innerHeight + 1 && !fixed
    const screen = { left: 0, top: goesOn ? -1e6 : 0, right: innerWidth, bottom: goesOn ? 1e6 : innerHeight }
    within(screen, document.documentElement, 'hidden', 'hidden')
    const seen = right - left > 0.5 && bottom - top > 0.5
    return { cut, away, seen, box: { left, top, right, bottom } }
  }
  const colour = (c) => !/^transparent$|^rgba.*, 0\)$|[/] 0\)$/.test(c)
  const inside = (r, x, y) => x >= r.left && x <= r.right && y >= r.top && y <= r.bottom
  const letters = (e, x, y) =>
    [...e.childNodes].some((node) => {
      if (node.nodeType !== 3 || !node.data.trim()) return false
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].some((r) => inside(r, x, y))
    })
  /** Does this element show anything at this point? A stretched link does not, nor does a box that only holds others. */
  const shows = (e, x, y) => {
    const grounds = (s) => colour(s.backgroundColor) || s.backgroundImage !== 'none'
    if (!inside(e.getBoundingClientRect(), x, y))
      return ['::before', '::after'].some((part) => grounds(getComputedStyle(e, part)))
    if (e instanceof SVGElement) return !(e instanceof SVGSVGElement)
    return grounds(style(e)) || letters(e, x, y)
  }
  /** What lies over this point of `e`, if it is neither around it nor inside it. */
  const over = (e, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null
    const belongs = (top) => top === e || top.contains(e) || e.contains(top)
    const first = document.elementFromPoint(x, y)
    if (!first || belongs(first)) return null
    for (const top of document.elementsFromPoint(x, y)) {
      if (belongs(top)) return null
      // the parts of one drawing make one picture
      const drawing = !(e instanceof SVGTextContentElement) && e.closest('svg')
      if (drawing && drawing === top.closest('svg')) return null
      if (!hidden(top) && shows(top, x, y)) return top
    }
    return null
  }
  /** What lies over a line of text: looked for in its middle, and at both ends of whatever is wide enough to have ends. */
  const lids = (box, e) => {
    const [width, y] = [box.right - box.left, (box.top + box.bottom) / 2]
    const places = width < 26 ? [0.5] : width < 90 ? [0.2, 0.8] : [0.1, 0.5, 0.9]
    return places.map((part) => over(e, box.left + width * part, y)).filter(Boolean)
  }
  /** What lies over a drawing: half of its corners, or its middle. A badge on one corner belongs to it. */
  const lidsOn = (box, e) => {
    const at = (x, y) => over(e, box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y)
    const corners = [at(0.22, 0.78), at(0.78, 0.22), at(0.78, 0.78)].filter(Boolean)
    return corners.length > 1 ? corners : [at(0.5, 0.5)].filter(Boolean)
  }

  const words = (node, e) => {
    const text = node.data
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
      const range = document.createRange()
      // the hyphen of a divided word is counted with the letter behind it
      range.setStart(node, text[index - 1] === '\u00ad' ? index + 1 : index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()].filter((r) => r.width > 0.3)
      if (lines.length > 1 && lines.some((r) => r.top > lines[0].top + r.height * 0.5)) {
        fault('broken', e, word)
        return
      }
    }
  }
  /** A card or a button that shows its frame and cuts nothing: what goes beyond it is seen, and is out of it. */
  const frame = (e) => (e instanceof SVGElement && !e.matches('svg') ? null : e.parentElement?.closest('.card, button'))
  const beyond = (box, e) => {
    const card = e.matches('.card, button') ? e : frame(e)
    if (!card || style(card).display === 'inline' || style(card).display === 'contents') return null
    for (let at = e; at !== card; at = at.parentElement) {
      if (/absolute|fixed/.test(style(at).position)) return null
      // What rolls in between goes on beyond every edge, and is looked at as something that is cut.
      if (at !== e && /auto|scroll|hidden|clip/.test(style(at).overflow)) return null
    }
    const r = card.getBoundingClientRect()
    const out = Math.max(r.left - box.left, box.right - r.right, r.top - box.top, box.bottom - r.bottom)
    return out > near ? card : null
  }
  const readText = (node) => {
    const e = node.parentElement
    if (!e || !node.data.trim() || e.matches('option, style, script, title, desc') || hidden(e)) return
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5)
    if (!lines.length) return
    // A line is taller than its letters: what is lost above and below them is air.
    for (const line of lines) {
      const air = Math.max(0, line.height * 0.2)
      const box = { left: line.left, right: line.right, top: line.top + air, bottom: line.bottom - air }
      const found = through(box, e)
      if (found.cut) fault('cut', e, node.data, ` by ${name(found.cut)}`)
      if (!found.seen || found.cut) continue
      const card = beyond(box, e)
      if (card) fault('beyond', e, node.data, ` of ${name(card)}`)
      if (found.away) continue
      const [lid] = lids(found.box, e)
      if (lid) fault('covered', e, node.data, ` by ${name(lid)}`)
    }
    if (lines.length > 1 && lines.some((r) => r.top > lines[0].top + r.height * 0.5)) words(node, e)
  }
  /** Pictures, buttons and whatever one can touch. */
  const readThing = (e) => {
    if (hidden(e)) return
    const r = e.getBoundingClientRect()
    if (r.width < 2 || r.height < 2) return
    const slack = 0.04 * Math.min(r.width, r.height)
    const box = { left: r.left + slack, top: r.top + slack, right: r.right - slack, bottom: r.bottom - slack }
    const found = through(box, e.parentElement)
    const what = e.getAttribute('data-thing') ?? e.querySelector('use')?.getAttribute('href') ?? e.textContent ?? ''
    // scenery may go on behind the edge of its window
    if (found.cut && !e.matches('.moon')) fault('cut', e, what, ` by ${name(found.cut)}`)
    if (!found.seen || found.cut) return
    const card = e.matches('.icon') && beyond(box, e)
    if (card) fault('beyond', e, what, ` of ${name(card)}`)
    if (found.away) return
    const [lid] = lidsOn(found.box, e)
    if (lid) fault('covered', e, what, ` by ${name(lid)}`)
  }

  /** A part of a card with a ground of its own. */
  const readPart = (e) => {
    if (e instanceof SVGElement || !colour(style(e).backgroundColor) || hidden(e)) return
    const r = e.getBoundingClientRect()
    const card = r.width > 2 && r.height > 2 && beyond(r, e)
    if (card && card !== e) fault('beyond', e, e.textContent, ` of ${name(card)}`)
  }
  /** An example in an empty field is read like any other text. */
  const pen = document.createElement('canvas').getContext('2d')
  const readField = (e) => {
    if (hidden(e) || e.value || !e.placeholder) return
    const s = style(e)
    pen.font = s.font
    const room = e.clientWidth - parseFloat(s.paddingLeft) - parseFloat(s.paddingRight)
    if (pen.measureText(e.placeholder).width > room + near) fault('cut', e, e.placeholder, ' in its field')
  }

  /** Whatever may be chosen can be read in its closed field, beside the arrow. */
  const readSelect = (e) => {
    if (hidden(e)) return
    const s = style(e)
    pen.font = s.font
    const room = e.clientWidth - parseFloat(s.paddingLeft) - parseFloat(s.paddingRight) - 18
    for (const { text } of e.options)
      if (pen.measureText(text).width > room + near) fault('cut', e, text, ' in its field')
  }

  for (const root of document.querySelectorAll(roots)) {
    if (hidden(root) || root.parentElement?.closest(roots)) continue
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) readText(texts.currentNode)
    root.querySelectorAll('button, [data-thing], .icon, .moon').forEach(readThing)
    root.querySelectorAll('.card *').forEach(readPart)
    root.querySelectorAll('input[placeholder]').forEach(readField)
    root.querySelectorAll('select').forEach(readSelect)
  }
  hands?.remove()
  return [...faults.keys()]
}
