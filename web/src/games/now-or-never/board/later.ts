// What a first look at a table does not need is fetched when its moment comes.
export const end = () => import('../end/End.svelte')
export const fight = () => import('../fight/Fight.svelte')
export const production = () => import('../production/Production.svelte')
export const choose = () => import('../choose/Choose.svelte')
