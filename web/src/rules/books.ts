// The rule books of the house, each fetched when somebody opens it.
export const books: Record<string, () => Promise<string>> = {
  merchants: () => import('../../../docs/rules/merchants.md?raw').then((file) => file.default),
  'silk-road': () => import('../../../docs/rules/silk-road.md?raw').then((file) => file.default),
  'now-or-never': () => import('../../../docs/rules/now-or-never.md?raw').then((file) => file.default),
}
