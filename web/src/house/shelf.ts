// What the house shows of each game before anybody sits down. Rules and options come from the server.
export interface OnShelf {
  game: string
  icon: string
  ready: boolean
}
export const shelf: OnShelf[] = [
  { game: 'merchants', icon: 'lantern', ready: true },
  { game: 'silk-road', icon: 'road-short', ready: true },
  { game: 'now-or-never', icon: 'hero', ready: true },
]
export const onShelf = (game: string) => shelf.find((g) => g.game === game)
