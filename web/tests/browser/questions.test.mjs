// Every kind of question of every game, at every size, in both languages: nothing of the table is cut, covered or broken inside
// a word. The kinds come from the types of the games, by way of fixtures/questions.json (crates/shelf/tests/all/questions.rs).
// Each size of each question is read in one language in the normal run, in the other at the next question; with SOAK=1
// (`cargo xtask test --soak`) in both. QUESTIONS=Act,Bazaar looks at these only; REPORT=file writes down all that was found.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { atHome, faultless, reads, settle, until } from './help.mjs'
import { openPositions } from './positions.mjs'
import { handsOn, outOfSight, unseen } from './seen.mjs'
import { aside, unanswered, under } from './sight.mjs'

const { QUESTIONS: only } = process.env
const wanted = (p) => !only || only.split(',').includes(p.kind)
const sizes = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
]
/** Without a mouse: buttons are larger there. */
const touched = (width) => width < 1180

const home = atHome()
let [looks, lists] = [0, 0]
after(() => console.log(`${looks} screens compared, ${lists} lists opened`))

/** All tables of a game, each played to its question, and two people at each: one reads English, one Hungarian. */
async function readers(game, wishes) {
  const tables = await openPositions(home, (p) => p.game === game && wanted(p))
  const seats = Object.fromEntries(tables.map(({ id, mine }) => [id, { seats: mine }]))
  const both = await Promise.all(['en', 'hu'].map((lang) => home.guest({ lang, seats, ...wishes })))
  both.forEach((reader, i) => (reader.lang = ['en', 'hu'][i]))
  for (const { context } of both) context.setDefaultTimeout(60_000)
  return { tables, both }
}
/** Another table without loading the page again. */
async function goTo({ page, heard }, table) {
  heard.sheet = null
  if (page.url() === 'about:blank') await page.goto(table.path)
  else
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, table.path)
  await until(heard, `the sheet of ${table.kind}`, (h) => h.sheet, 20_000)
  assert.equal(heard.sheet.prompt.id, table.ask)
  await page.locator('.prompt h1, #plain-do h2').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await handsOn(page)
}
async function resize(reader, [width, height]) {
  reader.line ??= await reader.context.newCDPSession(reader.page)
  await reader.line.send('Emulation.setTouchEmulationEnabled', { enabled: touched(width) })
  await reader.page.setViewportSize({ width, height })
  await settle(reader.page)
}
async function check(faults, reader, what, roots, except) {
  looks++
  // While something is chosen, buttons may lie over the upper edge of the board, never over what is lit.
  const over = await reader.page.locator('.prompt.over').count()
  const sees = over ? `${roots} :is(.top, .ask, .wagon, .rail)` : roots
  for (const fault of await unseen(reader.page, sees, except)) (faults[fault] ??= []).push(what)
  if (over) for (const thing of await under(reader.page)) (faults[`lit under the question: ${thing}`] ??= []).push(what)
  if (process.env.REPORT) writeFileSync(process.env.REPORT, JSON.stringify({ looks, what, faults }, null, 1))
}
const note = (faults, found, what) => found.forEach((fault) => (faults[fault] ??= []).push(what))
/** What is wrong, each fault once, with where it was found. */
function none(faults) {
  const all = Object.entries(faults).map(
    ([fault, where]) => `${fault}\n      ${where.length} times: ${where.slice(0, 3).join('; ')}`,
  )
  assert.equal(all.length, 0, `${all.length} faults\n  ${all.join('\n  ')}`)
}

// ---- the drawn table ----

