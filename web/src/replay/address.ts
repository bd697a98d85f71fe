/** Of a moment of a game, through whose eyes; `null`: those of somebody who watches. */
export function replayAddress(table: string, seq: number, as: number | null): string {
  return `/t/${table}/replay?at=${seq}${as === null ? '' : `&as=${as}`}`
}
