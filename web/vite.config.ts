import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

// In development the page comes from here and everything else from a running `caravan serve`.
const server = process.env.CARAVAN ?? 'http://127.0.0.1:7777'

// What is needed together comes together: a page with all it stands on, a table with its words. Left to itself each
// module that two pages share becomes a file, and a first visit waits for seventy of them. The first that names a
// module has it.
const groups = [
  { name: 'house', test: /src.main\.ts$/ },
  { name: 'home', test: /src.pages.Home\.svelte$/ },
  { name: 'gates', test: /pictures.gate\.svg/ },
  { name: 'table', test: /src.pages.Table\.svelte$/ },
  { name: 'drawn', test: /src.table.(?:Frame|Wide)\.svelte$/ },
]
/** The drawn table of each game, with all it stands on. */
function tables(id: string): string | null {
  const [, game] = /src.games.([a-z-]+).(?:Table|board.Wide)\.svelte$/.exec(id) ?? []
  return game ? `${game}-table` : null
}
/** The words that every page reads, and those of a game's table: one file each in a language. */
function words(id: string): string | null {
  const [, lang, name] = /locales.(\w+).([a-z-]+)\.ftl/.exec(id) ?? []
  if (!name) return null
  const page = name === 'web' || name === 'table' || name.endsWith('-house')
  // What games say in the manner of a file of the house comes with it.
  const beside = /-(options|pictures|plain)$/.exec(name)?.[1]
  const whose = page ? 'page' : (beside ?? name.replace(/-(cards|web|you)$/, ''))
  return `words-${whose}-${lang}`
}

// Nearly all of it runs at once: compiled while it arrives, beside the page's own thread, not piece by piece on it.
const eager: Plugin = {
  name: 'eager',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.name.endsWith('-table') || groups.some(({ name }) => name === file.name)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

export default defineConfig({
  plugins: [svelte(), eager],
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long a busy machine took is no news for whoever wants to play.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            ...groups.map((group, at) => ({ ...group, priority: groups.length + 1 - at })),
            { name: tables, priority: 1 },
            { name: words },
          ],
        },
      },
    },
  },
})
