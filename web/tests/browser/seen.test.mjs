// The look at a page that the other tests rely on: it finds what cannot be seen, and nothing else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openBrowser } from './help.mjs'
import { outOfSight, unseen } from './seen.mjs'

let browser, page
before(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 400, height: 300 } })
})
after(() => browser?.close())

const box = 'position: absolute; left: 20px; top: 20px; width: 80px; height: 40px;'
const broken = {
  'an ellipsis': [
    /^cut: .a “A name that is long”/,
    `<p class="a" style="${box} overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A name that is long</p>`,
  ],
  'a box that is too low': [
    /^cut: .a “several lines/,
    `<p class="a" style="${box} height: 20px; overflow: hidden">several lines of text in a low box</p>`,
  ],
  'lines that are clamped': [
    /^cut: .a “one two/,
    `<p class="a" style="${box} height: auto; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden">one two three four five six</p>`,
  ],
  'a strip that goes on sideways': [
    /^cut: .c “Third”/,
    `<div style="${box} overflow-x: auto; display: flex"><b style="min-width: 60px">First</b><b class="c" style="min-width: 60px">Third</b></div>`,
  ],
  'beside the window': [
    /^cut: .a “Over the edge”/,
    `<p class="a" style="position: absolute; left: 360px; white-space: nowrap">Over the edge</p>`,
  ],
  'below a window that does not move': [
    /^cut: .a “Below”/,
    `<div style="position: fixed; inset: 0; overflow: hidden"><p class="a" style="position: absolute; top: 290px; margin: 0; font-size: 20px">Below</p></div>`,
  ],
  'an example in a field': [
    /^cut: .a “amber-anchor-bay-4821” in its field/,
    `<input class="a" placeholder="amber-anchor-bay-4821" style="width: 100px">`,
  ],
  'what may be chosen': [
    /^cut: .a “somebody who thinks for a long time” in its field/,
    `<select class="a" style="width: 120px"><option>me</option><option>somebody who thinks for a long time</option></select>`,
  ],
  'half a button': [
    /^cut: .a “Buy”/,
    `<div style="${box} overflow: hidden"><button class="a" style="margin-left: 50px; width: 60px; text-align: left">Buy</button></div>`,
  ],
  'a word that is wider than its card': [
    /^beyond: .card .a “outlying” of .card/,
    `<div class="card" style="${box} width: 30px; border: 1px solid"><span class="a">outlying</span></div>`,
  ],
  'under a panel': [
    /^covered: .a “Title” by .b/,
    `<p class="a" style="${box}">Title</p><div class="b" style="${box} background: navy"></div>`,
  ],
  'under a panel that lets clicks through': [
    /^covered: .a “Title” by .b/,
    `<p class="a" style="${box}">Title</p><div class="b" style="${box} background: navy; pointer-events: none"></div>`,
  ],
  'letters on letters': [
    /^covered: .a “Title” by .b/,
    `<p class="a" style="${box} font-size: 20px">Title</p><p class="b" style="${box} font-size: 20px">Other</p>`,
  ],
  'a crest on a title': [
    /^covered: .a “Title”/,
    `<p class="a" style="${box} font-size: 20px">Title</p><svg style="${box}"><rect width="80" height="80"/></svg>`,
  ],
  'a badge on a drawing': [
    /^covered: .icon/,
    `<svg class="icon" style="${box}"><rect width="80" height="40"/></svg><i class="b" style="${box} left: 45px; width: 40px; background: red">5</i>`,
  ],
  'a word on two lines': [
    /^broken: .a “Jessamy”/,
    `<p class="a" style="${box} width: 30px; overflow-wrap: anywhere">Jessamy</p>`,
  ],
}
const whole = {
  'a list that goes on below': `<div style="${box} overflow: hidden auto"><p>One</p><p>Two</p><p>Three</p></div>`,
  'a page that goes on below': `<p style="margin-top: 500px">Later</p>`,
  'words on two lines': `<p style="${box}">Jessamy and Tallow</p>`,
  'a hyphen at the end of a line': `<p style="${box} width: 60px">Never-ending</p>`,
  'a word that may be divided': `<p lang="hu" style="${box} width: 90px">Parázs&shy;felvonulás</p>`,
  'only for readers': `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Read aloud</span>`,
  'a stretched link': `<style>.l::after { content: ''; position: absolute; inset: 0 }</style><div style="${box}"><b class="l">Tallow</b><i>away</i></div>`,
  'text on its own button': `<button style="${box}"><span>Buy</span></button>`,
  'a field with room for its choices': `<select><option>me</option><option>somebody else</option></select>`,
  'what shall not count': `<p class="log" style="${box} overflow: hidden; white-space: nowrap">A line that is much too long</p>`,
}

for (const [what, [expected, html]] of Object.entries(broken))
  test(`found: ${what}`, async () => {
    await page.setContent(`<body style="margin: 0; font: 16px sans-serif">${html}`)
    const found = await unseen(page)
    assert.ok(
      found.some((fault) => expected.test(fault)),
      JSON.stringify(found),
    )
  })
for (const [what, html] of Object.entries(whole))
  test(`nothing wrong: ${what}`, async () => {
    await page.setContent(`<body style="margin: 0; font: 16px sans-serif">${html}`)
    assert.deepEqual(await unseen(page, 'body', '.log'), [])
  })

test('rolled away is out of sight', async () => {
  const list = `<div style="${box} overflow: hidden auto"><p>One</p><p>Two</p><p class="a">Three</p></div>`
  await page.setContent(`<body style="margin: 0; font: 16px sans-serif">${list}`)
  assert.match((await outOfSight(page, '.a'))[0], /^cut: .a “Three”/)
  assert.deepEqual(await outOfSight(page, '.b'), ['missing: .b'])
  await page.setContent('<p class="a">One</p>')
  assert.deepEqual(await outOfSight(page, '.a'), [])
})
