// One moment of a page as axe sees it, with nothing beyond its edges.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fits, settle } from './help.mjs'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

export async function clean({ page }, what) {
  await page.evaluate(() => document.fonts.ready)
  await settle(page)
  await page.evaluate(`if (!window.axe) { ${axe} }`)
  const found = await page.evaluate(async () =>
    (await window.axe.run(document)).violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim()}`),
    ),
  )
  assert.deepEqual(found, [], what)
  await fits(page)
}
