// What a first look at a table does not need is fetched when its moment comes.
export const end = () => import('../end/End.svelte')
export const result = () => import('../end/Result.svelte')
export const bazaar = () => import('../prompt/Bazaar.svelte')
export const rematch = () => import('../../../house/end/Rematch.svelte')
export const share = () => import('../../../house/end/Share.svelte')
export const travel = () => import('../travel/Travel.svelte')
