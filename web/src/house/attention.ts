// "It is your turn" where one sees it from another tab: in the title and in the little picture beside it.
export function callFor(turn: boolean) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = turn ? '/icon-turn.svg' : '/icon.svg'
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted
}
