import type { StudentMembership } from '#app/features/students/views.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'

export type Refusal = 'not-signed-in' | 'no-profile' | 'guardian-waits'

const REFUSALS: Readonly<Record<StudentMembership, Refusal | null>> = {
  visitor: 'not-signed-in',
  member: 'no-profile',
  waiting: 'guardian-waits',
  student: null,
}

/** Why this user may neither post nor answer a need; null when they may. */
export const findRefusal = (membership: StudentMembership): Refusal | null => REFUSALS[membership]

/** Who may hide a need and show it again. */
export const canHideNeeds = (actor: Actor): boolean => isOperator(actor)
