// What a first look at a table does not need is fetched when its moment comes.
export const end = () => import('../end/End.svelte')
export const bazaar = () => import('../prompt/Bazaar.svelte')
export const travel = () => import('../travel/Travel.svelte')
