// A line between a browser and the house that can go dead, as in a tunnel, or let only one side be heard.
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

export async function openTunnel(house) {
  const { hostname, port } = new URL(house.url)
  const ends = new Set()
  let dead = false
  let deaf = false
  const server = createServer((near) => {
    if (dead) return near.destroy()
    const far = connect(Number(port), hostname)
    ends.add(near).add(far)
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => deaf || near.write(bytes))
    for (const [end, other] of [
      [near, far],
      [far, near],
    ]) {
      end.on('error', () => undefined)
      end.on('close', () => (ends.delete(end), other.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** Nothing goes through any more. */
    cut() {
      dead = true
      for (const end of ends) end.destroy()
    },
    /** What the browser says arrives; what the house says does not. */
    muffle() {
      deaf = true
    },
    mend() {
      dead = deaf = false
    },
    close() {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}
