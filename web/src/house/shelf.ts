// What the house shows of each game before anybody sits down. Rules and options come from the server.
export interface OnShelf {
  game: string
  icon: string
  /** rounds of a whole game, for the line of progress */
  rounds: number
  ready: boolean
}
export const shelf: OnShelf[] = [
  { game: 'merchants', icon: 'lantern', rounds: 13, ready: true },
  { game: 'silk-road', icon: 'road-short', rounds: 4, ready: true },
  { game: 'now-or-never', icon: 'hero', rounds: 6, ready: true },
]
export const onShelf = (game: string) => shelf.find((g) => g.game === game)
