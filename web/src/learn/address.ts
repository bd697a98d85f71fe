/** Where a game is taught; a lesson at once, without the list of lessons before it. */
export function schoolOf(game: string, lesson?: number): string {
  const asked = new URLSearchParams({ game })
  if (lesson) asked.set('lesson', String(lesson))
  return `/learn?${asked}`
}
