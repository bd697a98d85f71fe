/** False until the first picture was shown: what is not looked at first is drawn after it. */
export function soon(): { readonly now: boolean } {
  let now = $state(false)
  $effect(() => {
    // A page in the background is shown no pictures, but still wants to be whole.
    const late = setTimeout(() => (now = true), 300)
    const frame = requestAnimationFrame(() => setTimeout(() => (now = true)))
    return () => {
      clearTimeout(late)
      cancelAnimationFrame(frame)
    }
  })
  return {
    get now() {
      return now
    },
  }
}
