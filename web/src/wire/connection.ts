// One socket to one table. It comes back by itself, asks for what it missed, and sends again what was not answered:
// the server counts an action once, however often it hears of it. It stays away only from where it was sent.
import type { ToClient, ToServer } from './types'

type Pending = { message: ToServer; resolve: (answer: ToClient) => void }
export type State = 'connecting' | 'open' | 'lost' | 'closed'

/** Why somebody has no business here any more: coming back would only be refused. */
export type Sent = 'removed' | 'closed'
const isSent = (why: string): why is Sent => why === 'removed' || why === 'closed'
/** How long to wait before asking again whether something counted. */
const DOUBT_MS = 1500
/** Nothing heard for so long though something was asked: is anybody there? And as long again for the answer to that. */
const WORRY_MS = 2000
/** Whoever has something to say to a lost line tries it no more often than this. */
const NUDGE_MS = 1000

export function sentAway(message: ToClient): Sent | null {
  if ('bye' in message && isSent(message.bye.why)) return message.bye.why
  if ('no' in message && message.no.id === null && isSent(message.no.error.kind)) return message.no.error.kind
  return null
}
/** Perhaps it counted: no answer yet to whoever asked. */
export const DOUBT = 'not-known'
export const inDoubt = (message: ToClient) => 'no' in message && message.no.error.kind === DOUBT

/** The name of what a frame answers. */
function answers(message: ToClient): string | null {
  if ('done' in message) return message.done.id
  if ('ahead' in message) return message.ahead.id
  return 'no' in message ? message.no.id : null
}

export class Connection {
  private socket: WebSocket | null = null
  private pending = new Map<string, Pending>()
  private tries = 0
  private counter = 0
  private readonly prefix = crypto.randomUUID().slice(0, 8)
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  /** by a clock that nobody sets */
  private heard = performance.now()
  private tried = 0
  private worry: ReturnType<typeof setTimeout> | undefined
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

  /** Sends something that will be answered with `done`, `ahead` or `no`. */
  ask(make: (id: string) => ToServer): Promise<ToClient> {
    const id = `${this.prefix}-${++this.counter}`
    const message = make(id)
    return new Promise((resolve) => {
      this.pending.set(id, { message, resolve })
      if (this.greeted) this.send(message)
      this.listen()
      // Whoever wants something of a dead line need not wait for its next try.
      if (this.socket?.readyState === WebSocket.CLOSED) this.hurry()
    })
  }
  close() {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    clearTimeout(this.worry)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
    this.state('closed')
  }
  /** Somebody has something to say: a lost line is tried again soon. */
  nudge() {
    if (this.socket?.readyState === WebSocket.CLOSED && performance.now() - this.tried > NUDGE_MS) this.hurry()
  }
  /** For tests: the line goes dead. */
  drop() {
    this.socket?.close()
  }

  private open() {
    this.state('connecting')
    this.greeted = false
    this.tried = performance.now()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.heard = performance.now()
      this.send(this.hello())
    }
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as ToClient)
    }
    socket.onclose = () => {
      if (this.ended || socket !== this.socket) return
      this.state('lost')
      const wait = Math.min(10_000, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2)
      this.timer = setTimeout(() => this.open(), wait)
    }
  }
  /** A line can die without a word: whoever hears nothing for a while, though they ask, begins anew. */
  private beat() {
    if (performance.now() - this.heard > 45_000) this.renew()
    else this.ping()
  }
  private ping() {
    if (this.greeted) this.send({ ping: Date.now() })
  }
  /** Something was asked: in a race nobody can wait for the next beat to learn that the line is dead. */
  private listen() {
    if (this.worry !== undefined) return
    const asked = performance.now()
    const quiet = () => this.heard <= asked && this.greeted && this.pending.size > 0 && !this.ended
    this.worry = setTimeout(() => {
      this.worry = undefined
      if (!quiet()) return this.pending.size && this.greeted ? this.listen() : undefined
      this.ping()
      this.worry = setTimeout(() => {
        this.worry = undefined
        if (quiet()) this.renew()
        else if (this.pending.size) this.listen()
      }, WORRY_MS)
    }, WORRY_MS)
  }
  /** A dead socket may take long to close: another one is opened at once. */
  private renew() {
    const dead = this.socket
    clearTimeout(this.timer)
    this.state('lost')
    this.open()
    dead?.close()
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
    this.heard = performance.now()
    if ('welcome' in message) {
      this.tries = 0
      this.greeted = true
      this.state('open')
      for (const { message } of this.pending.values()) this.send(message)
      if (this.pending.size) this.listen()
    }
    this.hear(message)
    this.answer(message)
    if (sentAway(message)) this.close()
    // The house closes for a moment: the line goes, and comes back like any other.
    else if ('bye' in message) this.socket?.close()
  }
  private answer(message: ToClient) {
    const id = answers(message)
    const asked = id === null ? undefined : this.pending.get(id)
    if (id === null || !asked) return
    if (inDoubt(message)) {
      setTimeout(() => this.greeted && this.pending.has(id) && this.send(asked.message), DOUBT_MS)
      return
    }
    this.pending.delete(id)
    asked.resolve(message)
  }
  private send(message: ToServer) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
