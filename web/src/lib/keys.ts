/**
 * Whatever takes letters for itself: a field, a list, a dialog, the menu. A dialog that was closed still has the focus until the
 * browser draws again, and takes nothing.
 */
export const takesLetters = (on: EventTarget | null) =>
  on instanceof Element && !!on.closest('input, textarea, select, [contenteditable], dialog[open], section.menu')

/** The same, and whatever has arrows of its own. No key of the page reaches past it. */
export const keepsKeys = (on: EventTarget | null) =>
  takesLetters(on) || (on instanceof Element && !!on.closest('[role=tablist], [role=radiogroup]'))
