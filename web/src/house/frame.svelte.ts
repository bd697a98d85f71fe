// What the house takes of the screen above a table, in pixels: a table that fills the window leaves it out.
export const frame = $state({ bars: 0 })
