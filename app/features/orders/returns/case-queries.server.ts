import { and, asc, count, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/uuid.ts'
import { isDecidable, isParty } from './case-policy.ts'
import { CASE_STUCK_MS } from '#app/features/orders/schema.ts'
import { OPEN_CASE_STATES } from '#app/features/orders/states.ts'
import {
  caseStatements,
  orderLines,
  orderParts,
  orderRefunds,
  orders,
  returnCases,
  returnLines,
} from '#app/features/orders/tables.server.ts'
import type { CaseView } from '#app/features/orders/views.ts'

/** Cases whose things count as gone back, or as going back. */
const COUNTING = [...OPEN_CASE_STATES, 'refunded'] as const

/** The cases of these parts, oldest first, with all that was said. */
export async function listCases(
  db: Db,
  { partIds }: { partIds: readonly string[] },
): Promise<ReadonlyMap<string, CaseView[]>> {
  if (partIds.length === 0) return new Map()
  const cases = await db
    .select()
    .from(returnCases)
    .where(inArray(returnCases.partId, [...partIds]))
    .orderBy(asc(returnCases.openedAt), asc(returnCases.id))
  const views = await viewsOf(db, cases)
  const byPart = new Map<string, CaseView[]>(partIds.map((id) => [id, []]))
  for (const [index, { partId }] of cases.entries()) {
    const view = views[index]
    if (view) byPart.get(partId)?.push(view)
  }
  return byPart
}

async function viewsOf(db: Db, cases: readonly (typeof returnCases.$inferSelect)[]): Promise<CaseView[]> {
  const ids = cases.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await db
    .select({ caseId: returnLines.caseId, title: orderLines.title, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(inArray(returnLines.caseId, ids))
    .orderBy(asc(orderLines.title))
  const { caseId, by, words, photos, toState, at, id } = caseStatements
  const statements = await db
    .select({ caseId, by, words, photos, toState, at })
    .from(caseStatements)
    .where(inArray(caseId, ids))
    .orderBy(asc(id))
  return cases.map((found) => ({
    id: found.id,
    state: found.state,
    stateAt: found.stateAt,
    reason: found.reason,
    wantedMinor: found.wantedMinor,
    openedAt: found.openedAt,
    lines: lines.filter((line) => line.caseId === found.id).map(({ title, quantity }) => ({ title, quantity })),
    statements: statements
      .filter((statement) => statement.caseId === found.id)
      .map(({ by, words, photos, toState, at }) => ({ by, words, photos, toState, at })),
  }))
}

/** How many of each line went back, or are in an open case. Lines without any are left out. */
export async function readReturnedQuantities(
  db: Db,
  { partIds }: { partIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (partIds.length === 0) return new Map()
  const rows = await db
    .select({ lineId: returnLines.lineId, quantity: sql`sum(${returnLines.quantity})`.mapWith(Number) })
    .from(returnLines)
    .innerJoin(returnCases, eq(returnCases.id, returnLines.caseId))
    .where(and(inArray(returnCases.partId, [...partIds]), inArray(returnCases.state, [...COUNTING])))
    .groupBy(returnLines.lineId)
  return new Map(rows.map(({ lineId, quantity }) => [lineId, quantity]))
}

/** A case as the market desk lists it. */
export interface DeskCase {
  id: string
  state: CaseView['state']
  stateAt: Date
  reason: CaseView['reason']
  wantedMinor: number
  currency: string
  orderNumber: string
  sellerName: string
  /** She bought or sold it herself: somebody else decides. */
  isOwn: boolean
}

/** One case with both sides' words and what money is at stake. */
export interface DeskCaseView extends DeskCase {
  view: CaseView
  sellerSlug: string
  buyerName: string | null
  addressState: string
  placedAt: Date
  sentAt: Date | null
  deliveredAt: Date | null
  arrivesBy: Date
  tracking: string | null
  /** Goods and delivery of the whole part, and what of it already went back. */
  totalMinor: number
  refundedMinor: number
  /** The desk may decide it now. */
  isDecidable: boolean
}

const DESK_COLUMNS = {
  case: returnCases,
  part: orderParts,
  order: orders,
  seller: { displayName: sellerProfiles.displayName, slug: sellerProfiles.slug, userId: sellerProfiles.userId },
}

const fromCases = (db: Db) =>
  db
    .select(DESK_COLUMNS)
    .from(returnCases)
    .innerJoin(orderParts, eq(orderParts.id, returnCases.partId))
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderParts.sellerId))

type DeskRow = Awaited<ReturnType<typeof fromCases>>[number]

/** What the desk decides: disputes, and cases in which nobody moved for so long that money would lie still for ever. */
const isWaiting = (now: Date) =>
  or(
    eq(returnCases.state, 'disputed'),
    and(
      inArray(returnCases.state, ['requested', 'accepted']),
      lte(returnCases.stateAt, new Date(now.getTime() - CASE_STUCK_MS)),
    ),
  )

const DESK_CASES_MAX = 100

/** Cases that wait for the market desk, the longest wait first, then those that it decided; for operators. */
export async function listDisputes(db: Db, { actor, now }: { actor: Actor; now: Date }): Promise<DeskCase[]> {
  if (!isOperator(actor)) return []
  const waiting = await fromCases(db).where(isWaiting(now)).orderBy(asc(returnCases.stateAt)).limit(DESK_CASES_MAX)
  const decided = await fromCases(db)
    .where(and(inArray(returnCases.state, ['refunded', 'closed']), sql`${returnCases.decidedBy} IS NOT NULL`))
    .orderBy(desc(returnCases.stateAt))
    .limit(DESK_CASES_MAX - waiting.length)
  return [...waiting, ...decided].map((row) => deskCase(row, actor))
}

/** How many wait for the desk. */
export async function countDisputes(db: Db, { actor, now }: { actor: Actor; now: Date }): Promise<number> {
  if (!isOperator(actor)) return 0
  const [row] = await db.select({ waiting: count() }).from(returnCases).where(isWaiting(now))
  return row?.waiting ?? 0
}

/** One case for the desk; null for an id that leads nowhere, and for whoever does not work there. */
export async function findDispute(
  db: Db,
  { actor, id, now }: { actor: Actor; id: string; now: Date },
): Promise<DeskCaseView | null> {
  if (!isOperator(actor) || !isUuid(id)) return null
  const [row] = await fromCases(db).where(eq(returnCases.id, id))
  if (!row) return null
  const [view] = await viewsOf(db, [row.case])
  const [refunded] = await db
    .select({ minor: sql`coalesce(sum(${orderRefunds.amountMinor}), 0)`.mapWith(Number) })
    .from(orderRefunds)
    .where(eq(orderRefunds.partId, row.part.id))
  if (!view) return null
  const { part, order } = row
  return {
    ...deskCase(row, actor),
    view,
    sellerSlug: row.seller.slug,
    buyerName: order.buyerName,
    addressState: order.state,
    placedAt: order.placedAt,
    sentAt: part.sentAt,
    deliveredAt: part.deliveredAt,
    arrivesBy: part.arrivesBy,
    tracking: part.tracking,
    totalMinor: part.goodsMinor + part.deliveryMinor,
    refundedMinor: refunded?.minor ?? 0,
    isDecidable: isDecidable(row.case, now),
  }
}

function deskCase({ case: found, order, seller }: DeskRow, actor: Actor): DeskCase {
  const { id, state, stateAt, reason, wantedMinor } = found
  return {
    id,
    state,
    stateAt,
    reason,
    wantedMinor,
    currency: order.currency,
    orderNumber: order.number,
    sellerName: seller.displayName,
    isOwn: isParty(actor, { buyerId: order.userId, sellerUserId: seller.userId }),
  }
}

/** Open cases of a seller that wait for her answer. */
export async function countCasesToAnswer(db: Db, { sellerId }: { sellerId: string }): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(returnCases)
    .innerJoin(orderParts, eq(orderParts.id, returnCases.partId))
    .where(and(eq(orderParts.sellerId, sellerId), eq(returnCases.state, 'requested'), ne(orderParts.state, 'returned')))
  return row?.waiting ?? 0
}
