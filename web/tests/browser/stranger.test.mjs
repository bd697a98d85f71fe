// A game that the page was not built with: another program serves it, its words come from there, and the plain view plays it.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { atHome, enter, faultless, openTable, settle, until } from './help.mjs'

const game = 'wells'
const home = atHome({ named: game })
const own = (lang) =>
  readFileSync(new URL(`../../../crates/${game}/locales/${lang}/${game}.ftl`, import.meta.url), 'utf8')
/** What its words call something, as far as it is said without arguments. */
const called = (lang, id) => new RegExp(`^${id} = (.*)$`, 'm').exec(own(lang))[1]
/** Ids of messages, and words of its cards as the rules write them. */
const bare = new RegExp(`\\b(${game}|game|plain|option|bot|ask|do)-[a-z]+(-[a-z]+)*\\b`)

for (const lang of ['en', 'hu'])
  test(`a whole game of a stranger by clicking (${lang})`, async () => {
    const anna = await home.guest({ lang, name: 'Anna' })
    const { page, heard, say } = anna
    // It stands with the others, under its name, and its table is opened as theirs are.
    await page.goto('/')
    await page.getByRole('link', { name: called(lang, `game-${game}-about`) }).click()
    await page.getByText(called(lang, `option-${game}-rounds`), { exact: true }).waitFor()
    assert.doesNotMatch(await page.locator('main').innerText(), bare)

    const table = await openTable(home.house, { game, chairs: ['me', { bot: 'herder' }], options: { rounds: 4 } })
    const seated = await home.guest({ lang, seats: table.seats })
    await enter(seated, table.path)
    const said = new Set()
    for (let n = 0; ; n++) {
      await until(seated.heard, 'my turn or the end', ({ sheet }) => sheet.must.includes(0) || !sheet.must.length)
      await settle(seated.page)
      const text = await seated.page.locator('.plain').innerText()
      assert.doesNotMatch(text, bare)
      said.add(text)
      const { sheet, answers } = seated.heard
      if (!sheet.must.length) break
      assert.ok(n < 20, 'four rounds have an end')
      const offer = sheet.offers[n % sheet.offers.length]
      await seated.page.locator(`button[data-act="${offer.act}"]`).click()
      await until(seated.heard, `an answer to ${offer.act}`, (h) => h.answers > answers && h.sheet !== sheet)
      assert.deepEqual(seated.heard.refused, [])
    }
    const all = [...said].join('\n')
    for (const id of ['goal', 'yours', 'coins', 'deck', 'hand'])
      assert.ok(all.includes(called(lang, `plain-${game}-${id}`)), id)
    assert.ok(
      ['salt', 'dates', 'cloth'].some((good) => all.includes(called(lang, `${game}-good-${good}`))),
      'goods have names',
    )
    assert.ok(
      all.includes(called(lang, `bot-herder`).toLowerCase()) || all.includes(called(lang, 'bot-herder')),
      'and bots',
    )
    assert.ok(all.includes(say('log-round', { part: 'round', round: 1 })), 'the log has its rounds')
    await seated.page.getByText(say('plain-result')).first().waitFor()
    // The other language, in place.
    const other = lang === 'en' ? 'hu' : 'en'
    await seated.page.evaluate(
      (lang) =>
        localStorage.setItem('settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('settings')), lang })),
      other,
    )
    await seated.page.reload()
    await seated.page
      .getByText(called(other, `plain-${game}-yours`))
      .first()
      .waitFor()
    assert.doesNotMatch(await seated.page.locator('.plain').innerText(), bare)
    faultless(anna, seated)
    await Promise.all([anna.close(), seated.close()])
  })
