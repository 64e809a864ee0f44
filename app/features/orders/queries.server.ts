import { and, asc, desc, eq, exists, inArray, notInArray, sql } from 'drizzle-orm'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/uuid.ts'
import type { Order, Part } from './shipments/lock-part.server.ts'
import { readPartTotals } from './shipments/part-totals.server.ts'
import { showsAddress } from './policy.ts'
import { OPEN_CASE_STATES, type PartState } from './states.ts'
import { orderLines, orderParts, orders, returnCases } from './tables.server.ts'
import { readSellers, viewParts } from './shipments/view-parts.server.ts'
import type { Address, DeskPart, OrderBrief, OrderView, PartView } from './views.ts'

const TOKEN_CHARS_MAX = 64
const ORDERS_LISTED_MAX = 200
const DESK_PARTS_MAX = 300
const TITLES_MAX = 3

/** An order for whoever holds its token, with all that became of it; null for a token that leads nowhere. */
export async function findOrder(db: Db, { token, now }: { token: string; now: Date }): Promise<OrderView | null> {
  if (token === '' || token.length > TOKEN_CHARS_MAX) return null
  const [order] = await db.select().from(orders).where(eq(orders.publicToken, token))
  if (!order) return null
  const parts = await viewParts(db, { parts: await listParts(db, [order.id]), now })
  const totals = parts.map((part) => part.totals)
  const totalMinor = sum(totals.map((of) => of.totalMinor))
  const state = stateOf(order, parts)
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
    parts,
    totalMinor,
    payment: await findOwnPayment(db, order),
    address: addressOf(order),
    goodsMinor: sum(totals.map((of) => of.goodsMinor)),
    deliveryMinor: sum(totals.map((of) => of.deliveryMinor)),
    refundedMinor: state === 'refunded' ? totalMinor : sum(totals.map((of) => of.refundedMinor)),
  }
}

/** All orders of a member, the newest first. */
export async function listOrdersOf(db: Db, { userId }: { userId: string }): Promise<OrderBrief[]> {
  const own = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt))
    .limit(ORDERS_LISTED_MAX)
  const ids = own.map(({ id }) => id)
  if (ids.length === 0) return []
  const parts = await listParts(db, ids)
  const sellers = await readSellers(db, parts)
  const titles = await listTitles(db, parts)
  return own.map((order) => {
    const ownParts = parts.filter(({ orderId }) => orderId === order.id)
    const { number, publicToken: token, currency, placedAt } = order
    return {
      number,
      token,
      currency,
      placedAt,
      totalMinor: sum(ownParts.map(({ goodsMinor, deliveryMinor }) => goodsMinor + deliveryMinor)),
      state: stateOf(order, ownParts),
      parts: ownParts.map(({ sellerId, state }) => ({
        sellerName: sellers.get(sellerId)?.displayName ?? '',
        state,
      })),
      titles: ownParts.flatMap(({ id }) => (titles.get(id) ?? []).map(({ title }) => title)).slice(0, TITLES_MAX),
    }
  })
}

interface DeskQuery {
  sellerId: string
  states?: readonly PartState[] | undefined
  /** Only those with a return that is not over. */
  hasOpenCase?: boolean
  /** What waits longest comes first, unless the latest shall. */
  isNewestFirst?: boolean
}

