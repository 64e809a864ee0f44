import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Actor } from '#app/platform/context.server.ts'

/** Who changes a number that people call in need. */
export function canTendHelplines(actor: Actor): boolean {
  return isOperator(actor)
}
