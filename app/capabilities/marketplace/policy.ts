import { isOperator } from '#app/capabilities/audit/policy.ts'
import type { Actor } from '#app/platform/context.server.ts'

/** Who changes the regions from which sellers come. */
export function canTendRegions(actor: Actor): boolean {
  return isOperator(actor)
}

/** Who enters a seller after her application, and says that she is verified. */
export function canTendSellers(actor: Actor): boolean {
  return isOperator(actor)
}
