/** What a page has around its table. */
interface Frame {
  /** what the house takes of the screen above a table, in pixels: a table that fills the window leaves it out */
  bars: number
  /** keys that only this table has, each with the message that says what it does */
  keys: [string, string][]
}
export const frame = $state<Frame>({ bars: 0, keys: [] })
