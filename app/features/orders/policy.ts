import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { RETURN_WINDOW_MS } from '#app/features/marketplace/schema.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import { ASSUMED_DELIVERED_MS } from './schema.ts'
import { isShipmentEdge, type ShipmentState } from './states.ts'

/** As whom somebody acts on a shipment. */
export type Role = 'buyer' | 'seller' | 'operator'

interface Access {
  order: { publicToken: string }
  seller: { userId: string | null }
}

/**
 * Whether somebody may act on a shipment as this: the buyer is whoever holds the order's token, the seller is whose shop it
 * is, an operator is one who has shown her second step.
 */
export function mayActAs(actor: Actor, role: Role, { order, seller }: Access, token: string | undefined): boolean {
  if (role === 'buyer') return token === order.publicToken
  return role === 'seller' ? isSellerOf(actor, seller) : isOperator(actor)
}

/** Who sets what the platform keeps of a sale. */
export const canSetCommission = isOperator

/** Before it is sent; who has not paid yet has nothing to cancel. */
export const isCancellable = ({ state }: { state: ShipmentState }): boolean => state === 'paid' || state === 'packed'

export const isSendable = ({ state }: { state: ShipmentState }): boolean => isShipmentEdge(state, 'sent')

interface Moments {
  state: ShipmentState
  arrivesBy: Date
  sentAt: Date | null
  deliveredAt: Date | null
  releasedAt: Date | null
}

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)

/** When a shipment that was sent counts as delivered, if she says nothing: a week after it should have arrived, or was sent. */
function assumedDeliveredAt({ arrivesBy, sentAt }: Pick<Moments, 'arrivesBy' | 'sentAt'>): Date {
  return after(sentAt !== null && sentAt > arrivesBy ? sentAt : arrivesBy, ASSUMED_DELIVERED_MS)
}

/** When the money of a delivered shipment becomes the seller's, if no return is open. */
export const releasedFrom = (deliveredAt: Date): Date => after(deliveredAt, RETURN_WINDOW_MS)

/** Until when she may ask to return; null while nothing was sent, and when it is over. */
export function returnUntil(shipment: Moments, now: Date): Date | null {
  if (shipment.releasedAt !== null) return null
  if (shipment.state === 'sent') return after(assumedDeliveredAt(shipment), RETURN_WINDOW_MS)
  if (shipment.state !== 'delivered' || shipment.deliveredAt === null) return null
  const until = releasedFrom(shipment.deliveredAt)
  return now <= until ? until : null
}

/** Who sends the parcel may read where to: from the payment until it is over, and never of what is not paid. */
export const showsAddress = ({ state }: { state: ShipmentState }): boolean =>
  state === 'paid' || state === 'packed' || state === 'sent' || state === 'delivered' || state === 'returned'
