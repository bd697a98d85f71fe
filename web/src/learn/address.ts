/** Lesson 1 at once, without the list of lessons before it. */
export const firstLesson = '/learn?lesson=1'
