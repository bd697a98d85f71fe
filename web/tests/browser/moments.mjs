// Moments of a game that are worth a picture: a position, the dice, and what was done since. Always the same.
import assert from 'node:assert/strict'
import { openTable } from './help.mjs'

const row = {
  round: 6,
  turn: 0,
  wheel: 'armor',
  market: { book: 1, potion: 2, weapon: 1, instrument: 1 },
  dark_market: 'west',
  ruins: 'bottom-right',
  inn: ['sunniva', 'larkin', 'morwena', 'lioba'],
  courtyard: ['keeper-of-flames', 'friend-of-scholars'],
  companions: ['snow-bee', 'flicker', 'phoenix'],
  seats: [
    {
      ...{ coins: 12, prestige: 14, lanterns: 2, quartz: 1, horseshoes: 0, space: 2 },
      goods: ['weapon', 'book', 'potion', 'upgraded armor'],
      heroes: ['rowenna', 'kestra'],
      commissions: ['ember-parade', 'tower-archive'],
      deeds: ['open-ledger'],
      companions: ['ice-mouse'],
      steeds: ['whisper'],
    },
    {
      ...{ coins: 7, prestige: 11, lanterns: 2, quartz: 1, horseshoes: 1, space: 4 },
      reserve: ['1*', '3'],
      locked: ['1', '2', '4'],
      special_reserve: ['1', '4'],
      goods: ['upgraded staff', 'potion', 'upgraded armor', 'instrument', 'weapon'],
      heroes: ['agatha', 'perrigan'],
      commissions: ['frost-pass', 'midnight-lecture'],
      deeds: ['finest-wagon'],
      companions: ['raven'],
      steeds: ['brembizant'],
    },
    {
      ...{ coins: 5, prestige: 16, lanterns: 1, quartz: 0, horseshoes: 2, space: 3 },
      goods: ['staff', 'book', 'weapon'],
      heroes: ['tamsin'],
      commissions: ['ash-patrol'],
      deeds: ['lucky-pockets'],
      companions: ['threy-cat', 'cosimo'],
    },
    {
      ...{ coins: 9, prestige: 8, lanterns: 2, quartz: 2, horseshoes: 0, space: 1 },
      goods: ['instrument', 'upgraded potion'],
      heroes: ['vitriola'],
      commissions: ['glass-theatre'],
      deeds: ['friend-of-beasts'],
      companions: ['cave-dragon'],
      steeds: ['velvet'],
    },
  ],
}
const seated = (n) => ({ ...row, seats: row.seats.slice(0, n) })
const names = ['Mirren', 'Ilka', 'Tallow', 'Osk']
/** Mirren explores the ruins, Ilka goes to the Great Bazaar. */
const toBazaar = [
  ...['bump 1* 1', 'go 1', 'visit yurg', 'ruins 1', 'gain potion', 'done', 'done'],
  ...['bump 3 2', 'light 4', 'go 2', 'stay', 'visit bazaar'],
]

/** Ilka's wagon is nearly full, and she bought more. */
const crammed = seated(3)
crammed.seats[1] = {
  ...crammed.seats[1],
  goods: ['upgraded staff', 'upgraded armor', 'instrument', 'weapon', 'book', 'potion', 'potion'],
  heroes: ['agatha'],
}

const journey = {
  round: 7,
  turn: 0,
  step: 'act',
  inn: ['sunniva', 'larkin', 'morwena', 'rusk'],
  companions: ['snow-bee', 'flicker', 'phoenix'],
  seats: [
    {
      ...{ coins: 9, prestige: 17, lanterns: 2, quartz: 1, space: 3 },
      goods: ['staff', 'book', 'instrument'],
      heroes: ['lioba'],
      commissions: ['midnight-lecture'],
      steeds: ['whisper'],
      deeds: ['open-ledger'],
    },
    {
      ...{ coins: 6, prestige: 12, lanterns: 2, quartz: 1, horseshoes: 1, space: 0 },
      goods: ['upgraded potion', 'book', 'instrument', 'weapon'],
      heroes: ['quillan', 'agatha'],
      commissions: ['ink-expedition', 'frost-pass'],
      companions: ['raven'],
      deeds: ['finest-wagon'],
      steeds: ['brembizant'],
    },
    {
      ...{ coins: 8, prestige: 15, lanterns: 1, space: 2 },
      goods: ['staff', 'book', 'armor'],
      heroes: ['atlantes'],
      commissions: ['sealed-crypt'],
      companions: ['threy-cat'],
    },
    { coins: 11, prestige: 9, lanterns: 0, space: 4, goods: ['weapon'], commissions: ['ash-patrol'] },
  ],
  next: { dark_events: ['snuffing-wind'], travel: [1, 2, 3, 4] },
}

