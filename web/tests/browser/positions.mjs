// Tables that stand before a question, one for every kind of question (fixtures/questions.json).
import { readFileSync } from 'node:fs'
import { openTable } from './help.mjs'
import { playAll } from './moments.mjs'

const fixture = new URL('../fixtures/questions.json', import.meta.url)
const names = ['Jessamy', 'Ilka', 'Tallow', 'Mirren']

/** `mine`: the keys of whoever is asked; `seats` is what their browser remembers. */
export async function openPositions(home, wanted) {
  const tables = []
  for (const position of JSON.parse(readFileSync(fixture, 'utf8')).filter(wanted)) {
    const { game, kind, ask, options, scene, seed, seat, acts } = position
    const chairs = names.slice(0, options.players).map(() => 'me')
    if (options.automaton !== undefined) chairs[options.automaton] = 'automaton'
    const me = names.filter((_, i) => chairs[i] === 'me')
    const opening = { game, name: kind, options, seed, chairs, me, practice: true, ...(scene && { scene }) }
    const table = await openTable(home.house, opening)
    const keys = table.seats[table.id].seats
    const mine = keys.filter((key) => key.seat === seat)
    tables.push({ ...table, kind, ask, acts, keys, mine, seats: { [table.id]: { seats: mine } } })
  }
  await playAll(home, tables)
  return tables
}
