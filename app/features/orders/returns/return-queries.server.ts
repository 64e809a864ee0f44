import { storedOrderWords } from '#app/features/orders/stored-order-words.server.ts'
import { trackingText } from '#app/features/orders/shipments/carriers.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { type Ids, isAmong } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOfTwo } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { isDecidable, isParty } from './return-policy.ts'
import { RETURN_STUCK_MS } from '#app/features/orders/schema.ts'
import { OPEN_RETURN_STATES } from '#app/features/orders/states.ts'
import { orderLines, orderShipments, orders } from '#app/features/orders/tables.server.ts'
import {
  returnStatements,
  orderRefunds,
  orderReturns,
  returnLines,
} from '#app/features/orders/returns/return-tables.server.ts'
import type { ReturnView } from '#app/features/orders/views.ts'

/** States whose items count as returned or on their way back. */
const RETURNED_STATES = [...OPEN_RETURN_STATES, 'refunded'] as const

/** By shipment id: returns, oldest first, with all statements; of shipments' ids, or of an SQL query of them. */
export async function listReturns(
  db: Db,
  { shipmentIds }: { shipmentIds: Ids },
): Promise<ReadonlyMap<string, ReturnView[]>> {
  const ofShipments = isAmong(orderReturns.shipmentId, shipmentIds)
  const [returns, parts] = await Promise.all([
    db.select().from(orderReturns).where(ofShipments).orderBy(asc(orderReturns.openedAt), asc(orderReturns.id)),
    readParts(db, ofShipments),
  ])
  const views = viewsOf(returns, parts)
  const shipmentOf = new Map(returns.map(({ id, shipmentId }) => [id, shipmentId]))
  return Map.groupBy(views, ({ id }) => shipmentOf.get(id) ?? '')
}

/** SQL query of the ids of the photos in the returns of these shipments. */
export const photosOfReturns = (db: Db, shipmentIds: Ids) =>
  db
    .select({ id: sql`jsonb_array_elements_text(${returnStatements.photos})::uuid` })
    .from(returnStatements)
    .innerJoin(orderReturns, eq(orderReturns.id, returnStatements.returnId))
    .where(isAmong(orderReturns.shipmentId, shipmentIds))

/** The lines and statements of the returns under this condition. */
function readParts(db: Db, condition: SQL) {
  const ids = db.select({ id: orderReturns.id }).from(orderReturns).where(condition)
  const { returnId, by, words, photos, toState, at, id } = returnStatements
  return allKeyed({
    lines: db
      .select({ returnId: returnLines.returnId, title: orderLines.title, quantity: returnLines.quantity })
      .from(returnLines)
      .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
      .where(inArray(returnLines.returnId, ids))
      .orderBy(asc(orderLines.title)),
    statements: db
      .select({ returnId, by, words, photos, toState, at })
      .from(returnStatements)
      .where(inArray(returnId, ids))
      .orderBy(asc(id)),
  })
}

function viewsOf(
  returns: readonly (typeof orderReturns.$inferSelect)[],
  { lines, statements }: Awaited<ReturnType<typeof readParts>>,
): ReturnView[] {
  return returns.map((found) => ({
    id: found.id,
    state: found.state,
    stateAt: found.stateAt,
    reason: found.reason,
    requestedMinor: found.requestedMinor,
    openedAt: found.openedAt,
    lines: lines.filter((line) => line.returnId === found.id).map(({ title, quantity }) => ({ title, quantity })),
    statements: statements
      .filter((statement) => statement.returnId === found.id)
      .map(({ by, words, photos, toState, at }) => ({ by, words: storedOrderWords(words), photos, toState, at })),
  }))
}

/** Returned quantity by line id, open returns included. Lines with 0 are left out. */
export async function readReturnedQuantities(
  db: Db,
  { shipmentIds }: { shipmentIds: Ids },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ lineId: returnLines.lineId, quantity: sql`sum(${returnLines.quantity})`.mapWith(Number) })
    .from(returnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, returnLines.returnId))
    .where(and(isAmong(orderReturns.shipmentId, shipmentIds), inArray(orderReturns.state, [...RETURNED_STATES])))
    .groupBy(returnLines.lineId)
  return new Map(rows.map(({ lineId, quantity }) => [lineId, quantity]))
}

/** A return in the operators' list. */
export interface OperatorReturn {
  id: string
  state: ReturnView['state']
  stateAt: Date
  reason: ReturnView['reason']
  requestedMinor: number
  currency: string
  orderNumber: string
  sellerName: string
  /** The operator bought or sold the items, so somebody else decides. */
  isOwn: boolean
}

/** A return with both sides' statements and its amounts. */
export interface OperatorReturnView extends OperatorReturn {
  view: ReturnView
  sellerSlug: string
  buyerName: string | null
  addressState: string
  placedAt: Date
  sentAt: Date | null
  deliveredAt: Date | null
  arrivesBy: Date
  tracking: string | null
  /** Goods and delivery of the whole shipment, and what was refunded of it. */
  totalMinor: number
  refundedMinor: number
  isDecidable: boolean
}