const end = {
  round: 14,
  step: 'final',
  seats: [
    {
      ...{ coins: 21, prestige: 31, quartz: 2, lanterns: 1, goods: ['weapon', 'upgraded staff'], heroes: [] },
      deeds: ['open-ledger', 'generous-purse'],
      delivered: ['frost-pass', 'ember-parade', 'tower-archive'],
      brought: ['agatha', 'kestra'],
      upgrades: ['purse'],
    },
    {
      ...{ coins: 27, prestige: 36, goods: ['book', 'upgraded potion', 'weapon'], heroes: ['quillan', 'noctua'] },
      commissions: ['ink-expedition'],
      deeds: ['finest-wagon', 'queens-favourite'],
      delivered: ['midnight-lecture', 'winter-revue', 'ash-patrol', 'glass-theatre'],
      brought: ['perrigan', 'lioba', 'sunniva'],
      upgrades: ['mirror'],
      companions: ['raven'],
    },
    {
      ...{ coins: 14, prestige: 28, heroes: ['atlantes'] },
      deeds: ['lucky-pockets', 'friend-of-beasts'],
      delivered: ['sealed-crypt'],
      brought: ['morwena'],
      companions: ['threy-cat', 'phoenix'],
    },
  ],
}
/** Ilka's last journey, and nobody else's. */
const lastJourney = [
  ...['enter nightpoem', 'bring 22', 'bring 45', 'deliver 19'],
  ...['give book basic', 'give weapon basic', 'give potion upgraded', 'pass'],
]

/** `you`: whose eyes see it. */
export const moments = {
  three: { name: 'Lantern Row', scene: seated(3), acts: toBazaar, you: 1 },
  two: { name: 'Quiet Road', scene: seated(2), acts: toBazaar.slice(0, 7), you: 1 },
  four: { name: 'Deep Winter', scene: seated(4), acts: toBazaar, you: 1 },
  full: { name: 'Lantern Row', scene: crammed, acts: toBazaar, you: 1 },
  packing: { name: 'Lantern Row', scene: crammed, acts: [...toBazaar, 'buy weapon', 'buy instrument'], you: 1 },
  travel: {
    name: 'Deep Winter',
    scene: journey,
    acts: 'visit yurg,caravan,companion 12,declare nightpoem dark,join,join,refuse,take 1,done'.split(','),
    you: 1,
  },
  end: { name: 'Long Night', scene: end, acts: lastJourney, you: 1 },
}

/** Opens the table of a moment and plays to it; `seats` is what the viewer's browser remembers. */
export async function moment(home, name, { you = moments[name].you, people = names, ...more } = {}) {
  const { scene, acts, name: called } = moments[name]
  const me = people.slice(0, scene.seats.length)
  const opening = { name: called, scene, seed: 'tea', practice: true, chairs: me.map(() => 'me'), me, ...more }
  const table = await openTable(home.house, opening)
  const { seats } = table.seats[table.id]
  if (acts.length) await play(home, table.id, seats, acts)
  return { ...table, you, seats: { [table.id]: { seats: [seats[you]], host: table.host } } }
}

