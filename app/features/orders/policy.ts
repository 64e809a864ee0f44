import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { RETURN_WINDOW_MS } from '#app/features/marketplace/return-window.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import { ASSUMED_DELIVERED_MS } from './schema.ts'
import { isShipmentEdge, type ShipmentState } from './states.ts'

export type Role = 'buyer' | 'seller' | 'operator'

interface Access {
  order: { publicToken: string }
  seller: { userId: string | null }
}

/**
 * Whether the actor may act on a shipment in this role: a buyer presents the order's token, a seller owns the shop, an
 * operator has passed the second factor.
 */
export function mayActAs(actor: Actor, role: Role, { order, seller }: Access, token: string | undefined): boolean {
  if (role === 'buyer') return token === order.publicToken
  return role === 'seller' ? isSellerOf(actor, seller) : isOperator(actor)
}

export const canSetCommission = isOperator

/** Paid and not sent; an unpaid order expires instead. */
export const isCancellable = ({ state }: { state: ShipmentState }): boolean => state === 'paid' || state === 'packed'

export const isSendable = ({ state }: { state: ShipmentState }): boolean => isShipmentEdge(state, 'sent')

interface ShipmentDates {
  state: ShipmentState
  arrivesBy: Date
  sentAt: Date | null
  deliveredAt: Date | null
  releasedAt: Date | null
}

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)

/**
 * When a sent shipment counts as delivered without the buyer's confirmation: a week after the expected day or the day
 * of sending, whichever is later.
 */
function assumedDeliveredAt({ arrivesBy, sentAt }: Pick<ShipmentDates, 'arrivesBy' | 'sentAt'>): Date {
  return after(sentAt !== null && sentAt > arrivesBy ? sentAt : arrivesBy, ASSUMED_DELIVERED_MS)
}

/** When the money of a delivered shipment is released to the seller, if no return is open. */
export const releasedFrom = (deliveredAt: Date): Date => after(deliveredAt, RETURN_WINDOW_MS)

/** Last time to request a return; null until it is sent, and when the window is over. */
export function returnUntil(shipment: ShipmentDates, now: Date): Date | null {
  if (shipment.releasedAt !== null) return null
  if (shipment.state === 'sent') return after(assumedDeliveredAt(shipment), RETURN_WINDOW_MS)
  if (shipment.state !== 'delivered' || shipment.deliveredAt === null) return null
  const until = releasedFrom(shipment.deliveredAt)
  return now <= until ? until : null
}

/** Whether the seller sees the delivery address: from the payment on, and not once cancelled. */
export const showsAddress = ({ state }: { state: ShipmentState }): boolean =>
  state === 'paid' || state === 'packed' || state === 'sent' || state === 'delivered' || state === 'returned'
