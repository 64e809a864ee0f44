import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Shipment } from './lock-shipment.server.ts'
import { releaseShipment } from './release-shipment.server.ts'
import type { ActBy } from '#app/features/orders/schema.ts'
import { isShipmentEdge, type ShipmentState } from '#app/features/orders/states.ts'
import { orderShipments, shipmentSteps } from '#app/features/orders/tables.server.ts'

export interface Move {
  /** Locked (`lockShipment`). */
  shipment: Shipment
  to: ShipmentState
  by: ActBy
  /** The acting account, if any. */
  userId: string | null
  /** Shown to buyer and seller. */
  reason: string | null
  now: Date
  /** Columns to update with the state. */
  fields?: Partial<Pick<Shipment, 'carrier' | 'tracking' | 'invoiceNumber' | 'invoicedAt'>>
}

/**
 * Moves a shipment along a declared edge and records the step. Stock and money are the caller's task, with one
 * exception: the rest held of a returned shipment (its delivery) is released to the seller. @throws for any other
 * edge.
 */
export async function moveShipment(tx: Db, { shipment, to, by, userId, reason, now, fields }: Move): Promise<Shipment> {
  if (!isShipmentEdge(shipment.state, to))
    throw new Error(`shipment ${shipment.id}: ${shipment.state} cannot become ${to}`)
  const [moved] = await tx
    .update(orderShipments)
    .set({ state: to, stateAt: now, ...datesOf(to, now), ...fields })
    .where(eq(orderShipments.id, shipment.id))
    .returning()
  if (!moved) throw new Error(`shipment ${shipment.id} vanished while it was locked`)
  await writeStep(tx, { shipmentId: shipment.id, fromState: shipment.state, toState: to, at: now, by, userId, reason })
  return to === 'returned' ? releaseShipment(tx, { shipment: moved, now }) : moved
}

async function writeStep(tx: Db, step: typeof shipmentSteps.$inferInsert): Promise<void> {
  await tx.insert(shipmentSteps).values(step)
}

function datesOf(to: ShipmentState, now: Date): Partial<Pick<Shipment, 'sentAt' | 'deliveredAt'>> {
  if (to === 'sent') return { sentAt: now }
  return to === 'delivered' ? { deliveredAt: now } : {}
}
