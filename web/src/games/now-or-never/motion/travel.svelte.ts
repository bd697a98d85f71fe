// Who is drawn on the way just now: the pawn on the map waits until the one on the way has come.
class Travel {
  seat = $state<number | null>(null)
}
export const travel = new Travel()
