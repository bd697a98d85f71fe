// The whole house in Hungarian: switched in the middle of a game, with no word of English left and no message missing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, decide, enter, faultless, menu, myTurn, openTable, settle, until, words } from './help.mjs'

const home = atHome()

/** Words that no Hungarian sentence has. */
const english =
  /\b(the|your|you|and|with|from|this|that|nothing|turn|round|dice|take|pays?|buy|choose|wagon|coins?|lanterns?|nobody|players?|moves?|gains?|undo)\b/i
/** The name of a message, shown because there is no message. */
const missing =
  /(?:^|[\s"(])((?:ask|do|tale|web|home|top|menu|bar|log|chat|note|create|wait|plain|replay|merchants|silk|option|good|town|district|deed|hero|commission|companion|building|steed|card|effect|face|step|learn|rules|barrier|illegal)-[a-z0-9]+(?:-[a-z0-9]+)*)(?=$|[\s".,:)])/

/** Everything that somebody can read or hear on this page. */
const readable = (page) =>
  page.evaluate(() => {
    const said = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']
    const found = new Set(document.body.innerText.split('\n'))
    for (const e of document.querySelectorAll('body *')) {
      if (e.closest('[lang=en]')) continue
      for (const name of said) if (e.hasAttribute(name)) found.add(e.getAttribute(name))
      if (e.matches('.sr, svg text, svg title')) found.add(e.textContent.trim())
    }
    return [...found].filter(Boolean)
  })
/** `names`: what people and tables are called is nobody's language. */
async function hungarian(someone, where, names = []) {
  await settle(someone.page)
  const lines = await readable(someone.page)
  const bare = lines.map((line) => names.reduce((text, name) => text.replaceAll(name, ''), line))
  const foreign = bare.filter((line) => english.test(line) && line !== 'English')
  assert.deepEqual(foreign, [], `${where}: English`)
  const lost = bare.map((line) => missing.exec(line)?.[1]).filter(Boolean)
  assert.deepEqual(lost, [], `${where}: messages that are missing`)
  assert.equal(await someone.page.evaluate(() => document.documentElement.lang), 'hu')
}

test('switched in place, drawn and plain, over many questions', async () => {
  const table = await openTable(home.house, { me: 'Anna', name: 'Próba' })
  const anna = await home.guest({ seats: table.seats })
  const { page, heard } = anna
  await enter(anna, table.path)
  const panel = await menu(anna)
  await panel.getByText(words('top-lang-hu'), { exact: true }).click()
  await page.waitForFunction(() => document.documentElement.lang === 'hu')
  anna.say = (id, args) => words(id, args, 'hu')
  await panel.getByText(anna.say('look-theme')).waitFor()
  const names = ['Anna', 'Próba', 'Caravanserai', 'Merchants of the Dark Road', 'Silk Road', 'Now or Never']
  await hungarian(anna, 'the menu', names)
  await page.keyboard.press('Escape')
  for (let i = 0; i < 25 && heard.sheet.must.length; i++) {
    await until(heard, 'my turn', () => myTurn(anna))
    await hungarian(anna, `the drawn table at ${heard.sheet.board.step}`, names)
    await decide(anna, { choose: (offers) => offers[(i * 7) % offers.length] })
  }
  await (await menu(anna)).getByRole('button', { name: anna.say('menu-plain') }).click()
  await page.locator('#plain-do').waitFor()
  await hungarian(anna, 'the plain table', names)
  faultless(anna)
  await anna.close()
})

test('every page of the house', async () => {
  const guest = await home.guest({ lang: 'hu' })
  const names = ['Caravanserai', 'Merchants of the Dark Road', 'Silk Road', 'Now or Never', 'amber-anchor-bay-4821']
  for (const path of [
    '/',
    '/create',
    '/create?game=silk-road',
    '/create?game=now-or-never',
    '/games',
    '/learn',
    '/name',
    '/nowhere',
    '/t/no-such-table',
  ]) {
    await guest.page.goto(path)
    await guest.page.locator('main h1').first().waitFor()
    await hungarian(guest, path, names)
  }
  await guest.close()
})
