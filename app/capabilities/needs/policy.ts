import { type Actor, isOperator } from '#app/platform/context.server.ts'

/** Who somebody is to the board. `waiting`: a student under 18 whose guardian has not said yes. */
export type Standing = 'visitor' | 'member' | 'waiting' | 'student'

export type Refusal = 'not-signed-in' | 'no-profile' | 'guardian-waits'

const REFUSALS: Readonly<Record<Standing, Refusal | null>> = {
  visitor: 'not-signed-in',
  member: 'no-profile',
  waiting: 'guardian-waits',
  student: null,
}

/** Why this person may neither post a need nor answer one; null when she may. */
export const findRefusal = (standing: Standing): Refusal | null => REFUSALS[standing]

/** Who may take a need off the board, and put it back. */
export const canHideNeeds = (actor: Actor): boolean => isOperator(actor)
