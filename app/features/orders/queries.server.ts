import { pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { addressOf } from './address-of.ts'
import { trackingText } from './shipments/carriers.ts'
import { listTitles } from './shipments/line-titles.server.ts'
import { readShipmentParts, shipmentViews } from './shipments/shipment-views.server.ts'
import { isOfToken, sellersOf, shipmentsOf } from './shipments/shipments-of.server.ts'
import type { ShipmentState } from './states.ts'
import { orderLines, orderShipments, orders } from './tables.server.ts'
import type { Address, OrderBrief, OrderView } from './views.ts'

const TOKEN_CHARS_MAX = 64
const ORDERS_PER_PAGE = 30
const TITLES_MAX = 3

/** The order of a token, with shipments, returns and payment; null for an unknown token. */
export async function findOrder(db: Db, { token, now }: { token: string; now: Date }): Promise<OrderView | null> {
  if (token === '' || token.length > TOKEN_CHARS_MAX) return null
  const read = together(db)
  const ofToken = isOfToken(token)
  const [[order], ownShipments, parts, payment] = await Promise.all([
    read.select().from(orders).where(ofToken),
    listShipments(read, ofToken),
    readShipmentParts(read, { shipmentIds: shipmentsOf(read, ofToken), sellerIds: sellersOf(read, ofToken) }),
    findOwnPayment(read, ofToken),
  ])
  if (!order) return null
  const shipments = shipmentViews(ownShipments, parts, now)
  const totals = shipments.map((shipment) => shipment.totals)
  const totalMinor = sum(totals.map((of) => of.totalMinor))
  const state = stateOf(order, shipments)
  const { id, number, currency, placedAt, reservedUntil, paidAt, email } = order
  return {
    id,
    number,
    token,
    currency,
    placedAt,
    reservedUntil,
    paidAt,
    state,
    email,
    shipments,
    totalMinor,
    payment,
    address: addressOf(order),
    goodsMinor: sum(totals.map((of) => of.goodsMinor)),
    deliveryMinor: sum(totals.map((of) => of.deliveryMinor)),
    refundedMinor: state === 'refunded' ? totalMinor : sum(totals.map((of) => of.refundedMinor)),
  }
}

/** A page of the member's orders, newest first. */
export async function listOrdersOf(
  db: Db,
  { userId, page = 1 }: { userId: string; page?: number },
): Promise<{ orders: OrderBrief[]; hasMore: boolean }> {
  const read = together(db)
  const newest = [desc(orders.placedAt), desc(orders.id)]
  const { limit, offset } = rangeOf({ page, perPage: ORDERS_PER_PAGE })
  const isListed = inArray(
    orders.id,
    read
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.userId, userId))
      .orderBy(...newest)
      .limit(limit)
      .offset(offset),
  )
  const [own, shipments, titles] = await Promise.all([
    read
      .select()
      .from(orders)
      .where(isListed)
      .orderBy(...newest),
    listShipments(read, isListed),
    listTitles(read, shipmentsOf(read, isListed)),
  ])
  const { rows, hasMore } = pageOf(own, ORDERS_PER_PAGE)
  const listed = rows.map((order) => {
    const ownShipments = shipments.filter(({ orderId }) => orderId === order.id)
    const { number, publicToken: token, currency, placedAt } = order
    return {
      number,
      token,
      currency,
      placedAt,
      totalMinor: sum(ownShipments.map(({ goodsMinor, deliveryMinor }) => goodsMinor + deliveryMinor)),
      state: stateOf(order, ownShipments),
      shipments: ownShipments.map(({ sellerName, state }) => ({ sellerName, state })),
      titles: ownShipments.flatMap(({ id }) => (titles.get(id) ?? []).map(({ title }) => title)).slice(0, TITLES_MAX),
    }
  })
  return { orders: listed, hasMore }
}

export type LatestAddress = Address & { email: string | null }

/** The address and e-mail address of the member's latest order, or of the order of a token; null once it was erased. */
export async function findLatestAddress(
  db: Db,
  of: { userId: string } | { token: string },
): Promise<LatestAddress | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where('token' in of ? isOfToken(of.token) : eq(orders.userId, of.userId))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  const address = order && addressOf(order)
  return address ? { ...address, email: order.email } : null
}

/** All stored data of a member's orders, for the export of personal data. */
export async function listOwnOrders(db: Db, { userId }: { userId: string }) {
  const own = await db
    .select({ order: orders, shipment: orderShipments, line: orderLines })
    .from(orders)
    .innerJoin(orderShipments, eq(orderShipments.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.shipmentId, orderShipments.id))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), asc(orderShipments.position), asc(orderLines.title))
  const byOrder = Map.groupBy(own, ({ order }) => order.id)
  return [...byOrder.values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { number, currency, placedAt, paidAt, email } = first.order
    const lines = rows.map(({ shipment, line }) => {
      const { title, quantity, priceMinor } = line
      return { title, quantity, priceMinor, state: shipment.state, tracking: trackingText(shipment) }
    })
    return [{ number, currency, placedAt, paidAt, email, address: addressOf(first.order), lines }]
  })
}

/** The shipments of the orders under this condition, with the names of their sellers. */
function listShipments(db: Db, condition: SQL) {
  return db
    .select({ ...getTableColumns(orderShipments), sellerName: sellerProfiles.displayName })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderShipments.sellerId))
    .where(condition)
    .orderBy(asc(orderShipments.orderId), asc(orderShipments.position))
}

/** The payment that paid the order under this condition, else its latest attempt. */
async function findOwnPayment(db: Db, condition: SQL): Promise<OrderView['payment']> {
  const { id, state, method, isTest, payUrl, subjectId, purpose, createdAt } = payments
  const latest = db
    .select({ id })
    .from(payments)
    .where(and(eq(subjectId, orders.id), eq(purpose, 'order')))
    .orderBy(desc(createdAt))
    .limit(1)
  const own = db
    .select({ id: sql`coalesce(${orders.paymentId}, (${latest}))` })
    .from(orders)
    .where(condition)
  const [payment] = await db
    .select({ state, method, isTest, payUrl })
    .from(payments)
    .where(eq(id, sql`(${own})`))
  return payment ?? null
}

function stateOf(
  { paidAt }: { paidAt: Date | null },
  shipments: readonly { state: ShipmentState }[],
): OrderView['state'] {
  if (paidAt !== null) return 'paid'
  if (shipments.some(({ state }) => state === 'reserved')) return 'awaiting'
  return shipments.some(({ state }) => state === 'lapsed') ? 'lapsed' : 'refunded'
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
