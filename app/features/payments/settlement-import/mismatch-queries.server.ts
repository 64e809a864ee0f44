import { and, asc, count, desc, eq, isNull, min, type SQL, sql } from 'drizzle-orm'
import { canReconcile } from '#app/features/payments/policy.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { EXPLAINED_DAYS_MAX, LINES_LISTED_MAX, MISMATCHES_LISTED_MAX } from './schema.ts'
import { settlementLines, settlementMismatches, settlements } from './tables.server.ts'

const SETTLEMENTS_PER_PAGE = 50

const { explainedAt, resolvedAt, foundAt } = settlementMismatches
const isOpen = and(isNull(explainedAt), isNull(resolvedAt))

/** Mismatches that nobody has explained, how many of them are overdue, and when the next one is; operators only. */
export async function countMismatches(
  db: Db,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ open: number; late: number; nextDueAt: Date | null }> {
  if (!canReconcile(actor)) return { open: 0, late: 0, nextDueAt: null }
  const waitMs = EXPLAINED_DAYS_MAX * DAY_MS
  const isLate = sql`${foundAt} < ${new Date(now.getTime() - waitMs).toISOString()}::timestamptz`
  const [row] = await db
    .select({ open: count(), late: sql`count(*) FILTER (WHERE ${isLate})`.mapWith(Number), first: min(foundAt) })
    .from(settlementMismatches)
    .where(isOpen)
  const nextDueAt = row?.first ? new Date(row.first.getTime() + waitMs) : null
  return { open: row?.open ?? 0, late: row?.late ?? 0, nextDueAt }
}

const sum = (of: SQL.Aliased | typeof settlementLines.netMinor) => sql`coalesce(sum(${of}), 0)`.mapWith(Number)

/** A page of them, those with something to explain first, then the newest; operators only. */
export async function listSettlements(db: Db, { actor, page = 1 }: { actor: Actor; page?: number }) {
  if (!canReconcile(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: SETTLEMENTS_PER_PAGE })
  return pageOf(await selectSettlements(db).limit(limit).offset(offset), SETTLEMENTS_PER_PAGE)
}

/** One settlement; null for an unknown id, and for everybody but operators. */
export async function findSettlement(
  db: Db,
  { actor, id }: { actor: Actor; id: string },
): Promise<ListedSettlement | null> {
  if (!canReconcile(actor) || !isUuid(id)) return null
  const [settlement] = await selectSettlements(db, eq(settlements.id, id))
  return settlement ?? null
}

function selectSettlements(db: Db, which?: SQL) {
  const open = db
    .select({ settlementId: settlementMismatches.settlementId, open: count().as('open') })
    .from(settlementMismatches)
    .where(isOpen)
    .groupBy(settlementMismatches.settlementId)
    .as('open_mismatches')
  const openCount = sql`coalesce(max(${open.open}), 0)`.mapWith(Number)
  return db
    .select({
      settlement: settlements,
      linesCount: count(settlementLines.id),
      currency: sql<string>`min(${settlementLines.currency})`,
      grossMinor: sum(settlementLines.grossMinor),
      feeMinor: sum(settlementLines.feeMinor),
      taxMinor: sum(settlementLines.taxMinor),
      netMinor: sum(settlementLines.netMinor),
      openCount,
    })
    .from(settlements)
    .innerJoin(settlementLines, eq(settlementLines.settlementId, settlements.id))
    .leftJoin(open, eq(open.settlementId, settlements.id))
    .where(which)
    .groupBy(settlements.id)
    .orderBy(desc(sql`${openCount} > 0`), desc(settlements.settledOn), asc(settlements.ref), asc(settlements.id))
    .$dynamic()
}
export type ListedSettlement = Awaited<ReturnType<typeof selectSettlements>>[number]

/** The lines of a settlement, largest first; operators only. */
export async function listSettlementLines(db: Db, { actor, id }: { actor: Actor; id: string }) {
  if (!canReconcile(actor) || !isUuid(id)) return []
  return db
    .select()
    .from(settlementLines)
    .where(eq(settlementLines.settlementId, id))
    .orderBy(desc(sql`abs(${settlementLines.netMinor})`), asc(settlementLines.id))
    .limit(LINES_LISTED_MAX)
}

/**
 * The mismatches of a settlement, or with null those that are in no settlement: open ones first, each with the number
 * of all and of all open ones; operators only.
 */
export async function listMismatches(db: Db, { actor, id }: { actor: Actor; id: string | null }) {
  if (!canReconcile(actor) || (id !== null && !isUuid(id))) return []
  const { settlementId } = settlementMismatches
  return db
    .select({
      mismatch: settlementMismatches,
      entityRef: settlementLines.entityRef,
      allCount: sql`count(*) OVER ()`.mapWith(Number),
      openCount: sql`count(*) FILTER (WHERE ${isOpen}) OVER ()`.mapWith(Number),
    })
    .from(settlementMismatches)
    .leftJoin(settlementLines, eq(settlementLines.id, settlementMismatches.lineId))
    .where(id === null ? isNull(settlementId) : eq(settlementId, id))
    .orderBy(desc(sql`${isOpen}`), desc(foundAt), asc(settlementMismatches.key))
    .limit(MISMATCHES_LISTED_MAX)
}
export type ListedMismatch = Awaited<ReturnType<typeof listMismatches>>[number]
