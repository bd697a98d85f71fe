/** How much room a drawn table has. */
export interface Room {
  width: number
  height: number
  /** of a wide table, which is laid out for a window of `width / scale` and enlarged as a whole */
  scale: number
  /** a small table with two panes beside each other */
  pair: boolean
  /** a portrait tablet, with room for the whole board */
  tall: boolean
}
