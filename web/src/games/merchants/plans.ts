// Stored answers to "do you come along?", so that a slow game need not wait for them. A plan per town; `refuse` stays home.
import type { Plan } from '../../wire/types'

export type Joining = 'ask' | 'join' | 'refuse'
const prompt = 'ask-join'

const isFor = (plan: Plan, town: string) => plan.prompt === prompt && plan.args.town === `town-${town}`

/** What is stored for these towns; `ask` where they differ. */
export function joining(plans: readonly Plan[], towns: readonly string[]): Joining {
  const answers = new Set(towns.map((town) => plans.find((plan) => isFor(plan, town))?.do ?? 'ask'))
  const [answer] = answers
  return answers.size === 1 && (answer === 'join' || answer === 'refuse') ? answer : 'ask'
}

export function withJoining(plans: readonly Plan[], towns: readonly string[], answer: Joining): Plan[] {
  const others = plans.filter((plan) => !towns.some((town) => isFor(plan, town)))
  if (answer === 'ask') return others
  return [...others, ...towns.map((town) => ({ prompt, args: { town: `town-${town}` }, do: answer }))]
}
