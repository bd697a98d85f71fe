// How steps of lessons are done where more than a click on what is ringed is needed: verbs of choices, the first that is offered, or
// a hand on the board.
import { until } from './help.mjs'
import { spots } from './silk-road.mjs'

/** A road straight across the board, from where the camel stands. */
const row = ({ heard }) => {
  const line = [7, 8, 9, 10, 11]
  return heard.sheet.board.card.cities[0] === 'palmyra' ? line : line.reverse()
}
/** With the mouse, or with a finger. */
async function draw(someone, which) {
  const { page, context, touch } = someone
  const points = await spots(page, which)
  if (!touch) {
    await page.mouse.move(...points[0])
    await page.mouse.down()
    for (const [x, y] of points.slice(1)) await page.mouse.move(x, y, { steps: 4 })
    return page.mouse.up()
  }
  const finger = await context.newCDPSession(page)
  const put = (type, at) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
  await put('touchStart', points[0])
  for (const point of points.slice(1)) await put('touchMove', point)
  await put('touchEnd')
  await finger.detach()
}
const part = (from, to) => async (someone) => {
  await someone.page.locator('.place').waitFor()
  await draw(someone, row(someone).slice(from, to))
}
const arrive = ({ page }) => page.locator('.arrive').click()
const race = {
  clock: async ({ page, heard }) => {
    await page.locator('[data-act=ready]').click()
    await until(heard, 'the signal', (h) => h.sheet.board.desks[h.you].stage === 'building', 15_000)
  },
  bonus: async (someone) => {
    await someone.page.locator('.tray .bonus').click()
    await part(0, 2)(someone)
  },
  other: async (someone) => {
    if (someone.touch) await someone.page.getByRole('button', { name: someone.say('silk-web-other-end') }).click()
    else await someone.page.keyboard.press('KeyS')
  },
  join: (someone) => draw(someone, row(someone).reverse()),
  arrive,
}

export const ways = {
  'silk-road-draw': {
    draw: part(0, 4),
    back: async (someone) => draw(someone, row(someone).slice(1, 4).reverse()),
    join: part(1, 5),
    arrive,
  },
  'silk-road-market': { road: part(0, 5), arrive },
  'silk-road-race': race,
  'now-or-never-turn': { employ: ['pay 0 1'], rest: ['rest 0 coin'], pass: ['pass', 'produce'] },
  'now-or-never-move': { march: ['march 0'], mountain: ['go 15'], onward: ['go 16'], stop: ['stop'], visit: ['visit'] },
  'now-or-never-fight': {
    march: ['march 0'],
    charge: ['charge 13', 'fight'],
    roll: ['roll'],
    strike: ['boost', 'strike'],
    more: ['strike', 'roll'],
    villager: ['take crystal'],
  },
  'now-or-never-town': { employ: ['pay 0 0'], build: ['build'], house: ['house'], pass: ['pass', 'produce'] },
  'now-or-never-anytime': {
    order: ['order 5'],
    sell: ['sell-best'],
    learn: ['learn'],
    peddler: ['pay 0 0'],
    gear: ['buy'],
  },
  'now-or-never-end': {
    there: ['march 0', 'go 37', 'stop'],
    quest: ['quest 10'],
    onward: ['done', 'march 1', 'go 36'],
    search: ['stop', 'search', 'accept'],
    pass: ['pass', 'produce'],
  },
  turn: { plan: ['bump 4 2'], slot: ['lantern'], act: ['visit'], commission: ['commission'] },
  bazaar: { wheel: ['wheel'], buy: ['buy potion'], leave: ['done'] },
  inn: { host: ['host 41'], sell: ['sell potion'], more: ['sell book'] },
  market: { pay: ['pay 2'] },
  ruins: { choose: ['ruins 1'], gain: ['gain book'], roll: ['roll'] },
  caravan: {
    lead: ['caravan'],
    companion: ['companion 6'],
    declare: ['declare farglen dark'],
    joining: ['reroll'],
    die: ['take'],
    deliver: ['deliver'],
    give: ['give'],
    bring: ['bring'],
    fortune: ['fortune'],
  },
  light: {
    plan: ['bump 2 2'],
    lit: ['light'],
    move: ['go 1', 'stay'],
    horseshoe: ['horseshoe', 'stay'],
    act: ['done', 'visit', 'ruins', 'gain', 'commission', 'use', 'decline', 'pass'],
  },
  end: { enter: ['enter northbreak'], deliver: ['deliver', 'give', 'bring', 'fortune', 'done'] },
}