/** Things that leave a choice when they are touched; the fewer continuations, the longer their buttons. */
function narrowing({ heard }) {
  const { offers } = heard.sheet
  const count = (thing) => offers.filter((o) => o.on.includes(thing)).length
  const things = [...new Set(offers.flatMap((o) => o.on))]
  return things.filter((thing) => count(thing) > 1 && count(thing) < offers.length).sort((a, b) => count(a) - count(b))
}
async function touch(reader) {
  for (const thing of narrowing(reader)) {
    const lit = reader.page.locator(`[data-thing="${thing}"][data-light=lit]`).filter({ visible: true })
    if (!(await lit.count())) continue
    // without a mouse that would rest there
    await lit.first().dispatchEvent('click')
    await settle(reader.page)
    return thing
  }
}
/** On a small screen the rest is behind these tabs. */
const tabs = { 360: [1, 2], 768: [1, 2], 1024: [1] }
/** Coins, what one would score, secret deeds and the dice that act, on whatever screen and tab. */
async function own(faults, { page, heard }, what, wide) {
  const { board, you } = heard.sheet
  const { pool, deeds, lantern_slots } = board.wagons[you]
  // A lantern that may come shows itself in a free place, not beside all of them.
  const places = wide
    ? await page.locator('.wide .carried .row').first().locator('.icon, .hole').count()
    : lantern_slots
  if (places !== lantern_slots) (faults[`${places} places for ${lantern_slots} lanterns`] ??= []).push(what)
  assert.equal(typeof board.would?.score.total, 'number', what)
  const there = { coins: true, score: true, pool: pool.length, deeds: deeds.length }
  for (const part of Object.keys(there).filter((part) => there[part])) {
    const at = wide ? `.wide .wagon :is([data-own=${part}], [data-thing=${part}])` : `.own [data-own=${part}]`
    for (const fault of await outOfSight(page, at)) (faults[`${part} out of sight, ${fault}`] ??= []).push(what)
  }
}
/** All answers as a list, where there is one: each is there, the first is in sight, and none is cut. */
async function list(faults, reader, what) {
  const { page, heard } = reader
  const button = page.locator('.prompt button.list:visible')
  if (!(await button.count())) return
  await button.dispatchEvent('click')
  await page.locator('section.all').waitFor()
  await settle(page)
  lists++
  const n = await page.locator('section.all [data-act]').count()
  if (n !== heard.sheet.offers.filter((o) => !o.anytime).length) note(faults, [`a list with ${n} answers`], what)
  note(faults, await unseen(page, 'section.all'), `${what}, list`)
  note(faults, await unanswered(reader, { ask: 'section.all h2', answers: 'section.all [data-act]' }), `${what}, list`)
  await page.locator('section.all button.back').dispatchEvent('click')
  await page.locator('section.all').waitFor({ state: 'detached' })
  await settle(page)
}
async function everySize(faults, reader, what, more, nth = 0, of = merchants) {
  const seen = async (size, where) => {
    const screen = `${what} ${size.join('×')} ${where}`
    await check(faults, reader, screen, of.root, '.log')
    if (more && of.own) await of.own(faults, reader, screen, size[0] >= 1180)
  }
  for (const [i, size] of sizes.entries()) {
    if (!reads(reader.lang, i, nth)) continue
    await resize(reader, size)
    // The other table is fetched when it is needed for the first time.
    await reader.page
      .locator(size[0] >= 1180 ? '.wide' : of.small)
      .first()
      .waitFor()
    await seen(size, reader.lang)
    note(faults, await unanswered(reader), `${what} ${size.join('×')} ${reader.lang}`)
    if (more)
      for (const thing of await aside(reader))
        (faults[`lit and out of sight: ${thing}`] ??= []).push(`${what} ${size.join('×')} ${reader.lang}`)
    for (const nth of more ? (of.tabs[size[0]] ?? []) : []) {
      await reader.page.locator('.tabs button').nth(nth).dispatchEvent('click')
      await settle(reader.page)
      await seen(size, `${reader.lang}, tab ${nth}`)
    }
    if (more && of.tabs[size[0]]) await reader.page.locator('.tabs button').first().dispatchEvent('click')
    if (more) await list(faults, reader, `${what} ${size.join('×')} ${reader.lang}`)
  }
}
const merchants = { root: '.merchants', small: '.own', tabs, own }
/** Map, hero, town, square and table; of two panes the first is always there. */
const nowOrNever = {
  root: '.now-or-never',
  small: '.small',
  tabs: { 360: [1, 2, 3, 4], 768: [1, 2, 3, 4], 1024: [1, 2, 3] },
}

test('every question of Now or Never, drawn', async () => {
  const { tables, both } = await readers('now-or-never')
  const faults = {}
  for (const [nth, table] of tables.entries())
    await Promise.all(
      both.map(async (reader) => {
        await goTo(reader, table)
        await everySize(faults, reader, table.kind, true, nth, nowOrNever)
        const thing = await touch(reader)
        if (thing) await everySize(faults, reader, `${table.kind} after ${thing}`, false, nth + 1, nowOrNever)
      }),
    )
  none(faults)
  faultless(...both)
})
test('every question of Merchants, drawn', async () => {
  const { tables, both } = await readers('merchants')
  const faults = {}
  for (const [nth, table] of tables.entries())
    await Promise.all(
      both.map(async (reader) => {
        await goTo(reader, table)
        // The cards come after the first picture.
        await reader.page.locator('.own [data-own], .wide [data-own]').first().waitFor()
        await everySize(faults, reader, table.kind, true, nth)
        const thing = await touch(reader)
        if (thing) await everySize(faults, reader, `${table.kind} after ${thing}`, false, nth + 1)
      }),
    )
  assert.ok(only || lists > tables.length, `${lists} lists were opened`)
  none(faults)
  faultless(...both)
})

// ---- plain: the only page of the other games ----

for (const game of ['merchants', 'silk-road', 'now-or-never'])
  test(`every question of ${game}, plain`, async () => {
    const { tables, both } = await readers(game, { plain: true })
    const faults = {}
    for (const [nth, table] of tables.entries())
      await Promise.all(
        both.map(async (reader) => {
          await goTo(reader, table)
          for (const [i, size] of sizes.entries()) {
            if (!reads(reader.lang, i, nth)) continue
            await resize(reader, size)
            const screen = `${table.kind} ${size.join('×')} ${reader.lang}`
            await check(faults, reader, screen, 'body')
            await reader.page.evaluate(() => scrollTo(0, 0))
            const parts = { ask: '#plain-do h2', answers: '#plain-do .offers button' }
            note(faults, await unanswered(reader, parts), screen)
          }
        }),
      )
    none(faults)
    faultless(...both)
  })
