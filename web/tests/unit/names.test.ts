// The page finds a game by its folder: no other file of it names one.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const src = new URL('../../src/', import.meta.url)
const folders = (path: string) =>
  readdirSync(new URL(path, src), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const games = folders('games/').map(({ name }) => name)

/** `silk-road`, `silkRoad`, `silk_road`, `SilkRoad`, `Silk Road` */
const named = new RegExp(games.map((game) => game.replaceAll('-', '[-_ ]?')).join('|'), 'i')
/** Types of the wire are made by the house, a file for each game. */
const own = new RegExp(`^(games/(${games.join('|')})/|wire/generated/)`)

it('knows that there are games', () => expect(games.length).toBeGreaterThan(2))

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(src.pathname, join(parentPath, name)))
  .filter((file) => !own.test(file))
const lines = (pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(new URL(file, src), 'utf8')
      .split('\n')
      .flatMap((line, n) => (pattern.test(line) ? [`${file}:${n + 1}: ${line.trim().slice(0, 100)}`] : [])),
  )

it('no file outside the folder of a game names one', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(lines(named)).toEqual([])
})
it('no file outside the folder of a game looks for a part of a board', () => {
  expect(lines(/\bboard\b(?: as [^)]*\))?(?:!|\?)?\.\w/)).toEqual([])
})
