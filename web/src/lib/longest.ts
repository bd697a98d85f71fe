/** How many letters a line has if the text stands in two, as evenly as its words allow. */
export function inTwo(text: string): number {
  const words = text.split(/\s+/)
  const lines = words.map((_, i) => Math.max(words.slice(0, i).join(' ').length, words.slice(i).join(' ').length))
  return Math.max(longest(text), Math.min(...lines))
}
/** How many letters the longest word has: what must not break gets smaller by it. */
export const longest = (text: string) => Math.max(...text.split(/\s+/).map((word) => word.length))
