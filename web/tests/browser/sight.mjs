// What is lit is in sight without rolling anything, and the board does not jump.
import { outOfSight } from './seen.mjs'

/** Companions and powers may interrupt any question; they are not what it is about, unless nothing else is. */
const interrupts = ({ act }) => /^(ability|copy|grace|cosimo|dumplin|flicker|use)\b/.test(act)
function about(offers) {
  const own = offers.filter((o) => !interrupts(o))
  return [...new Set((own.some((o) => o.on.length) ? own : offers).flatMap((o) => o.on))]
}

/** Lit things of the question that lie out of sight although their pane has room for all of them, or has none in sight. */
export async function aside({ page, heard }) {
  const things = about(heard.sheet.offers)
  let left = []
  // Scenes are fetched when their moment comes, and panes are rolled when they are there.
  for (let i = 0; i < 30; i++) {
    left = await page.evaluate(look, things)
    if (!left.length) break
    await page.waitForTimeout(100)
  }
  return left
}
function look(things) {
  const rolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1
  const panes = new Map()
  for (const e of document.querySelectorAll('.drawn [data-light=lit]')) {
    const r = e.getBoundingClientRect()
    if (!things.includes(e.dataset.thing) || !r.width || e.closest('.prompt')) continue
    if (getComputedStyle(e.closest('[data-sticks]') ?? e).position === 'sticky') continue
    let pane = e.parentElement
    while (pane && pane !== document.body && !rolls(pane)) pane = pane.parentElement
    if (pane && pane !== document.body) panes.set(pane, [...(panes.get(pane) ?? []), { thing: e.dataset.thing, r }])
  }
  const found = []
  for (const [pane, lit] of panes) {
    const box = pane.getBoundingClientRect()
    const sticky = [...pane.querySelectorAll('[data-sticks]')].find((e) => getComputedStyle(e).position === 'sticky')
    const top = Math.max(box.top, sticky?.getBoundingClientRect().bottom ?? 0)
    const bottom = Math.min(box.bottom, innerHeight)
    const hidden = lit.filter(({ r }) => r.top < top - 4 || r.bottom > bottom + 4)
    const high = Math.max(...lit.map(({ r }) => r.bottom)) - Math.min(...lit.map(({ r }) => r.top))
    const first = lit.some(({ r }) => r.top >= top - 4 && r.top < bottom - 20)
    if (hidden.length && (high < bottom - top - 20 || !first)) found.push(...hidden.map(({ thing }) => thing))
  }
  return found
}

/** The question and its first answers are read without rolling anything, and something can be touched. */
export async function unanswered({ page, heard }, { ask = '.prompt h1', answers = '.prompt .acts > button' } = {}) {
  const found = await outOfSight(page, ask)
  const first = page.locator(answers).filter({ visible: true })
  for (const answer of (await first.all()).slice(0, 2)) {
    const away = await answer.evaluate(outside)
    if (away) found.push(`rolled away: the answer “${away}”`)
  }
  // Panes are rolled when they are there.
  let any = !heard.sheet.offers.length
  for (let i = 0; i < 30 && !any; i++) {
    any = await page.evaluate(touchable)
    if (!any) await page.waitForTimeout(100)
  }
  if (!any) found.push('nothing lit and no answer in sight')
  return found
}
/** Runs in the page: the words of an answer that is not wholly in the window and in whatever rolls around it. */
function outside(e) {
  const { top, bottom } = e.getBoundingClientRect()
  for (let at = e.parentElement; at; at = at.parentElement) {
    const body = at === document.documentElement
    if (!body && getComputedStyle(at).overflowY === 'visible') continue
    const box = body ? { top: 0, bottom: innerHeight } : at.getBoundingClientRect()
    if (top < box.top - 2 || bottom > box.bottom + 2) return e.textContent.trim().slice(0, 40)
  }
  return ''
}
/** Runs in the page: can anything be touched that answers? */
function touchable() {
  return [...document.querySelectorAll('[data-light=lit], button[data-act], .prompt button.list')].some((e) => {
    const { left, top, right, bottom, width } = e.getBoundingClientRect()
    const on = width && document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    // A pawn on a space belongs to the same drawing, and lets clicks through.
    const drawing = e.closest('svg')
    return !!on && (e.contains(on) || on.contains(e) || (!!drawing && drawing === on.closest('svg')))
  })
}

/** Where the board is. */
export const boxOf = (page) =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector('.merchants main').getBoundingClientRect()
    return { top: Math.round(top), bottom: Math.round(bottom) }
  })
export const jumped = (a, b) => Math.abs(a.top - b.top) > 1 || Math.abs(a.bottom - b.bottom) > 1

/** Lit or chosen things of the board that the question lies over. */
export const under = (page) =>
  page.evaluate(() => {
    const edge = document.querySelector('.prompt').getBoundingClientRect().bottom
    return [...document.querySelectorAll('main :is([data-light=lit], [data-light=chosen], [data-act], [data-verb])')]
      .filter((e) => e.getBoundingClientRect().width && e.getBoundingClientRect().top < edge - 1)
      .map((e) => e.dataset.thing ?? e.textContent.trim())
  })
