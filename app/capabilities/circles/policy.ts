import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Actor } from '#app/platform/context.server.ts'

/** Who may read the names and contacts of those who want to join, and open chapters. */
export function canTendCircles(actor: Actor): boolean {
  return isOperator(actor)
}
