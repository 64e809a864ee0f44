import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Actor, Member } from '#app/platform/context.server.ts'

/** Who may set the times of demos. A single demo belongs to the people of the partnership desk. */
export const canTendDemos = (actor: Actor): actor is Member => isOperator(actor)
