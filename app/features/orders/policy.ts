import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { RETURN_WINDOW_MS } from '#app/features/marketplace/schema.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import { ASSUMED_DELIVERED_MS } from './schema.ts'
import { isPartEdge, type PartState } from './states.ts'

/** As whom somebody acts on a part. */
export type Role = 'buyer' | 'seller' | 'operator'

interface Access {
  order: { publicToken: string }
  seller: { userId: string | null }
}

/**
 * Whether somebody may act on a part as this: the buyer is whoever holds the order's token, the seller is whose shop it
 * is, an operator is one who has shown her second step.
 */
export function mayActAs(actor: Actor, role: Role, { order, seller }: Access, token: string | undefined): boolean {
  if (role === 'buyer') return token === order.publicToken
  return role === 'seller' ? isSellerOf(actor, seller) : isOperator(actor)
}

/** Who sets what the platform keeps of a sale. */
export const canSetCommission = isOperator

/** Before it is sent; who has not paid yet has nothing to cancel. */
export const isCancellable = ({ state }: { state: PartState }): boolean => state === 'paid' || state === 'packed'

export const isSendable = ({ state }: { state: PartState }): boolean => isPartEdge(state, 'sent')

interface Moments {
  state: PartState
  arrivesBy: Date
  sentAt: Date | null
  deliveredAt: Date | null
  releasedAt: Date | null
}

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)

/** When a part that was sent counts as delivered, if she says nothing: a week after it should have arrived, or was sent. */
function assumedDeliveredAt({ arrivesBy, sentAt }: Pick<Moments, 'arrivesBy' | 'sentAt'>): Date {
  return after(sentAt !== null && sentAt > arrivesBy ? sentAt : arrivesBy, ASSUMED_DELIVERED_MS)
}

/** When the money of a delivered part becomes the seller's, if no case is open. */
export const releasedFrom = (deliveredAt: Date): Date => after(deliveredAt, RETURN_WINDOW_MS)

/** Until when she may ask to return; null while nothing was sent, and when it is over. */
export function returnUntil(part: Moments, now: Date): Date | null {
  if (part.releasedAt !== null) return null
  if (part.state === 'sent') return after(assumedDeliveredAt(part), RETURN_WINDOW_MS)
  if (part.state !== 'delivered' || part.deliveredAt === null) return null
  const until = releasedFrom(part.deliveredAt)
  return now <= until ? until : null
}

/** Who sends the parcel may read where to: from the payment until it is over, and never of what is not paid. */
export const showsAddress = ({ state }: { state: PartState }): boolean =>
  state === 'paid' || state === 'packed' || state === 'sent' || state === 'delivered' || state === 'returned'
