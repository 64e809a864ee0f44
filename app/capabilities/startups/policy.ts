import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Actor } from '#app/platform/context.server.ts'

/** Who lists, edits and retires startups. */
export const canTendStartups = (actor: Actor): boolean => isOperator(actor)