/** A page of the house that shows nothing: its sockets speak for people. */
async function handsOf(home) {
  home.hands ??= await home.guest()
  const { page } = home.hands
  if (!page.url().startsWith(home.house.url)) await page.goto(`${home.house.url}/api/openapi.json`)
  return page
}
/** Says these actions for whoever is asked. */
async function play(home, id, seats, acts) {
  const page = await handsOf(home)
  const problem = await page.evaluate(playInPage, { id, secrets: seats.map((s) => s.secret), acts })
  assert.equal(problem, null)
}
/** Says one thing to a table as whoever has this secret: `{ resign: { id: 'bye' } }`. */
export async function tellTable(home, id, secret, message) {
  const page = await handsOf(home)
  const answer = await page.evaluate(
    ([id, secret, message]) =>
      new Promise((answered) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`)
        socket.onopen = () => socket.send(JSON.stringify({ hello: { secret, after: 0, chat_after: 0 } }))
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(data)
          if (said.now) socket.send(JSON.stringify(message))
          if (said.done || said.no) answered(said)
        }
      }),
    [id, secret, message],
  )
  assert.ok(answer.done, JSON.stringify(answer))
}
/** Plays many tables at once; each act begins with the seat that says it: `0 bump 1 2`. */
export async function playAll(home, tables) {
  const page = await handsOf(home)
  const all = tables.map(({ id, keys, acts, kind }) => ({ id, keys, acts, kind }))
  assert.deepEqual(await page.evaluate(playAllInPage, all), [])
}
async function playAllInPage(tables) {
  const problems = []
  const playOne = async ({ id, keys, acts, kind }) => {
    const speaking = new Map()
    const open = ({ seat, secret }) =>
      new Promise((opened) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`)
        const person = { socket, answered: () => {} }
        socket.onopen = () => socket.send(JSON.stringify({ hello: { secret, after: 0, chat_after: 0 } }))
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data)
          if (message.now) opened(person)
          if (message.done || message.no) person.answered(message)
        }
        speaking.set(seat, person)
      })
    await Promise.all(keys.filter(({ seat }) => acts.some((act) => act.startsWith(`${seat} `))).map(open))
    for (const [i, said] of acts.entries()) {
      const [seat, act] = [Number(said.slice(0, 1)), said.slice(2)]
      const person = speaking.get(seat)
      const answer = new Promise((answered) => (person.answered = answered))
      person.socket.send(JSON.stringify({ act: { id: `play-${i}`, do: act } }))
      const { no } = await answer
      if (no) {
        problems.push(`${kind}: ${said}: ${JSON.stringify(no.error)}`)
        break
      }
    }
    for (const { socket } of speaking.values()) socket.close()
  }
  const waiting = [...tables]
  const hand = async () => {
    for (let table = waiting.pop(); table; table = waiting.pop()) await playOne(table)
  }
  await Promise.all(Array.from({ length: 12 }, hand))
  return problems
}
async function playInPage({ id, secrets, acts }) {
  const people = secrets.map((secret) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`)
    const person = { socket, sheet: null, answer: null, news: () => {} }
    socket.onopen = () => socket.send(JSON.stringify({ hello: { secret, after: 0, chat_after: 0 } }))
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.now) person.sheet = message.now.sheet
      if (message.done || message.no) person.answer = message
      person.news()
    }
    return person
  })
  const until = async (person, so) => {
    while (!so()) await new Promise((next) => (person.news = next))
  }
  for (const person of people) await until(person, () => person.sheet)
  for (const [i, act] of acts.entries()) {
    const seq = Math.max(...people.map((p) => p.sheet.seq))
    const person = people.find(
      (p) => p.sheet.offers.length && p.sheet.must.includes(p.sheet.you) && p.sheet.seq === seq,
    )
    if (!person) return `nobody is asked before ${act}`
    person.answer = null
    const before = people.map((p) => p.sheet)
    person.socket.send(JSON.stringify({ act: { id: `play-${i}`, do: act } }))
    await until(person, () => person.answer)
    if (person.answer.no) return `${act}: ${JSON.stringify(person.answer.no.error)}`
    for (const [k, p] of people.entries()) await until(p, () => p.sheet !== before[k])
  }
  for (const { socket } of people) socket.close()
  return null
}
