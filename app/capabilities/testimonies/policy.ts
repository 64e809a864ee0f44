import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Actor } from '#app/platform/context.server.ts'

/** Who says yes or no to a story. */
export function canDecideTestimonies(actor: Actor): boolean {
  return isOperator(actor)
}
