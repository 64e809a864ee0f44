import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Actor } from '#app/platform/context.server.ts'

/** Who may write, change and retire documents. */
export function canTendDocuments(actor: Actor): boolean {
  return isOperator(actor)
}
