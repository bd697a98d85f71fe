// Which drawing stands for what, and in which colour.
import type { Count, Good, Job, Pile, Stuff } from '../board'

export interface Sign {
  icon: string
  colour?: string
}

const stuff: Record<Stuff, Sign> = {
  shell: { icon: 'nn-shell', colour: 'var(--shell)' },
  tool: { icon: 'nn-tool', colour: 'var(--tool)' },
  demon: { icon: 'nn-demon', colour: 'var(--demon)' },
  crystal: { icon: 'nn-crystal', colour: 'var(--crystal)' },
  book: { icon: 'book', colour: 'var(--tome)' },
  coins: { icon: 'coin', colour: 'var(--coin)' },
  hearts: { icon: 'heart', colour: 'var(--heart)' },
  mana: { icon: 'mana', colour: 'var(--mana)' },
  experience: { icon: 'xp' },
}
export const stuffIcon = (what: Stuff | Good): Sign => stuff[what]
export const isStuff = (word: string): word is Stuff => word in stuff

export const buildingIcon = (id: string) => `bd-${id}`
export const foeIcon = (id: string) => `foe-${id}`
export const heroIcon = (hero: string) => `hero-${hero}`
export const locationIcon = (location: string) => `loc-${location}`
export const jobIcon = (job: Job) => `job-${job}`
export const pileIcon = (pile: Pile) => `quest-${pile}`
export const dieIcon = (die: number) => `d4-${die}`

const counted: Record<Count, Sign> = {
  buildings: { icon: 'i-town' },
  beds: { icon: 'bed' },
  'full-rows': { icon: 'i-town' },
  villagers: { icon: 'villager' },
  'shell-villagers': { icon: 'villager', colour: 'var(--shell)' },
  'tool-villagers': { icon: 'villager', colour: 'var(--tool)' },
  'demon-villagers': { icon: 'villager', colour: 'var(--demon)' },
  'crystal-villagers': { icon: 'villager', colour: 'var(--crystal)' },
  orders: { icon: 'order' },
  tokens: { icon: 'search' },
  specialists: { icon: 'i-people' },
  abilities: { icon: 'hero' },
  gear: { icon: 'job-outfit' },
  quests: { icon: 'quest-basic' },
  books: stuff.book,
  experience: stuff.experience,
  hearts: stuff.hearts,
  mana: stuff.mana,
  coins: stuff.coins,
}
export const countIcon = (count: Count): Sign => counted[count]
