// How a game works: pictures for people first, then the numbered rules. Nothing is cut at any size, in any language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, drawn, faultless, fits, myTurn, until } from './help.mjs'

const home = atHome()
const GAMES = ['merchants', 'silk-road', 'now-or-never']
const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
]

/** Words that stick out of their box, or out of their drawing. */
const cut = () => {
  const boxes = [...document.querySelectorAll('.pictures :is(h1, h2, h3, p, li, b, i, nav a, footer *)')]
  const wide = boxes.filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0)
  const words = [...document.querySelectorAll('.pictures svg text')].filter((e) => e.checkVisibility())
  const out = words.filter((text) => {
    const [inside, around] = [text.getBoundingClientRect(), text.closest('div').getBoundingClientRect()]
    return inside.left < around.left - 1 || inside.right > around.right + 1
  })
  return [...wide, ...out].map((e) => `${e.tagName} ${e.textContent}`)
}

for (const lang of ['en', 'hu'])
  test(`the pictures fit everywhere in ${lang}`, async (t) => {
    let screens = 0
    for (const theme of ['dark', 'light']) {
      const someone = await home.guest({ lang, theme })
      const { page, say } = someone
      for (const game of GAMES) {
        await page.goto(`/rules/${game}`)
        await page.locator('.wins').waitFor()
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height })
          await fits(page)
          assert.deepEqual(await page.evaluate(cut), [], `${game} at ${width} in ${lang}`)
          const play = await page.getByRole('button', { name: say('pictures-play') }).boundingBox()
          assert.ok(play.y + play.height <= height, `${game} at ${width}×${height}: Play now is in sight`)
          assert.ok(play.height >= 44, 'large enough for a finger')
          screens++
        }
        const order = await page.evaluate(() => {
          const top = (selector) => document.querySelector(selector).getBoundingClientRect().top
          return top('.pictures') < top('#numbered') && document.querySelectorAll('#numbered li[id]').length > 50
        })
        assert.ok(order, 'the numbered rules follow')
      }
      faultless(someone)
      await someone.close()
    }
    t.diagnostic(`${screens} screens`)
  })

test('a link to a rule shows the rule, and the pictures lead to the book', async () => {
  const someone = await home.guest({})
  const { page, say } = someone
  await page.goto('/rules/merchants#F-034')
  await page.locator('#F-034.marked').waitFor()
  await page.waitForFunction(() => {
    const { top, bottom } = document.getElementById('F-034').getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
  await page.goto('/rules')
  await page.getByRole('link', { name: say('pictures-book') }).click()
  await page.waitForFunction(() => document.getElementById('numbered').getBoundingClientRect().top < 60)
  faultless(someone)
})

test('Play now of each game opens a table, and a first game begins with one’s own turn', async () => {
  for (const game of GAMES) {
    const someone = await home.guest({ name: 'Anna' })
    const { page, heard, say } = someone
    await page.goto(`/rules/${game}`)
    await page.getByRole('button', { name: say('pictures-play') }).click()
    await drawn(someone)
    assert.equal(heard.meta.game, game)
    assert.equal(heard.you, 0, 'whoever has never played sits where the game begins')
    if (game === 'merchants') await until(heard, 'my turn', () => myTurn(someone))
    faultless(someone)
    await someone.close()
  }
})

test('the pictures of every game lead to its lessons', async () => {
  for (const game of ['merchants', 'silk-road', 'now-or-never']) {
    const someone = await home.guest({ name: 'Anna' })
    const { page } = someone
    await page.goto(`/rules/${game}`)
    await page.locator('a.learn').click()
    await page.locator(`#of-${game}`).waitFor()
    assert.equal(await page.locator('main section').count(), 3, 'beside those of the others')
    faultless(someone)
    await someone.close()
  }
})
