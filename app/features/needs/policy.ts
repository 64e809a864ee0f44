import type { StudentMembership } from '#app/features/students/views.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'

export type Refusal = 'not-signed-in' | 'no-profile' | 'guardian-waits'

const REFUSALS: Readonly<Record<StudentMembership, Refusal | null>> = {
  visitor: 'not-signed-in',
  member: 'no-profile',
  waiting: 'guardian-waits',
  student: null,
}

/** Why this person may neither post a need nor answer one; null when she may. */
export const findRefusal = (membership: StudentMembership): Refusal | null => REFUSALS[membership]

/** Who may take a need off the board, and put it back. */
export const canHideNeeds = (actor: Actor): boolean => isOperator(actor)
