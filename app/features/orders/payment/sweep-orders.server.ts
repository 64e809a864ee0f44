import { RETURN_WINDOW_MS } from '#app/features/marketplace/return-window.ts'
import { and, asc, eq, inArray, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { copy } from '#app/features/orders/copy.ts'
import { forgetOrders } from '#app/features/orders/erasure/forget-orders.server.ts'
import { expireOrder } from './expire-order.server.ts'
import { lockShipments, type Shipment } from '#app/features/orders/shipments/lock-shipment.server.ts'
import { moveShipment } from '#app/features/orders/shipments/move-shipment.server.ts'
import { notifyAssumed } from '#app/features/orders/mails/notify.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { releaseShipment } from '#app/features/orders/shipments/release-shipment.server.ts'
import { ASSUMED_DELIVERED_MS, RETURN_REFUSED_MS } from '#app/features/orders/schema.ts'
import { OPEN_RETURN_STATES } from '#app/features/orders/states.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'
import { returnStatements, orderReturns } from '#app/features/orders/returns/return-tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/config/site.ts'

export interface SweepContext {
  db: Db
  now: Date
  /** For links in mails. */
  site: Site
  sealer: Sealer
}

/** Per kind and run. */
const BATCH_MAX = 100

export interface SweepResult {
  expired: number
  delivered: number
  released: number
  closed: number
  forgotten: number
}

/**
 * The time-based transitions of orders: unpaid ones expire; sent shipments count as delivered; delivered shipments are
 * released to the seller; refused returns close. Each row in its own transaction; rows that are locked elsewhere are
 * left to the next run.
 */
export async function sweepOrders({ db, now, site, sealer }: SweepContext): Promise<SweepResult> {
  return {
    expired: await each(await listUnpaid(db, now), (orderId) => db.transaction((tx) => expire(tx, { orderId, now }))),
    closed: await each(await listRefused(db, now), (id) => db.transaction((tx) => closeReturn(tx, { id, now }))),
    delivered: await each(await listShipments(db, isAssumedDelivered(now)), (id) =>
      db.transaction((tx) => assumeDelivered(tx, { id, now, site, sealer })),
    ),
    released: await each(await listShipments(db, isReleaseDue(now)), (id) =>
      db.transaction((tx) => release(tx, { id, now })),
    ),
    forgotten: await forgetOrders(db, { now, limit: BATCH_MAX }),
  }
}

async function each(ids: readonly string[], act: (id: string) => Promise<boolean>): Promise<number> {
  let done = 0
  for (const id of ids) if (await act(id)) done++
  return done
}

async function listUnpaid(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .where(and(sql`${orderShipments.state} = 'reserved'`, lte(orders.reservedUntil, now)))
    .limit(BATCH_MAX)
  return rows.map(({ id }) => id)
}

async function expire(tx: Db, { orderId, now }: { orderId: string; now: Date }): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.paidAt), lte(orders.reservedUntil, now)))
    .for('no key update', { skipLocked: true })
  if (!order) return false
  const locked = { orderId: order.id, shipments: await lockShipments(tx, order.id) }
  return expireOrder(tx, locked, { by: 'system', userId: null, reason: copy.reason.notPaid, now })
}

const openReturns = (db: Db) =>
  db
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(eq(orderReturns.shipmentId, orderShipments.id), inArray(orderReturns.state, [...OPEN_RETURN_STATES])))

const moment = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** Keep equal to `assumedDeliveredAt` in `policy.ts`. */
function isAssumedDelivered(now: Date): SQL | undefined {
  const due = moment(now, ASSUMED_DELIVERED_MS)
  return and(sql`${orderShipments.state} = 'sent'`, lte(orderShipments.sentAt, due), lte(orderShipments.arrivesBy, due))
}

function isReleaseDue(now: Date): SQL | undefined {
  const isDue = lte(orderShipments.deliveredAt, moment(now, RETURN_WINDOW_MS))
  return and(
    sql`${orderShipments.releasedAt} IS NULL AND ${orderShipments.deliveredAt} IS NOT NULL`,
    eq(orderShipments.state, 'delivered'),
    isDue,
  )
}

async function listShipments(db: Db, condition: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .where(and(condition, notExists(openReturns(db))))
    .orderBy(asc(orderShipments.stateAt))
    .limit(BATCH_MAX)
  return rows.map(({ id }) => id)
}

/** Locks the order, then the shipment; null when the condition does not hold any more or a row is locked elsewhere. */
async function lockIfDue(tx: Db, id: string, condition: SQL | undefined): Promise<Shipment | null> {
  const [found] = await tx
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(orderShipments, eq(orderShipments.orderId, orders.id))
    .where(eq(orderShipments.id, id))
    .for('no key update', { of: orders, skipLocked: true })
  if (!found) return null
  const [shipment] = await tx
    .select()
    .from(orderShipments)
    .where(and(eq(orderShipments.id, id), condition, notExists(openReturns(tx))))
    .for('no key update', { skipLocked: true })
  return shipment ?? null
}

async function assumeDelivered(
  tx: Db,
  { id, ...mailContext }: { id: string } & Omit<SweepContext, 'db'>,
): Promise<boolean> {
  const { now } = mailContext
  const shipment = await lockIfDue(tx, id, isAssumedDelivered(now))
  if (!shipment) return false
  const reason = copy.reason.assumed
  const delivered = await moveShipment(tx, { shipment, to: 'delivered', by: 'system', userId: null, reason, now })
  const [about] = await tx
    .select({ order: orders, sellerName: sellerProfiles.displayName, isTest: payments.isTest })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, shipment.sellerId))
    .where(eq(orders.id, shipment.orderId))
  if (!about) throw new Error(`shipment ${shipment.id} was sent and never paid`)
  const { order, sellerName, isTest } = about
  await notifyAssumed(tx, { order, isTest, ...mailContext }, { shipment: delivered, sellerName })
  return true
}

async function release(tx: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const shipment = await lockIfDue(tx, id, isReleaseDue(now))
  if (shipment) await releaseShipment(tx, { shipment, now })
  return shipment !== null
}

const isOverdue = (now: Date) =>
  and(eq(orderReturns.state, 'refused'), lte(orderReturns.stateAt, moment(now, RETURN_REFUSED_MS)))

async function listRefused(db: Db, now: Date): Promise<string[]> {
  const rows = await db.select({ id: orderReturns.id }).from(orderReturns).where(isOverdue(now)).limit(BATCH_MAX)
  return rows.map(({ id }) => id)
}

async function closeReturn(tx: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const [found] = await tx
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(eq(orderReturns.id, id), isOverdue(now)))
    .for('no key update', { skipLocked: true })
  if (!found) return false
  await tx.update(orderReturns).set({ state: 'closed', stateAt: now }).where(eq(orderReturns.id, id))
  await tx
    .insert(returnStatements)
    .values({ returnId: id, by: 'system', toState: 'closed', words: copy.returnClosed, at: now })
  return true
}
