/** Whatever has keys of its own: a field, a list, a dialog. No key of the page reaches past it. */
export const keepsKeys = (on: Element | null) =>
  !!on?.closest('input, textarea, select, [contenteditable], dialog, section.menu, [role=tablist], [role=radiogroup]')
