// Smaller pictures: a screenshot in at most 256 colours. Our drawings are flat, so little is lost and most of the size.
import { deflateSync, inflateSync, crc32 as known } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Width, height and the pixels as 0xrrggbb, of a PNG as browsers write it: 8 bits, with or without alpha. */
export function decode(png) {
  const parts = []
  let at = 8
  let head = null
  while (at < png.length) {
    const length = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    if (kind === 'IHDR') head = { width: data.readUInt32BE(0), height: data.readUInt32BE(4), colour: data[9] }
    if (kind === 'IDAT') parts.push(data)
    at += length + 12
  }
  const { width, height, colour } = head
  const size = colour === 6 ? 4 : 3
  const raw = unfilter(inflateSync(Buffer.concat(parts)), width * size, height, size)
  const pixels = new Uint32Array(width * height)
  for (let i = 0, k = 0; i < pixels.length; i++, k += size) pixels[i] = (raw[k] << 16) | (raw[k + 1] << 8) | raw[k + 2]
  return { width, height, pixels }
}

function unfilter(data, stride, height, size) {
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const [filter, from, to] = [data[y * (stride + 1)], y * (stride + 1) + 1, y * stride]
    for (let x = 0; x < stride; x++) {
      const left = x >= size ? out[to + x - size] : 0
      const up = y ? out[to + x - stride] : 0
      const corner = x >= size && y ? out[to + x - stride - size] : 0
      out[to + x] = data[from + x] + guess(filter, left, up, corner)
    }
  }
  return out
}
function guess(filter, left, up, corner) {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]

/** Boxes of colours, the widest cut in two until there are enough. */
function palette(counts, most) {
  let boxes = [[...counts].map(([colour, n]) => ({ rgb: parts(colour), n }))]
  while (boxes.length < most) {
    const widest = boxes.map(spread).reduce((best, now, i, all) => (now.worth > all[best].worth ? i : best), 0)
    const { axis, worth } = spread(boxes[widest])
    if (!worth) break
    boxes.splice(widest, 1, ...halves(boxes[widest], axis))
  }
  return boxes.map(middle)
}
function spread(box) {
  let [axis, width] = [0, 0]
  for (let i = 0; i < 3; i++) {
    let [low, high] = [255, 0]
    for (const { rgb } of box) [low, high] = [Math.min(low, rgb[i]), Math.max(high, rgb[i])]
    if (high - low > width) [axis, width] = [i, high - low]
  }
  const n = box.reduce((sum, c) => sum + c.n, 0)
  return { axis, worth: box.length > 1 ? width * Math.sqrt(n) : 0 }
}
function halves(box, axis) {
  box.sort((a, b) => a.rgb[axis] - b.rgb[axis])
  const half = box.reduce((sum, c) => sum + Math.sqrt(c.n), 0) / 2
  let [sum, cut] = [0, 0]
  while (cut < box.length - 1 && sum < half) sum += Math.sqrt(box[cut++].n)
  return [box.slice(0, Math.max(1, cut)), box.slice(Math.max(1, cut))]
}
function middle(box) {
  const n = box.reduce((sum, c) => sum + c.n, 0)
  return [0, 1, 2].map((i) => Math.round(box.reduce((sum, c) => sum + c.rgb[i] * c.n, 0) / n))
}
function nearest(colours, [r, g, b]) {
  let [best, least] = [0, Infinity]
  for (let i = 0; i < colours.length; i++) {
    const [x, y, z] = colours[i]
    const far = (r - x) ** 2 * 2 + (g - y) ** 2 * 4 + (b - z) ** 2
    if (far < least) [best, least] = [i, far]
  }
  return best
}

const table = Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1
  return n >>> 0
})
const crc32 =
  known ?? ((bytes) => (bytes.reduce((crc, byte) => table[(crc ^ byte) & 255] ^ (crc >>> 8), 0xffffffff) ^ -1) >>> 0)
function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

// Gradients have many rare colours: a little grain keeps them smooth. Flat ones stay as they are.
const BAYER = [
  [-8, 0, -6, 2],
  [4, -4, 6, -2],
  [-5, 3, -7, 1],
  [7, -1, 5, -3],
].map((row) => row.map((n) => n * 0.8))
const shaken = (colour, by) =>
  parts(colour).reduce((sum, part) => (sum << 8) | Math.max(0, Math.min(255, Math.round(part + by))), 0)
function remembered(make) {
  const known = new Map()
  return (key) => {
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key)
  }
}

export function smaller(png) {
  const { width, height, pixels } = decode(png)
  const counts = new Map()
  for (const p of pixels) counts.set(p, (counts.get(p) ?? 0) + 1)
  const colours = palette(counts, 256)
  const flat = pixels.length / 4000
  const rows = Buffer.alloc((width + 1) * height)
  const near = remembered((c) => nearest(colours, parts(c)))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = pixels[y * width + x]
      const shade = counts.get(colour) > flat ? colour : shaken(colour, BAYER[y & 3][x & 3])
      rows[y * (width + 1) + 1 + x] = near(shade)
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
