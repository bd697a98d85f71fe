// One socket to one table. It comes back by itself, asks for what it missed, and sends again what was not answered:
// the server counts an action once, however often it hears of it.
import type { ToClient, ToServer } from './types'

type Pending = { message: ToServer; resolve: (answer: ToClient) => void }
export type State = 'connecting' | 'open' | 'lost' | 'closed'

export class Connection {
  private socket: WebSocket | null = null
  private pending = new Map<string, Pending>()
  private tries = 0
  private counter = 0
  private readonly prefix = crypto.randomUUID().slice(0, 8)
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heard = Date.now()
  private greeted = false
  private ended = false

  constructor(
    private readonly table: string,
    private readonly hello: () => ToServer,
    private readonly hear: (message: ToClient) => void,
    private readonly state: (state: State) => void,
  ) {
    this.open()
    this.pulse = setInterval(() => this.beat(), 20_000)
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Sends something that will be answered with `done` or `no`. */
  ask(make: (id: string) => ToServer): Promise<ToClient> {
    const id = `${this.prefix}-${++this.counter}`
    const message = make(id)
    return new Promise((resolve) => {
      this.pending.set(id, { message, resolve })
      if (this.greeted) this.send(message)
      // Whoever wants something of a dead line need not wait for its next try.
      if (this.socket?.readyState === WebSocket.CLOSED) this.hurry()
    })
  }
  close() {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
    this.state('closed')
  }
  /** For tests: the line goes dead. */
  drop() {
    this.socket?.close()
  }

  private open() {
    this.state('connecting')
    this.greeted = false
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.heard = Date.now()
      this.send(this.hello())
    }
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ToClient)
    socket.onclose = () => {
      if (this.ended || socket !== this.socket) return
      this.state('lost')
      const wait = Math.min(10_000, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2)
      this.timer = setTimeout(() => this.open(), wait)
    }
  }
  /** A line can die without a word: whoever hears nothing for a while, though they ask, begins anew. */
  private beat() {
    if (Date.now() - this.heard > 45_000) this.socket?.close()
    else if (this.greeted) this.send({ ping: Date.now() })
  }
  /** The network is back, or somebody looks again: no reason to wait. */
  private readonly hurry = () => {
    if (this.ended || document.visibilityState === 'hidden') return
    if (this.socket?.readyState === WebSocket.OPEN) return this.beat()
    if (this.socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.timer)
    this.open()
  }
  private receive(message: ToClient) {
    this.heard = Date.now()
    if ('welcome' in message) {
      this.tries = 0
      this.greeted = true
      this.state('open')
      for (const { message } of this.pending.values()) this.send(message)
    }
    const id = 'done' in message ? message.done.id : 'no' in message ? message.no.id : null
    this.hear(message)
    if (id !== null) {
      this.pending.get(id)?.resolve(message)
      this.pending.delete(id)
    }
    // The house closes for a moment: the line goes, and comes back like any other.
    if ('bye' in message) this.socket?.close()
  }
  private send(message: ToServer) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
