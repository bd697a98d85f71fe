// What the race itself does not need is fetched when its moment comes.
export const end = () => import('../end/End.svelte')
export const reveal = () => import('../reveal/Reveal.svelte')
export const award = () => import('../reveal/Award.svelte')
export const practising = () => import('../practice/Practising.svelte')
