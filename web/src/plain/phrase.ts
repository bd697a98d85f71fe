// Short phrases of the catalog, such as `good basic weapon` or `lose coins 3`, in words. Which message says which phrase is data.
import type { Kinds } from './facts'
import type { Arg } from '../wire/types'

export interface Said {
  id: string
  args: Record<string, Arg>
}

/** `{x}` stands for one word, `{n}` and names with a number for a whole number, `$` for itself. */
function fit(pattern: string, phrase: string): Record<string, string> | null {
  const wanted = pattern.split(' ')
  const given = phrase.split(' ')
  if (wanted.length !== given.length) return null
  const found: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const name = /^(\$?)\{(\w+)\}$/.exec(part)
    if (!name) {
      if (part !== given[i]) return null
    } else {
      const word = given[i].startsWith(name[1]) ? given[i].slice(name[1].length) : null
      const number = /^(n|price)$/.test(name[2])
      if (word === null || number !== /^\d+$/.test(word)) return null
      found[name[2]] = word
    }
  }
  return found
}

/** The message of a phrase; without a pattern `lose coins 3` is the message `<table>-lose-coins` with `n`. */
export function phrase(kinds: Kinds, table: string, text: string): Said {
  for (const [pattern, message] of Object.entries(kinds.phrases?.[table] ?? {})) {
    const found = fit(pattern, text)
    if (!found) continue
    const id = message.replace(/\{(\w+)\}/g, (_, name: string) => found[name])
    return { id, args: Object.fromEntries(Object.entries(found).map(([name, word]) => [name, argument(name, word)])) }
  }
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  const number = /^\d+$/.test(last)
  const id = [table, ...(number ? words.slice(0, -1) : words)].join('-')
  return { id, args: number ? { n: Number(last) } : {} }

  function argument(name: string, word: string): Arg {
    if (/^\d+$/.test(word)) return Number(word)
    return (kinds.parts?.[name] ?? `${name}-`) + word
  }
}
