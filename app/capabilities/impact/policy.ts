import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Actor } from '#app/platform/context.server.ts'

/** Who may say what was true before this platform. */
export function canSetBaseline(actor: Actor): boolean {
  return isOperator(actor)
}
