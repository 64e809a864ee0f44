import { RETURN_WINDOW_MS } from '#app/features/marketplace/schema.ts'
import { and, asc, eq, inArray, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { copy } from '#app/features/orders/copy.ts'
import { forgetOrders } from '#app/features/orders/forget-orders.server.ts'
import { lapseOrder } from '#app/features/orders/placing/lapse-order.server.ts'
import { lockParts, type Part } from '#app/features/orders/shipments/lock-part.server.ts'
import { movePart } from '#app/features/orders/shipments/move-part.server.ts'
import { notifyAssumed } from '#app/features/orders/notify.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { releasePart } from '#app/features/orders/shipments/release-part.server.ts'
import { ASSUMED_DELIVERED_MS, CASE_REFUSED_MS } from '#app/features/orders/schema.ts'
import { OPEN_CASE_STATES } from '#app/features/orders/states.ts'
import { caseStatements, orderParts, orders, returnCases } from '#app/features/orders/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/site.ts'

export interface Sweeping {
  db: Db
  now: Date
  /** Letters say where the order is read. */
  site: Site
  sealer: Sealer
}

/** Of each kind, in one run. */
const BATCH_MAX = 100

export interface Swept {
  lapsed: number
  delivered: number
  released: number
  closed: number
  forgotten: number
}

/**
 * Everything about orders that time decides: what was not paid in time gives its pieces free; what was sent counts as
 * delivered; what was delivered becomes the seller's; refused cases that nobody took further end. Each in its own
 * transaction; what another node or a person is at is left for the next run.
 */
export async function sweepOrders({ db, now, site, sealer }: Sweeping): Promise<Swept> {
  return {
    lapsed: await each(await listUnpaid(db, now), (orderId) => db.transaction((tx) => lapse(tx, { orderId, now }))),
    closed: await each(await listRefused(db, now), (id) => db.transaction((tx) => closeCase(tx, { id, now }))),
    delivered: await each(await listParts(db, onTheWay(now)), (id) =>
      db.transaction((tx) => assumeDelivered(tx, { id, now, site, sealer })),
    ),
    released: await each(await listParts(db, unreleased(now)), (id) =>
      db.transaction((tx) => release(tx, { id, now })),
    ),
    forgotten: await forgetOrders(db, { limit: BATCH_MAX }),
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
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .where(and(sql`${orderParts.state} = 'reserved'`, lte(orders.reservedUntil, now)))
    .limit(BATCH_MAX)
  return rows.map(({ id }) => id)
}

async function lapse(tx: Db, { orderId, now }: { orderId: string; now: Date }): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.paidAt), lte(orders.reservedUntil, now)))
    .for('no key update', { skipLocked: true })
  if (!order) return false
  const locked = { orderId: order.id, parts: await lockParts(tx, order.id) }
  return lapseOrder(tx, locked, { by: 'system', userId: null, reason: copy.reason.notPaid, now })
}

const openCase = (db: Db) =>
  db
    .select({ id: returnCases.id })
    .from(returnCases)
    .where(and(eq(returnCases.partId, orderParts.id), inArray(returnCases.state, [...OPEN_CASE_STATES])))

const moment = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** The same moment as `assumedDeliveredAt` says. */
function onTheWay(now: Date): SQL | undefined {
  const due = moment(now, ASSUMED_DELIVERED_MS)
  return and(sql`${orderParts.state} = 'sent'`, lte(orderParts.sentAt, due), lte(orderParts.arrivesBy, due))
}

function unreleased(now: Date): SQL | undefined {
  const isDue = lte(orderParts.deliveredAt, moment(now, RETURN_WINDOW_MS))
  return and(
    sql`${orderParts.releasedAt} IS NULL AND ${orderParts.deliveredAt} IS NOT NULL`,
    eq(orderParts.state, 'delivered'),
    isDue,
  )
}

async function listParts(db: Db, condition: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: orderParts.id })
    .from(orderParts)
    .where(and(condition, notExists(openCase(db))))
    .orderBy(asc(orderParts.stateAt))
    .limit(BATCH_MAX)
  return rows.map(({ id }) => id)
}

/** The part, still as it was found, with its order locked first; null when somebody is at it. */
async function claim(tx: Db, id: string, condition: SQL | undefined): Promise<Part | null> {
  const [found] = await tx
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(orderParts, eq(orderParts.orderId, orders.id))
    .where(eq(orderParts.id, id))
    .for('no key update', { of: orders, skipLocked: true })
  if (!found) return null
  const [part] = await tx
    .select()
    .from(orderParts)
    .where(and(eq(orderParts.id, id), condition, notExists(openCase(tx))))
    .for('no key update', { skipLocked: true })
  return part ?? null
}

async function assumeDelivered(tx: Db, { id, ...letters }: { id: string } & Omit<Sweeping, 'db'>): Promise<boolean> {
  const { now } = letters
  const part = await claim(tx, id, onTheWay(now))
  if (!part) return false
  const reason = copy.reason.assumed
  const delivered = await movePart(tx, { part, to: 'delivered', by: 'system', userId: null, reason, now })
  const [about] = await tx
    .select({ order: orders, sellerName: sellerProfiles.displayName, isTest: payments.isTest })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, part.sellerId))
    .where(eq(orders.id, part.orderId))
  if (!about) throw new Error(`order part ${part.id} was sent and never paid`)
  const { order, sellerName, isTest } = about
  await notifyAssumed(tx, { order, isTest, ...letters }, { part: delivered, sellerName })
  return true
}

async function release(tx: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const part = await claim(tx, id, unreleased(now))
  if (part) await releasePart(tx, { part, now })
  return part !== null
}

const isOverdue = (now: Date) =>
  and(eq(returnCases.state, 'refused'), lte(returnCases.stateAt, moment(now, CASE_REFUSED_MS)))

async function listRefused(db: Db, now: Date): Promise<string[]> {
  const rows = await db.select({ id: returnCases.id }).from(returnCases).where(isOverdue(now)).limit(BATCH_MAX)
  return rows.map(({ id }) => id)
}

async function closeCase(tx: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const [found] = await tx
    .select({ id: returnCases.id })
    .from(returnCases)
    .where(and(eq(returnCases.id, id), isOverdue(now)))
    .for('no key update', { skipLocked: true })
  if (!found) return false
  await tx.update(returnCases).set({ state: 'closed', stateAt: now }).where(eq(returnCases.id, id))
  await tx
    .insert(caseStatements)
    .values({ caseId: id, by: 'system', toState: 'closed', words: copy.caseClosed, at: now })
  return true
}
