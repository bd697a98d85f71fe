// A real house and real browsers for the tests: the program serves the built page, Chromium plays.
// CARAVAN_PROGRAM is the program, CARAVAN_WEB the built page, CHROMIUM the browser.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before } from 'node:test'
import { createInterface } from 'node:readline'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { chromium } from 'playwright-core'

const here = (path) => new URL(path, import.meta.url).pathname
const caravan = process.env.CARAVAN_PROGRAM ?? here('../../../target/debug/caravan')
const web = process.env.CARAVAN_WEB ?? here('../../dist')

// ---- words: tests find buttons by what players read ----

const bundles = {}
function bundle(lang) {
  if (bundles[lang]) return bundles[lang]
  const folder = here(`../../../locales/${lang}`)
  const made = new FluentBundle(lang, { useIsolating: false })
  for (const file of readdirSync(folder).filter((f) => f.endsWith('.ftl')))
    made.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')), { allowOverrides: true })
  return (bundles[lang] = made)
}
/** A message of the locales, in words. */
export function words(id, args = {}, lang = 'en') {
  const message = bundle(lang).getMessage(id)
  assert.ok(message?.value, `there is no message ${id} in ${lang}`)
  return bundle(lang).formatPattern(message.value, args)
}

export const has = (id, lang = 'en') => !!bundle(lang).getMessage(id)

/**
 * Screens that come at many sizes are read in one language each, in the other at the next size and table; with SOAK=1
 * (`cargo xtask test --soak`) in both. Is this one read in this language?
 */
export const reads = (lang, ...numbers) =>
  !!process.env.SOAK || lang === ['en', 'hu'][numbers.reduce((sum, n) => sum + n, 0) % 2]

// ---- the house ----

/** Starts `caravan serve` with a database of its own. `named`: another program that was built beside it. */
export async function openHouse({ pause = 0, more = [], named } = {}) {
  const program = named ? join(dirname(caravan), named) : caravan
  assert.ok(existsSync(program), `${program} is not there: cargo build --workspace, or CARAVAN_PROGRAM`)
  assert.ok(existsSync(join(web, 'index.html')), `${web} has no page: npm run build, or CARAVAN_WEB`)
  const data = mkdtempSync(join(tmpdir(), 'caravan-browser-'))
  const flags = ['--address', '127.0.0.1:0', '--data', data, '--web', web, '--bot-pause', String(pause), '--unlimited']
  const house = spawn(program, ['serve', ...flags, ...more], { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaints = ''
  house.stderr.on('data', (text) => (complaints += text))
  const url = await new Promise((resolve, reject) => {
    house.once('exit', (code) => {
      rmSync(data, { recursive: true, force: true })
      reject(new Error(`the house did not open (${code}): ${complaints}`))
    })
    createInterface(house.stdout).on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line)
      if (found) resolve(found[0])
    })
  })
  return {
    url,
    pid: house.pid,
    complaints: () => complaints,
    /** Asks the house as a program would. */
    async api(method, path, body, secret) {
      const headers = { 'content-type': 'application/json' }
      if (secret) headers.authorization = `Bearer ${secret}`
      const reply = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
      const json = await reply.json()
      assert.ok(reply.ok, `${method} ${path}: ${JSON.stringify(json)}`)
      return json
    },
    async close() {
      if (house.exitCode === null) {
        house.kill('SIGTERM')
        await once(house, 'exit')
      }
      rmSync(data, { recursive: true, force: true })
    },
  }
}

// ---- browsers ----

const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
/** Without the windows and menus of its own it is the same browser, and opens a page in half the time. */
const browser = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  here('../../../target/browser/chromium'),
].find((path) => existsSync(path))
export function openBrowser() {
  return chromium.launch({
    executablePath:
      process.env.CHROMIUM ?? browser ?? assert.fail('there is no Chromium here: cargo xtask test brings one'),
    // letters as wide as in the whole browser
    args: [...quiet, '--disable-sync', '--no-first-run', '--font-render-hinting=none'],
  })
}

/** A house and a browser for all tests of a file, closed at its end. */
export function atHome(options) {
  const home = {}
  before(async () => {
    home.house = await openHouse(options)
    home.browser = await openBrowser()
  })
  after(async () => {
    await home.browser?.close()
    await home.house?.close()
  })
  home.guest = (wishes) => guest(home.browser, home.house, wishes)
  home.api = (...asked) => home.house.api(...asked)
  return home
}

