// Addresses of the house. Secrets stand after `#` only: that part never leaves the browser.
export const here = $state({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash,
})

function look() {
  here.path = location.pathname
  here.query = new URLSearchParams(location.search)
  here.hash = location.hash
}
addEventListener('popstate', look)
addEventListener('hashchange', look)

export function go(to: string, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  look()
  scrollTo(0, 0)
}

/** For links: a plain click stays in the page. */
export function follow(event: MouseEvent) {
  const a = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || a.target) return
  event.preventDefault()
  go(a.pathname + a.search + a.hash)
}
