// What a first look at a table does not need is fetched when its moment comes.
export const result = () => import('./Result.svelte')
export const rematch = () => import('../house/end/Rematch.svelte')
export const share = () => import('../house/end/Share.svelte')
