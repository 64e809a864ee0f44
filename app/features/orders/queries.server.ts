import { trackingText } from './shipments/carriers.ts'
import { and, asc, desc, eq, exists, inArray, notInArray, sql, type SQLWrapper } from 'drizzle-orm'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import type { Order, Shipment } from './shipments/lock-shipment.server.ts'
import { readShipmentTotals } from './shipments/shipment-totals.server.ts'
import { showsAddress } from './policy.ts'
import { OPEN_RETURN_STATES, type ShipmentState } from './states.ts'
import { orderLines, orderShipments, orders } from './tables.server.ts'
import { orderReturns } from '#app/features/orders/returns/return-tables.server.ts'
import { readSellers, readShipmentParts, shipmentViews, viewShipments } from './shipments/shipment-views.server.ts'
import type { Address, ShopShipment, OrderBrief, OrderView, ShipmentView } from './views.ts'

const TOKEN_CHARS_MAX = 64
const ORDERS_LISTED_MAX = 200
const SHOP_SHIPMENTS_MAX = 300
const TITLES_MAX = 3

/** The order of a token, with shipments, returns and payment; null for an unknown token. */
export async function findOrder(db: Db, { token, now }: { token: string; now: Date }): Promise<OrderView | null> {
  if (token === '' || token.length > TOKEN_CHARS_MAX) return null
  const [order] = await db.select().from(orders).where(eq(orders.publicToken, token))
  if (!order) return null
  const shipments = await viewShipments(db, { shipments: await listShipments(db, [order.id]), now })
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
    payment: await findOwnPayment(db, order),
    address: addressOf(order),
    goodsMinor: sum(totals.map((of) => of.goodsMinor)),
    deliveryMinor: sum(totals.map((of) => of.deliveryMinor)),
    refundedMinor: state === 'refunded' ? totalMinor : sum(totals.map((of) => of.refundedMinor)),
  }
}

/** The member's orders, newest first. */
export async function listOrdersOf(db: Db, { userId }: { userId: string }): Promise<OrderBrief[]> {
  const own = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt))
    .limit(ORDERS_LISTED_MAX)
  const ids = own.map(({ id }) => id)
  if (ids.length === 0) return []
  const shipments = await listShipments(db, ids)
  const sellers = await readSellers(
    db,
    shipments.map(({ sellerId }) => sellerId),
  )
  const titles = await listTitles(
    db,
    shipments.map(({ id }) => id),
  )
  return own.map((order) => {
    const ownShipments = shipments.filter(({ orderId }) => orderId === order.id)
    const { number, publicToken: token, currency, placedAt } = order
    return {
      number,
      token,
      currency,
      placedAt,
      totalMinor: sum(ownShipments.map(({ goodsMinor, deliveryMinor }) => goodsMinor + deliveryMinor)),
      state: stateOf(order, ownShipments),
      shipments: ownShipments.map(({ sellerId, state }) => ({
        sellerName: sellers.get(sellerId)?.displayName ?? '',
        state,
      })),
      titles: ownShipments.flatMap(({ id }) => (titles.get(id) ?? []).map(({ title }) => title)).slice(0, TITLES_MAX),
    }
  })
}

interface ShopShipmentsQuery {
  sellerId: string
  states?: readonly ShipmentState[] | undefined
  /** Only shipments with an open return. */
  hasOpenReturn?: boolean
  /** Newest first; else the longest wait first. */
  isNewestFirst?: boolean
}

