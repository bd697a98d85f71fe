// Every lesson of every game that is taught, to its end, as its own words ask for it: nobody is held by a step, and nobody is told
// that they did something else.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { atHome, decide, faultless, fits, has, myTurn, reads, settle, until } from './help.mjs'
import { ways } from './lessons.mjs'

const home = atHome()
const games = new URL('../../src/games/', import.meta.url)
const lessonsOf = (game) => {
  try {
    return JSON.parse(readFileSync(new URL(`${game}/lessons.json`, games), 'utf8'))
  } catch {
    return null
  }
}
const taught = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && lessonsOf(entry.name))
  .map(({ name }) => name)

/** Where the learner is now, as this browser keeps it. */
const kept = ({ page }, game) =>
  page.evaluate(
    (game) => JSON.parse(localStorage.getItem(`learn ${game}`) ?? localStorage.getItem('learn') ?? '{}'),
    game,
  )
/** The step is done; the last one of a lesson stays where it is. */
async function beyond(someone, game, chapter, n, s) {
  const now = await kept(someone, game)
  return now.chapter !== n || now.step !== s || now.done.includes(chapter.id)
}
/** What the page does by itself. */
const alone = ({ offers }) => {
  const answers = offers.filter((o) => !o.anytime)
  return answers.length === 1 && /^(fight|strike|accept)\b/.test(answers[0].act) && !offers.some((o) => o.anytime)
}

/** The market is opened first, and on a small screen what is not on it waits behind a tab. */
async function find({ page, touch }, { act, on }) {
  const market = page.locator('[data-chip=market]:visible')
  const more = page.locator('.anytime [aria-expanded=false]:visible')
  if (touch && act.startsWith('sell') && !(await market.count()) && (await more.count())) await more.first().click()
  if (act.startsWith('sell') && !(await page.locator('.market:visible').count()) && (await market.count()))
    await market.first().click()
  await settle(page)
  if (!touch) return
  const names = [`[data-act="${act}"]`, ...on.flatMap((thing) => [`[data-thing="${thing}"]`, `[data-chip="${thing}"]`])]
  const there = page.locator(`:is(${names.join(', ')}):visible`)
  const places = page.locator('.stage nav.tabs button').filter({ visible: true })
  for (let place = 0; on.length && !(await there.count()) && place < (await places.count()); place++) {
    await places.nth(place).click()
    await settle(page)
  }
}

/** Does what the step asks for: by a way of its own, or by choices that touch what is ringed. */
async function follow(someone, game, n, chapter, s) {
  const { page, heard } = someone
  const step = chapter.steps[s]
  const way = ways[chapter.id]?.[step.id]
  const there = () => beyond(someone, game, chapter, n, s)
  if (typeof way === 'function') await way(someone)
  for (let tries = 0; typeof way !== 'function' && tries < 14; tries++) {
    if (await there()) return
    await until(heard, 'a question', () => myTurn(someone)).catch(() => {})
    await settle(page)
    if (await there()) return
    if (!myTurn(someone) || alone(heard.sheet)) {
      await page.waitForTimeout(200)
      continue
    }
    const choose = (offers) =>
      way?.map((verb) => offers.find(({ act }) => act === verb || act.startsWith(`${verb} `))).find(Boolean) ??
      step.look?.map((thing) => offers.find(({ on }) => on.includes(thing))).find(Boolean) ??
      assert.fail(`${chapter.id}-${step.id} cannot be followed: ${offers.map(({ act }) => act).join(', ')}`)
    const offer = choose(heard.sheet.offers)
    await find(someone, offer)
    // The verb of a small table does at once what is the only choice of its kind.
    const [verb] = offer.act.split(' ', 1)
    const lone = heard.sheet.offers.filter(({ act }) => act.split(' ', 1)[0] === verb).length === 1
    const button = page.locator(`button[data-verb="${verb}"]:visible`)
    const before = heard.answers
    if (lone && (await button.count())) {
      await button.tap()
      await until(heard, `an answer to ${offer.act}`, (h) => h.answers > before)
    } else await decide(someone, { choose: () => offer, touch: someone.touch })
  }
  for (let i = 0; i < 40 && !(await there()); i++) await page.waitForTimeout(200)
  assert.ok(await there(), `${chapter.id}-${step.id} goes on when it is done`)
}

const sizes = [
  [1440, 900, false],
  [360, 740, true],
]
// What lies between them is read where there is time.
const between = [
  [768, 1024, true],
  [1024, 768, true],
  [1920, 1080, false],
]
for (const [g, game] of taught.entries())
  for (const [k, [width, height, touch]] of [...sizes, ...(process.env.SOAK ? between : [])].entries())
    for (const lang of ['en', 'hu'])
      test(
        `${game}, ${width} px, ${lang}`,
        { skip: !reads(lang, g, k) && 'in the other language at this size; in both with SOAK=1' },
        async () => {
          const someone = { ...(await home.guest({ lang, width, height, touch })), touch }
          const { page, say } = someone
          const { chapters } = lessonsOf(game)
          await page.goto('/learn')
          await page.locator(`[data-school="${game}"]`).click()
          for (const [n, chapter] of chapters.entries()) {
            for (const [s, step] of chapter.steps.entries()) {
              const id = `learn-${chapter.id}-${step.id}`
              const text = touch && has(`${id}-touch`, lang) ? say(`${id}-touch`) : say(id)
              // What a bot does at once is over before anybody reads of it.
              const told = page.locator('.guide .text p', { hasText: text })
              for (let i = 0; i < 40 && !(await told.count()); i++) {
                if (step.until && (await beyond(someone, game, chapter, n, s))) break
                await page.waitForTimeout(200)
              }
              if (step.until && (await beyond(someone, game, chapter, n, s)) && step !== chapter.steps.at(-1)) continue
              assert.ok(await told.count(), `${id} is said`)
              await page.locator('.stage .drawn').first().waitFor()
              await fits(page)
              if (process.env.SHOTS) {
                await page.waitForTimeout(900)
                await page.screenshot({ path: `${process.env.SHOTS}/${width}-${chapter.id}-${s}.png` })
              }
              if (!step.until) await page.locator('.guide .next').click()
              else {
                await follow(someone, game, n, chapter, s)
                assert.equal(
                  await page.locator('.guide .other').count(),
                  0,
                  `${chapter.id}-${step.id}: that was what it asked for`,
                )
                if (step === chapter.steps.at(-1)) await page.locator('.guide .next').click()
              }
            }
          }
          await page.locator('#main h1', { hasText: say('learn-title') }).waitFor()
          const section = page.locator('main section', { has: page.locator(`#of-${game}`) })
          assert.equal(await section.locator('.done').count(), chapters.length)
          assert.equal(await page.locator('main .done').count(), chapters.length, 'of this game only')
          faultless(someone)
          await someone.close()
        },
      )
