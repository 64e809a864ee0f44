import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { RETURN_WINDOW_MS } from '#app/features/marketplace/return-window.ts'
import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'
import { RETURN_ANSWER_MS, RETURN_STUCK_MS } from '#app/features/orders/schema.ts'
import type { ReturnState, ShipmentState } from '#app/features/orders/states.ts'

export interface Parties {
  /** The buyer's account, if any. */
  buyerId: string | null
  /** The seller's account; null for a shop that operators manage. */
  sellerUserId: string | null
}

export const isParty = (actor: Actor, { buyerId, sellerUserId }: Parties): boolean =>
  (actor.kind === 'member' && actor.userId === buyerId) || isSellerOf(actor, { userId: sellerUserId })

/** Operators, except those who bought or sold the items. */
export function canDecideDispute(actor: Actor, parties: Parties): actor is Member {
  return isOperator(actor) && !isParty(actor, parties)
}

interface ReturnableShipment {
  state: ShipmentState
  deliveredAt: Date | null
  releasedAt: Date | null
}

/** Whether a return can be requested now: once it was sent, and until a week after it was delivered. */
export function isReturnable({ state, deliveredAt, releasedAt }: ReturnableShipment, now: Date): boolean {
  if (releasedAt !== null) return false
  if (state === 'sent') return true
  return state === 'delivered' && deliveredAt !== null && now.getTime() <= deliveredAt.getTime() + RETURN_WINDOW_MS
}

/** Whether the buyer may dispute: after a refusal, or when the seller did not answer for two days. */
export function isDisputable({ state, stateAt }: { state: ReturnState; stateAt: Date }, now: Date): boolean {
  if (state === 'refused') return true
  return (state === 'requested' || state === 'accepted') && now.getTime() >= stateAt.getTime() + RETURN_ANSWER_MS
}

/** Whether operators may decide: a dispute, or an open return without a step for two weeks. */
export function isDecidable({ state, stateAt }: { state: ReturnState; stateAt: Date }, now: Date): boolean {
  if (state === 'disputed') return true
  return (state === 'requested' || state === 'accepted') && now.getTime() >= stateAt.getTime() + RETURN_STUCK_MS
}