/** The seller's paid shipments. */
export async function listShopShipments(
  db: Db,
  { sellerId, states, hasOpenReturn = false, isNewestFirst = false }: ShopShipmentsQuery,
): Promise<ShopShipment[]> {
  const isOpen = exists(
    db
      .select({ id: orderReturns.id })
      .from(orderReturns)
      .where(and(eq(orderReturns.shipmentId, orderShipments.id), inArray(orderReturns.state, [...OPEN_RETURN_STATES]))),
  )
  const order = [isNewestFirst ? desc(orderShipments.stateAt) : asc(orderShipments.stateAt), asc(orders.number)]
  const shown = db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .where(
      and(
        eq(orderShipments.sellerId, sellerId),
        sql`${orders.paidAt} IS NOT NULL`,
        states ? inArray(orderShipments.state, [...states]) : notInArray(orderShipments.state, ['reserved', 'lapsed']),
        hasOpenReturn ? isOpen : undefined,
      ),
    )
    .orderBy(...order)
    .limit(SHOP_SHIPMENTS_MAX)
  const [rows, totals, titles] = await Promise.all([
    db
      .select({ shipment: orderShipments, order: orders, hasOpenReturn: sql<boolean>`${isOpen}` })
      .from(orderShipments)
      .innerJoin(orders, eq(orders.id, orderShipments.orderId))
      .where(inArray(orderShipments.id, shown))
      .orderBy(...order),
    readShipmentTotals(db, shown),
    listTitles(db, shown),
  ])
  return rows.flatMap(({ shipment, order, hasOpenReturn }) => {
    const ownTotals = totals.get(shipment.id)
    if (!ownTotals) return []
    const { id, state, stateAt, arrivesBy } = shipment
    const { number, currency, buyerName, city, state: addressState } = order
    const lines = titles.get(id) ?? []
    return [
      {
        id,
        number,
        currency,
        state,
        stateAt,
        arrivesBy,
        buyerName,
        city,
        addressState,
        lines,
        totals: ownTotals,
        hasOpenReturn,
      },
    ]
  })
}

/** One paid shipment of a seller, with the delivery address; null for another seller's. */
export async function findShopShipment(
  db: Db,
  { sellerId, shipmentId, now }: { sellerId: string; shipmentId: string; now: Date },
): Promise<{ order: Pick<OrderView, 'number' | 'currency' | 'address' | 'placedAt'>; shipment: ShipmentView } | null> {
  if (!isUuid(shipmentId)) return null
  const [[row], parts] = await Promise.all([
    db
      .select({ shipment: orderShipments, order: orders })
      .from(orderShipments)
      .innerJoin(orders, eq(orders.id, orderShipments.orderId))
      .where(
        and(
          eq(orderShipments.id, shipmentId),
          eq(orderShipments.sellerId, sellerId),
          sql`${orders.paidAt} IS NOT NULL`,
        ),
      ),
    readShipmentParts(db, { shipmentIds: [shipmentId], sellerIds: [sellerId] }),
  ])
  const [shipment] = row ? shipmentViews([row.shipment], parts, now) : []
  if (!row || !shipment) return null
  const { number, currency, placedAt } = row.order
  return {
    order: { number, currency, placedAt, address: showsAddress(shipment) ? addressOf(row.order) : null },
    shipment,
  }
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

function listShipments(db: Db, orderIds: readonly string[]): Promise<Shipment[]> {
  return db
    .select()
    .from(orderShipments)
    .where(inArray(orderShipments.orderId, [...orderIds]))
    .orderBy(asc(orderShipments.orderId), asc(orderShipments.position))
}

async function listTitles(
  db: Db,
  shipmentIds: readonly string[] | SQLWrapper,
): Promise<Map<string, { title: string; quantity: number }[]>> {
  const { shipmentId, title, quantity } = orderLines
  const rows = await db
    .select({ shipmentId, title, quantity })
    .from(orderLines)
    .where(inArray(shipmentId, shipmentIds as SQLWrapper))
    .orderBy(asc(title))
  const titles = new Map<string, { title: string; quantity: number }[]>()
  for (const { shipmentId: id, ...line } of rows) titles.set(id, [...(titles.get(id) ?? []), line])
  return titles
}

/** The payment that paid the order, else its latest attempt. */
async function findOwnPayment(db: Db, { id, paymentId }: Order): Promise<OrderView['payment']> {
  const { state, method, isTest, payUrl, createdAt } = payments
  const [payment] = await db
    .select({ state, method, isTest, payUrl })
    .from(payments)
    .where(
      paymentId === null ? and(eq(payments.subjectId, id), eq(payments.purpose, 'order')) : eq(payments.id, paymentId),
    )
    .orderBy(desc(createdAt))
    .limit(1)
  return payment ?? null
}

function stateOf(
  { paidAt }: Pick<Order, 'paidAt'>,
  shipments: readonly { state: ShipmentState }[],
): OrderView['state'] {
  if (paidAt !== null) return 'paid'
  if (shipments.some(({ state }) => state === 'reserved')) return 'awaiting'
  return shipments.some(({ state }) => state === 'lapsed') ? 'lapsed' : 'refunded'
}

function addressOf({ buyerName: name, phone, line1, line2, city, district, state, pin }: Order): Address | null {
  if (name === null || phone === null || line1 === null || city === null || pin === null) return null
  return { name, phone, line1, line2: line2 ?? '', city, district, state, pin }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
