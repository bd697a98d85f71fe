// node unpack.mjs FOLDER: takes the browser out of the package that npm has put there.
import { createReadStream, createWriteStream, renameSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const folder = process.argv[2]
const packed = createReadStream(`${folder}/node_modules/@sparticuz/chromium/bin/chromium.br`)
await pipeline(packed, createBrotliDecompress(), createWriteStream(`${folder}/half`, { mode: 0o755 }))
renameSync(`${folder}/half`, `${folder}/chromium`)