/**
 * Somebody with a browser of their own (nothing stored but these settings). `pace: 0` shows others' moves at once.
 * What the page hears from the house is heard here, too: `heard.sheet` is the newest sheet, `heard.frames` all text.
 */
export async function guest(browser, house, wishes = {}) {
  const { lang = 'en', theme = 'dark', plain = false, pace = 0, confirm = false, name = '', seats = {} } = wishes
  const { width = 1440, height = 900, touch = false, motion = 'reduce' } = wishes
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    locale: lang === 'hu' ? 'hu-HU' : 'en-GB',
    reducedMotion: motion,
    colorScheme: theme,
  })
  await context.addInitScript(
    ([settings, chairs]) => {
      if (localStorage.getItem('settings')) return
      localStorage.setItem('settings', JSON.stringify(settings))
      localStorage.setItem('chairs', JSON.stringify(chairs))
    },
    [{ lang, theme, plain, pace, confirm, name }, seats],
  )
  await context.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(...where) {
        super(...where)
        this.addEventListener('message', ({ data }) => data.startsWith('{"now"') && (window.newestSheet = data))
      }
    }
  })
  context.setDefaultTimeout(8000)
  const page = await context.newPage()
  const heard = listen(page)
  return { context, page, heard, confirm, say: (id, args) => words(id, args, lang), close: () => context.close() }
}

/** Who listens to which page. */
const ears = new WeakMap()
function listen(page) {
  const heard = Object.assign(new EventEmitter(), {
    sheet: null,
    /** offers that could not be taken back */
    lasting: [],
    /** the frame that brought the sheet */
    now: null,
    meta: null,
    you: undefined,
    frames: [],
    answers: 0,
    refused: [],
    errors: [],
    sockets: 0,
  })
  heard.setMaxListeners(50)
  ears.set(page, heard)
  page.on('pageerror', (error) => heard.errors.push(String(error)))
  page.on('console', (line) => line.type() === 'error' && heard.errors.push(line.text()))
  page.on('websocket', (socket) => {
    heard.sockets++
    socket.on('framereceived', ({ payload }) => {
      heard.frames.push(String(payload))
      if (String(payload).startsWith('{"now"')) heard.now = String(payload)
      hear(heard, JSON.parse(String(payload)))
    })
  })
  return heard
}
function hear(heard, message) {
  if (message.welcome) [heard.you, heard.meta] = [message.welcome.you, message.welcome.meta]
  if (message.meta) heard.meta = message.meta
  if (message.now) [heard.sheet, heard.lasting] = [message.now.sheet, message.now.lasting]
  if (message.done || message.no) heard.answers++
  if (message.no) heard.refused.push(message.no)
  heard.emit('news')
}

/** Waits until something is so; looks whenever the house has said something. */
export async function until(heard, what, so, most = 8000) {
  const end = Date.now() + most
  while (!so(heard)) {
    const left = end - Date.now()
    if (left <= 0) assert.fail(`waited ${most} ms for: ${what}`)
    await Promise.race([once(heard, 'news'), new Promise((resolve) => setTimeout(resolve, Math.min(left, 250)))])
  }
}
/** The page has heard what we have heard, and has drawn it. On a busy machine it may be behind. */
export async function settle(page) {
  const end = Date.now() + 8000
  const drawn = (now) =>
    new Promise((done) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => done(window.newestSheet === undefined || window.newestSheet === now)),
      ),
    )
  while (!(await page.evaluate(drawn, ears.get(page)?.now)))
    assert.ok(Date.now() < end, 'the page does not draw what the house has said')
}

// ---- tables ----

