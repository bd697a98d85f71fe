// The numbered rules of docs/rules, as a page can show them. Only lines with an id are rules; what else stands in those
// files (sources, evidence, lists of content) is for whoever writes the game.

export interface Rule {
  id: string
  /** `M`, `O`, `T`, …: what the line is; `?`: our ruling where the texts leave a gap */
  tags: string[]
  text: string
}
export interface Chapter {
  n: number
  /** the headings above it, the outermost first */
  title: string[]
  rules: Rule[]
}
/** A piece of a line: plain, strong, or a link to another rule. */
export interface Piece {
  kind: 'plain' | 'strong' | 'code' | 'rule'
  text: string
}

const RULE = /^[-*] ([A-Z]-\d{3}[a-z]?) (.*)$/
const HEADING = /^(#{1,4}) (.*)$/
/** Lines of a text that nobody here can look into. */
const SOURCES = /\s*\[(?:[LS]\d[^\]]*|not a rule|[TID]\*?)\]/g

export function parse(markdown: string): Chapter[] {
  const chapters: Chapter[] = []
  const above: string[] = []
  let chapter: Chapter | null = null
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)
    const rule = RULE.exec(line)
    if (heading) {
      above.length = heading[1].length - 1
      above[heading[1].length - 1] = heading[2].trim()
      chapter = null
    } else if (rule) {
      if (!chapter) chapters.push((chapter = { n: chapters.length, title: titles(above), rules: [] }))
      chapter.rules.push(read(rule[1], rule[2]))
    }
  }
  return chapters
}

/** The title of the whole file is not one of a chapter. */
function titles(above: string[]): string[] {
  return above.filter((title, depth) => title && !(depth === 0 && /the rules, numbered$/.test(title))).map(calmly)
}
/** `PART A — FINAL EDITION` → `Part A — final edition`. */
function calmly(title: string): string {
  const quiet = title.replace(/\b[A-Z]{4,}\b/g, (word) => word.toLowerCase())
  return quiet.charAt(0).toUpperCase() + quiet.slice(1)
}

function read(id: string, line: string): Rule {
  const tags: string[] = []
  let text = line
  const front = /^\[([MOTID][*]?)(?:[,\s][^\]]*)?\]\s*/.exec(text)
  if (front) {
    tags.push(front[1])
    text = text.slice(front[0].length)
  }
  text = text.replace(SOURCES, '')
  if (/\(\?[^)]*\)/.test(text)) {
    tags.push('?')
    text = text.replace(/\s*\(\?[^)]*\)/g, '')
  }
  return { id, tags, text: text.trim() }
}

/** `**bold**`, `*bold*`, `` `code` `` and ids of other rules. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const hit of text.matchAll(/\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`|\b([FPRN]-\d{3}[a-z]?)\b/g)) {
    if (hit.index > from) found.push({ kind: 'plain', text: text.slice(from, hit.index) })
    const [whole, bold, slanted, code, rule] = hit
    if (rule) found.push({ kind: 'rule', text: rule })
    else found.push({ kind: code ? 'code' : 'strong', text: bold ?? slanted ?? code ?? whole })
    from = hit.index + whole.length
  }
  if (from < text.length) found.push({ kind: 'plain', text: text.slice(from) })
  return found
}

/** Letters without accents and cases: somebody who types `Brembizant` means Brembizánt. */
export function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}

/** The chapters with only those rules that have all the words. */
export function search(chapters: Chapter[], asked: string): Chapter[] {
  const words = plainly(asked).split(/\s+/).filter(Boolean)
  if (!words.length) return chapters
  return chapters
    .map((chapter) => {
      const title = plainly(chapter.title.join(' '))
      const rules = chapter.rules.filter((rule) => {
        const all = `${plainly(`${rule.id} ${rule.text}`)} ${title}`
        return words.every((word) => all.includes(word))
      })
      return { ...chapter, rules }
    })
    .filter((chapter) => chapter.rules.length)
}