const DISPUTE_COLUMNS = {
  return: orderReturns,
  shipment: orderShipments,
  order: orders,
  seller: { displayName: sellerProfiles.displayName, slug: sellerProfiles.slug, userId: sellerProfiles.userId },
}

const fromReturns = (db: Db) =>
  db
    .select(DISPUTE_COLUMNS)
    .from(orderReturns)
    .innerJoin(orderShipments, eq(orderShipments.id, orderReturns.shipmentId))
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderShipments.sellerId))

type DisputeRow = Awaited<ReturnType<typeof fromReturns>>[number]

/** Disputes, and returns without a step for so long that the money would be held for ever. */
const isWaiting = (now: Date) =>
  or(
    eq(orderReturns.state, 'disputed'),
    and(
      inArray(orderReturns.state, ['requested', 'accepted']),
      lte(orderReturns.stateAt, new Date(now.getTime() - RETURN_STUCK_MS)),
    ),
  )

const DISPUTES_PER_PAGE = 50

const isDecided = and(inArray(orderReturns.state, ['refunded', 'closed']), isNotNull(orderReturns.decidedBy))

/** Returns that wait for operators, longest wait first, then decided ones, latest first; empty for other users. */
export async function listDisputes(
  db: Db,
  { actor, now, page = 1 }: { actor: Actor; now: Date; page?: number },
): Promise<Page<OperatorReturn>> {
  if (!isOperator(actor)) return { rows: [], hasMore: false }
  const { stateAt, id } = orderReturns
  const { rows, hasMore } = await pageOfTwo(
    { page, perPage: DISPUTES_PER_PAGE },
    () => countDisputes(db, { actor, now }),
    (isOpen, { limit, offset }) =>
      fromReturns(db)
        .where(isOpen ? isWaiting(now) : isDecided)
        .orderBy(isOpen ? asc(stateAt) : desc(stateAt), asc(id))
        .limit(limit)
        .offset(offset),
  )
  return { rows: rows.map((row) => operatorReturn(row, actor)), hasMore }
}

export async function countDisputes(db: Db, { actor, now }: { actor: Actor; now: Date }): Promise<number> {
  if (!isOperator(actor)) return 0
  const [row] = await db.select({ waiting: count() }).from(orderReturns).where(isWaiting(now))
  return row?.waiting ?? 0
}

/** Null for an unknown id, and for users who are no operators. */
export async function findDispute(
  db: Db,
  { actor, id, now }: { actor: Actor; id: string; now: Date },
): Promise<OperatorReturnView | null> {
  if (!isOperator(actor) || !isUuid(id)) return null
  const [row] = await fromReturns(db).where(eq(orderReturns.id, id))
  if (!row) return null
  const [view] = viewsOf([row.return], await readParts(db, eq(orderReturns.id, id)))
  const [refunded] = await db
    .select({ minor: sql`coalesce(sum(${orderRefunds.amountMinor}), 0)`.mapWith(Number) })
    .from(orderRefunds)
    .where(eq(orderRefunds.shipmentId, row.shipment.id))
  if (!view) return null
  const { shipment, order } = row
  return {
    ...operatorReturn(row, actor),
    view,
    sellerSlug: row.seller.slug,
    buyerName: order.buyerName,
    addressState: order.state,
    placedAt: order.placedAt,
    sentAt: shipment.sentAt,
    deliveredAt: shipment.deliveredAt,
    arrivesBy: shipment.arrivesBy,
    tracking: trackingText(shipment),
    totalMinor: shipment.goodsMinor + shipment.deliveryMinor,
    refundedMinor: refunded?.minor ?? 0,
    isDecidable: isDecidable(row.return, now),
  }
}

function operatorReturn({ return: found, order, seller }: DisputeRow, actor: Actor): OperatorReturn {
  const { id, state, stateAt, reason, requestedMinor } = found
  return {
    id,
    state,
    stateAt,
    reason,
    requestedMinor,
    currency: order.currency,
    orderNumber: order.number,
    sellerName: seller.displayName,
    isOwn: isParty(actor, { buyerId: order.userId, sellerUserId: seller.userId }),
  }
}

/** Open returns that wait for the seller's answer. */
export async function countReturnsToAnswer(db: Db, { sellerId }: { sellerId: string }): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(orderReturns)
    .innerJoin(orderShipments, eq(orderShipments.id, orderReturns.shipmentId))
    .where(
      and(
        eq(orderShipments.sellerId, sellerId),
        eq(orderReturns.state, 'requested'),
        ne(orderShipments.state, 'returned'),
      ),
    )
  return row?.waiting ?? 0
}