/** Parts of a seller that were paid. */
export async function listDeskParts(
  db: Db,
  { sellerId, states, hasOpenCase = false, isNewestFirst = false }: DeskQuery,
): Promise<DeskPart[]> {
  const isOpen = exists(
    db
      .select({ id: returnCases.id })
      .from(returnCases)
      .where(and(eq(returnCases.partId, orderParts.id), inArray(returnCases.state, [...OPEN_CASE_STATES]))),
  )
  const rows = await db
    .select({ part: orderParts, order: orders, hasOpenCase: sql<boolean>`${isOpen}` })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .where(
      and(
        eq(orderParts.sellerId, sellerId),
        sql`${orders.paidAt} IS NOT NULL`,
        states ? inArray(orderParts.state, [...states]) : notInArray(orderParts.state, ['reserved', 'lapsed']),
        hasOpenCase ? isOpen : undefined,
      ),
    )
    .orderBy(isNewestFirst ? desc(orderParts.stateAt) : asc(orderParts.stateAt), asc(orders.number))
    .limit(DESK_PARTS_MAX)
  const parts = rows.map(({ part }) => part)
  const totals = await readPartTotals(
    db,
    parts.map(({ id }) => id),
  )
  const titles = await listTitles(db, parts)
  return rows.flatMap(({ part, order, hasOpenCase }) => {
    const ownTotals = totals.get(part.id)
    if (!ownTotals) return []
    const { id, state, stateAt, arrivesBy } = part
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
        hasOpenCase,
      },
    ]
  })
}

/** One part of a seller that was paid, with where to send it; null for anybody else's. */
export async function findDeskPart(
  db: Db,
  { sellerId, partId, now }: { sellerId: string; partId: string; now: Date },
): Promise<{ order: Pick<OrderView, 'number' | 'currency' | 'address' | 'placedAt'>; part: PartView } | null> {
  if (!isUuid(partId)) return null
  const [row] = await db
    .select({ part: orderParts, order: orders })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .where(and(eq(orderParts.id, partId), eq(orderParts.sellerId, sellerId), sql`${orders.paidAt} IS NOT NULL`))
  const [part] = row ? await viewParts(db, { parts: [row.part], now }) : []
  if (!row || !part) return null
  const { number, currency, placedAt } = row.order
  return { order: { number, currency, placedAt, address: showsAddress(part) ? addressOf(row.order) : null }, part }
}

/** All that is kept of a member's orders, for the copy of her data. */
export async function listOwnOrders(db: Db, { userId }: { userId: string }) {
  const own = await db
    .select({ order: orders, part: orderParts, line: orderLines })
    .from(orders)
    .innerJoin(orderParts, eq(orderParts.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.partId, orderParts.id))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), asc(orderParts.position), asc(orderLines.title))
  const byOrder = Map.groupBy(own, ({ order }) => order.id)
  return [...byOrder.values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { number, currency, placedAt, paidAt, email } = first.order
    const lines = rows.map(({ part, line }) => {
      const { title, quantity, priceMinor } = line
      return { title, quantity, priceMinor, state: part.state, tracking: part.tracking }
    })
    return [{ number, currency, placedAt, paidAt, email, address: addressOf(first.order), lines }]
  })
}

function listParts(db: Db, orderIds: readonly string[]): Promise<Part[]> {
  return db
    .select()
    .from(orderParts)
    .where(inArray(orderParts.orderId, [...orderIds]))
    .orderBy(asc(orderParts.orderId), asc(orderParts.position))
}

async function listTitles(db: Db, parts: readonly Part[]): Promise<Map<string, { title: string; quantity: number }[]>> {
  if (parts.length === 0) return new Map()
  const { partId, title, quantity } = orderLines
  const rows = await db
    .select({ partId, title, quantity })
    .from(orderLines)
    .where(
      inArray(
        partId,
        parts.map(({ id }) => id),
      ),
    )
    .orderBy(asc(title))
  const titles = new Map<string, { title: string; quantity: number }[]>()
  for (const { partId: id, ...line } of rows) titles.set(id, [...(titles.get(id) ?? []), line])
  return titles
}

/** The payment that paid it, else the latest attempt. */
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

function stateOf({ paidAt }: Pick<Order, 'paidAt'>, parts: readonly { state: PartState }[]): OrderView['state'] {
  if (paidAt !== null) return 'paid'
  if (parts.some(({ state }) => state === 'reserved')) return 'awaiting'
  return parts.some(({ state }) => state === 'lapsed') ? 'lapsed' : 'refunded'
}

function addressOf({ buyerName: name, phone, line1, line2, city, state, pin }: Order): Address | null {
  if (name === null || phone === null || line1 === null || city === null || pin === null) return null
  return { name, phone, line1, line2: line2 ?? '', city, state, pin }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