/** Opens a table as a program would; `seats` is what a browser remembers of it (`guest({ seats })`). */
export async function openTable(house, opening = {}) {
  const { chairs = ['me', { bot: 'greedy' }], game = 'merchants', options = {}, ...rest } = opening
  const asked = { game, chairs, options: { players: chairs.length, ...options }, me: 'Anna', ...rest }
  const table = await house.api('POST', '/tables', asked)
  return { ...table, path: `/t/${table.id}`, seats: { [table.id]: { seats: table.seats, host: table.host } } }
}
/** Takes an open chair as a program would. */
/** Opens a table, gets up, and waits until the bots have played it to its end. */
export async function finished(home, opening) {
  const table = await openTable(home.house, opening)
  await home.api('POST', `/tables/${table.id}/leave`, {}, table.seats[table.id].seats[0].secret)
  for (let i = 0; i < 200; i++) {
    if ((await home.api('GET', `/tables/${table.id}`)).stage === 'over') return table
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.fail('the bots have not finished')
}
export async function sit(house, table, name, seat) {
  const got = await house.api('POST', `/tables/${table.id}/sit`, { name, seat })
  return { ...got, seats: { [table.id]: { seats: got.seats } } }
}
/** Sits down at a table in the browser and waits until it is drawn. */
export async function enter(someone, path) {
  await someone.page.goto(path)
  await drawn(someone)
}
/** The game has begun, and its table is on the screen. */
export async function drawn({ page, heard }) {
  await until(heard, 'a sheet', (h) => h.sheet)
  await page.locator('.prompt h1, #plain-do h2').first().waitFor()
  await settle(page)
}
/** The mouse's table and the finger's table need different hands. */
async function press(target, touch) {
  await (touch ? target.tap() : target.click())
}
export const myTurn = ({ heard }) => !!heard.sheet?.must.includes(heard.sheet.you) && heard.sheet.offers.length > 0
export const over = ({ heard }) => heard.sheet?.must.length === 0

/** The first offer; whoever wants a lively game gives another `choose`. */
const first = (offers) => offers[0]

/** A choice that differs from time to time and is the same in every run. */
export function anyOf(seed = 1) {
  let state = seed
  return (offers) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return offers[Math.floor((state / 2147483648) * offers.length)]
  }
}

const verbOf = (offer) => offer.act.split(' ', 1)[0]
/** Goods of the market go into a basket; everything else narrows what may be done. */
const intoBasket = (sheet, offer) => sheet.board?.step === 'bazaar' && verbOf(offer) === 'buy'
/** Is one offer left after these things, and does the click on the last of them do it at once? */
function doneBy({ sheet, lasting }, things, verb) {
  const fits = (o) => (!verb || verbOf(o) === verb) && things.every((thing) => o.on.includes(thing))
  const all = sheet.offers.filter(fits)
  // What may be done at any time is no answer, as long as something is.
  const answers = all.filter((o) => !o.anytime)
  const left = answers.length ? answers : all
  // Of two things that one card can do, the one that it is there for.
  const [work] = left.filter((o) => verbOf(o) === 'pay')
  if (work && !verb && things.length === 1 && left.every((o) => o === work || verbOf(o) === 'rest'))
    return !lasting.includes(work.act)
  return things.length > 0 && left.length === 1 && !lasting.includes(left[0].act)
}

/**
 * One decision by clicking: the lit things of one offer, one after the other, then its button if it needs one.
 * Ends when the house has answered and the page shows it. `clicks` of what it returns says how many it took.
 */
export async function decide(someone, { choose = first, touch = false } = {}) {
  const { page, heard } = someone
  const offer = choose(heard.sheet.offers)
  const { sheet: before, answers, lasting } = heard
  const button = page.locator(`button[data-act="${offer.act}"]`)
  const shown = async () => (await button.count()) > 0 && (await button.first().isEnabled())
  await page.locator('[data-light=lit]:visible, .acts button:visible').first().waitFor()
  let clicks = 0
  const tap = async (target, thing) => {
    const spot = await target.boundingBox()
    await notTwice(page, thing, spot)
    await press(target, touch)
    // On a busy machine a press may wait long for its thing to stand still: it counts from when it is done.
    touched.set(page, { thing, spot, at: Date.now() })
    clicks++
    await settle(page)
  }
  const verb = page.locator(`button[data-verb="${verbOf(offer)}"][aria-pressed=false]`)
  const ofVerb = (await verb.count()) > 0 ? verbOf(offer) : undefined
  if (ofVerb && !(await shown())) await tap(verb)
  const things = []
  // What a button begins with is said there first.
  for (const thing of offer.on) {
    const begins = page.locator(`button[data-then="${thing}"]:visible`)
    if (!(await begins.count())) continue
    await tap(begins.first(), thing)
    things.push(thing)
  }
  // As it was asked: the answer may be here before we look again.
  const done = () => !someone.confirm && doneBy({ sheet: before, lasting }, things, ofVerb)
  for (const thing of offer.on.filter((thing) => !things.includes(thing))) {
    if (done() || (await shown())) break
    const own = page
      .locator(`[data-thing="${thing}"]:is([data-light=lit], [data-light=pilot])`)
      .filter({ visible: true })
    // What may be done at any time has a button in the strip as well.
    const lit = (await own.count()) ? own : page.locator(`[data-chip="${thing}"]:visible`)
    if (!(await lit.count())) continue
    await tap(lit.first(), thing)
    if (intoBasket(before, offer)) await page.locator(`.prime[data-act="${offer.act}"]:enabled`).waitFor()
    else things.push(thing)
  }
  // The page may know better by now what can be taken back, and has done it.
  const settled = () => clicks > 0 && heard.answers > answers
  if (!done() && !settled()) {
    if (!(await shown())) await openList(page, touch)
    assert.ok(await shown(), `${offer.act} cannot be done by clicking (${offer.on.join(', ')})`)
    await tap(button.first())
  }
  await until(heard, `an answer to ${offer.act}`, (h) => h.answers > answers)
  assert.deepEqual(heard.refused, [], offer.act)
  await until(heard, 'the next sheet', (h) => h.sheet !== before)
  await page.locator('.prompt[data-busy]').waitFor({ state: 'detached' })
  await settle(page)
  return { ...offer, clicks }
}
/**
 * The page takes two clicks on one thing as one of habit (things.ts), as browsers count them: within half a second, and at one
 * place, whatever lies there by then.
 */
