// The goods of a road are counted one by one, after the road was drawn along. Whoever moves less has all at once.
import { settings } from '../../../lib/settings.svelte'

const ROAD_MS = 900
const EACH_MS = 250

export class Count {
  n = $state(Infinity)
  private timers: ReturnType<typeof setTimeout>[] = []

  begin(goods: number) {
    this.end()
    if (!goods || matchMedia('(prefers-reduced-motion: reduce)').matches || settings.pace === 0) return
    this.n = 0
    for (let i = 1; i <= goods; i++) this.timers.push(setTimeout(() => (this.n = i), ROAD_MS + i * EACH_MS))
    this.timers.push(setTimeout(() => (this.n = Infinity), ROAD_MS + (goods + 1) * EACH_MS))
  }
  end() {
    this.timers.forEach(clearTimeout)
    this.timers = []
    this.n = Infinity
  }
}
