/** How many letters a line has if the text stands in two, as evenly as its words allow. */
export function inTwo(text: string): number {
  const words = text.split(/\s+/)
  const lines = words.map((_, i) => Math.max(words.slice(0, i).join(' ').length, words.slice(i).join(' ').length))
  return Math.max(longest(text), Math.min(...lines))
}
/** Where a word may break, it ends with a hyphen. */
const SOFT = '\u00ad'
/** How many letters the longest word has: what must not break gets smaller by it. */
export const longest = (text: string) =>
  Math.max(
    ...text
      .split(/\s+/)
      .flatMap((word) => word.split(SOFT).map((part, i, all) => part.length + (i < all.length - 1 ? 1 : 0))),
  )
/** The text, with its long words breaking where this list says so (`Under|garden …`). */
export const breaking = (text: string, list: string) =>
  list.split(/\s+/).reduce((all, word) => all.replace(word.replaceAll('|', ''), word.replaceAll('|', SOFT)), text)
