/**
 * Whatever has keys of its own: a field, a list, a dialog. No key of the page reaches past it. A dialog that was closed still has the
 * focus until the browser draws again, and keeps nothing.
 */
export const keepsKeys = (on: Element | null) =>
  !!on?.closest(
    'input, textarea, select, [contenteditable], dialog[open], section.menu, [role=tablist], [role=radiogroup]',
  )
