/** How many letters the longest word has: what must not break gets smaller by it. */
export const longest = (text: string) => Math.max(...text.split(/\s+/).map((word) => word.length))