const touched = new WeakMap()
const middle = (spot) => [spot.x + spot.width / 2, spot.y + spot.height / 2]
const near = (a, b) => !a || !b || Math.hypot(middle(a)[0] - middle(b)[0], middle(a)[1] - middle(b)[1]) < 60
async function notTwice(page, thing, spot) {
  const last = touched.get(page)
  const since = last && Date.now() - last.at
  const again = thing && (last?.thing === thing || near(last?.spot, spot))
  if (again && since < 700) await page.waitForTimeout(700 - since)
}
/** What no drawn thing stands for is in a list. */
async function openList(page, touch) {
  const list = page.locator('button.list:visible').first()
  if (await list.count()) await press(list, touch)
  await settle(page)
}

/** Plays until `enough`; between turns it waits for the others. */
export async function playOn(someone, { enough = over, most = 400, ...how } = {}) {
  let decisions = 0
  while (!enough(someone)) {
    await until(someone.heard, 'my turn or the end', () => myTurn(someone) || enough(someone), 15_000)
    if (enough(someone)) break
    await settle(someone.page)
    await decide(someone, how)
    if (++decisions >= most) break
  }
  return decisions
}

// ---- people ----

/** Two people at one table that has begun, each with a browser. */
export async function pair(home, { wishes = {}, other = {}, ...opening } = {}) {
  const table = await openTable(home.house, { chairs: ['me', 'open'], ...opening })
  const bobs = await sit(home.house, table, 'Bob', 1)
  await home.api('POST', `/tables/${table.id}/start`, {}, table.host)
  const anna = await home.guest({ seats: table.seats, name: 'Anna', ...wishes })
  const bob = await home.guest({ seats: bobs.seats, name: 'Bob', ...wishes, ...other })
  await Promise.all([enter(anna, table.path), enter(bob, table.path)])
  return { table, anna, bob, secrets: [table.seats[table.id].seats[0].secret, bobs.seats[table.id].seats[0].secret] }
}
/** Plays until somebody else is asked. */
export const playTurn = (someone, how = {}) => playOn(someone, { enough: (me) => !myTurn(me), ...how })

/** A page of the table's menu, or the menu itself. */
export async function menu(someone, page) {
  await someone.page
    .getByRole('button', { name: someone.say('menu-title'), exact: false })
    .first()
    .click()
  const panel = someone.page.locator('section.menu')
  await panel.waitFor()
  if (page)
    await panel
      .getByRole('button', { name: someone.say(`menu-${page}`), exact: false })
      .first()
      .click()
  return panel
}

// ---- what must always be so ----

/** Nothing is wider than the window. */
export async function fits(page) {
  const { scroll, width, culprits } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: innerWidth,
    culprits: [...document.querySelectorAll('body *')]
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 5)
      .map((e) => `${e.tagName}.${e.getAttribute('class') ?? ''}`),
  }))
  assert.ok(scroll <= width, `${scroll} wide in a window of ${width}: ${culprits.join(', ')}`)
}
/** The page made no error. */
export function faultless(...people) {
  for (const { heard } of people) assert.deepEqual(heard.errors, [])
}
