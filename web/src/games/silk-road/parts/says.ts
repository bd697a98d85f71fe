// What the pen says, in words: shown in the prompt, or told to those who listen.
import { say } from '../../../words/words.svelte'
import type { Drawing } from '../pen/drawing.svelte'
import { sidesOf } from '../pen/geometry'
import { pieceOf } from '../pen/pen'

const SIDE = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east']
const sideWord = (side: number) => say(`silk-side-${SIDE[side]}`)

/** What is wrong with the last step. */
export function refusalOf({ said }: Drawing): string {
  return said ? say(`silk-web-no-${said.id}`, said.args as never) : ''
}
/** How far the road is. */
export function reachOf(drawing: Drawing): string {
  const n = drawing.whole.path.length
  const loose = drawing.loose.length
  const reach = say(drawing.joined ? 'silk-web-joined' : 'silk-web-open', { n })
  return loose ? `${reach} · ${say('silk-web-loose', { n: loose })}` : reach
}
/** The last step, for those who listen: what lies there, where the road ends, where it may go on. */
export function tipOf(drawing: Drawing): string {
  const wrong = refusalOf(drawing)
  if (wrong) return wrong
  const { told } = drawing
  if (!told) return ''
  if (told.id === 'from') return say('silk-web-told-from', told.args as never)
  if (drawing.joined)
    return say('silk-web-told-joined', {
      from: `silk-city-${drawing.from}`,
      to: `silk-city-${drawing.to}`,
      n: drawing.whole.path.length,
    })
  const tile = told.id === 'step' ? drawing.tiles.get(Number(told.args?.cell)) : undefined
  const laid = tile
    ? `${say('silk-web-told-tile', {
        piece: `silk-piece-${pieceOf(tile)}`,
        one: { text: sideWord(sidesOf(tile)[0]) },
        other: { text: sideWord(sidesOf(tile)[1]) },
      })} `
    : `${say('silk-web-told-lifted')} `
  const { end } = drawing.head
  const open = drawing.open.map(sideWord).join(', ')
  return (
    laid +
    (end ? say('silk-web-told-end', { cell: end.cell, open: { text: open || say('silk-web-told-nowhere') } }) : '')
  )
}
