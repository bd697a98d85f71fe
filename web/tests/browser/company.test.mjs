// Who sits around a table: talk, one's own notes, and those who only watch.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, enter, faultless, menu, pair, playTurn, settle, until, words } from './help.mjs'

const home = atHome()

test('people talk, and notes stay with whoever wrote them', async () => {
  const { anna, bob } = await pair(home)
  const annas = await menu(anna, 'chat')
  await annas.getByLabel(anna.say('chat-say')).fill('Good roads, Bob <b>!</b>')
  await anna.page.keyboard.press('Enter')
  await annas.getByText('Good roads, Bob <b>!</b>').waitFor()
  const unread = bob.page.getByRole('button', { name: bob.say('menu-unread', { n: 1 }) })
  await unread.waitFor()
  await unread.click()
  const bobs = bob.page.locator('section.menu')
  await bobs.getByRole('button', { name: bob.say('menu-chat') }).click()
  await bobs.getByText('Good roads, Bob <b>!</b>').waitFor()
  await bobs.getByLabel(bob.say('chat-say')).fill('And to you.')
  await bobs.getByRole('button', { name: bob.say('chat-send') }).click()
  await annas.getByText('And to you.').waitFor()

  await annas.getByRole('button', { name: anna.say('menu-back') }).click()
  await annas.getByRole('button', { name: anna.say('menu-notes') }).click()
  await annas.getByLabel(anna.say('note-label')).fill('He saves for the Oracle.')
  await annas.getByText(anna.say('note-keeping')).waitFor()
  await annas.getByText(anna.say('note-kept')).waitFor()
  await anna.page.reload()
  await anna.page.locator('.prompt h1').waitFor()
  const again = await menu(anna, 'notes')
  assert.equal(await again.getByLabel(anna.say('note-label')).inputValue(), 'He saves for the Oracle.')
  assert.ok(!bob.heard.frames.some((frame) => frame.includes('Oracle.')), 'Bob has heard of the note')

  // A digit in the chat is a digit, not an answer to the question on the table.
  const seq = anna.heard.sheet.seq
  await anna.page.keyboard.press('1')
  await anna.page.keyboard.press('u')
  await settle(anna.page)
  assert.equal(anna.heard.sheet.seq, seq)
  faultless(anna, bob)
  await Promise.all([anna.close(), bob.close()])
})

test('whoever watches sees no hidden deed and cannot do anything', async () => {
  const { table, anna, bob } = await pair(home)
  const [watcher, reader] = [await home.guest(), await home.guest({ plain: true })]
  await Promise.all([enter(watcher, table.path), enter(reader, table.path)])
  await watcher.page.getByText(watcher.say('bar-watching', { names: 'Anna, Bob' })).waitFor()
  await playTurn(anna)
  await playTurn(bob)
  await until(watcher.heard, 'the watcher sees it', (h) => h.sheet.board.round === anna.heard.sheet.board.round)
  await settle(watcher.page)
  const catalog = await home.api('POST', '/games/merchants/catalog', { options: { players: 2 } })
  const deeds = [anna, bob].flatMap(({ heard }) => heard.sheet.board.wagons[heard.sheet.you].deeds)
  assert.ok(deeds.length >= 2)
  const html = await watcher.page.content()
  for (const n of deeds) {
    const name = words(`deed-${catalog.deeds[n].id}`)
    assert.ok(!html.includes(name), `${name} can be seen from the gallery`)
  }
  for (const someone of [watcher, reader]) {
    for (const frame of someone.heard.frames.map((f) => JSON.parse(f)))
      for (const wagon of frame.now?.sheet.board.wagons ?? []) assert.ok(wagon.deeds.every((n) => n === null))
    assert.equal(await someone.page.locator('[data-light=lit], [data-act], #plain-do .offers button').count(), 0)
  }
  const panel = await menu(watcher, 'chat')
  await panel.getByText(watcher.say('chat-players-only')).waitFor()
  faultless(watcher, reader)
  await Promise.all([anna, bob, watcher, reader].map((someone) => someone.close()))
})
