// The picture page of every game is whole: drawings, signs, and words for both in every language.
import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { faceOf, shelf, withOwn } from '../../src/games'
import { drawings, STEPS } from '../../src/rules/pictures'

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const names = (sprite: string) => [...sprite.matchAll(/<\w+ id="([^"]+)"/g)].map((m) => m[1])
const shared = names(file('../../src/icons.svg'))
const games = shelf

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang)
  for (const name of ['web', 'rules', ...withOwn('pictures'), ...shelf.map((game) => `${game}-house`)])
    made.addResource(new FluentResource(file(`../../../locales/${lang}/${name}.ftl`)))
  return made
}

it.each(['en', 'hu'])('places that picture 3 of Merchants names are explained beside it, in %s', (lang) => {
  const words = bundle(lang)
  const said = (id: string) => words.formatPattern(words.getMessage(id)!.value!).toLowerCase()
  // `commissions`, `a commission`
  for (const id of ['picture-bazaar', 'picture-court'])
    expect(said('pictures-merchants-3-about'), id).toContain(said(id).replace(/s$/, ''))
})

describe.each(games)('%s', (game) => {
  it('has a gate, what wins, five pictures and twelve signs', async () => {
    const all = await drawings(game)
    const wanted = ['gate', ...STEPS.map(String), ...(faceOf(game)!.wins ? [] : ['wins'])]
    for (const name of wanted) expect(all[name], name).toMatch(/^<svg /)
    expect(faceOf(game)!.signs).toHaveLength(12)
  })
  it('uses only drawings that are there', async () => {
    const all = await drawings(game)
    const drawn = new Set([...shared, ...names(all.signs ?? '')])
    const used = Object.values(all).flatMap((svg) => [...svg.matchAll(/href="#([^"]+)"/g)].map((m) => m[1]))
    for (const id of [...used, ...faceOf(game)!.signs.map(({ icon }) => icon)]) expect(drawn.has(id), id).toBe(true)
  })
  it.each(['en', 'hu'])('has words for everything in %s', async (lang) => {
    const inside = Object.values(await drawings(game)).flatMap((svg) =>
      [...svg.matchAll(/\{(picture-[a-z-]+)\}/g)].map((m) => m[1]),
    )
    const wanted = [
      ...inside,
      `game-${game}`,
      `game-${game}-short`,
      ...(faceOf(game)!.gate ? ['kind', 'special', 'length'].map((part) => `game-${game}-${part}`) : []),
      ...['about', 'facts', 'five', 'equation'].map((part) => `pictures-${game}-${part}`),
      ...STEPS.flatMap((n) => [`pictures-${game}-${n}`, `pictures-${game}-${n}-about`]),
      ...faceOf(game)!.signs.flatMap(({ id }) => [`sign-${game}-${id}`, `sign-${game}-${id}-use`]),
    ]
    const words = bundle(lang)
    for (const id of wanted) expect(words.getMessage(id)?.value, id).toBeTruthy()
  })
})
