import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Actor, Member } from '#app/platform/context.server.ts'

/** Who edits services and awards badges. */
export const canTendCare = (actor: Actor): actor is Member => isOperator(actor)
