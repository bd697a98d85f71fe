// Things count themselves while they are on the screen. Counting must not watch what it writes, or it would never end.
import { untrack } from 'svelte'

type Attach = (node: Element) => void | (() => void)
const quiet = new WeakMap<Attach, Attach>()

/** The same attributes, with attachments that run untracked. */
export function seen(attributes: Record<string | symbol, unknown>): Record<string | symbol, unknown> {
  const all = { ...attributes }
  for (const key of Object.getOwnPropertySymbols(all)) {
    const attach = all[key] as Attach
    if (!quiet.has(attach)) quiet.set(attach, (node) => untrack(() => attach(node)))
    all[key] = quiet.get(attach)
  }
  return all
}
