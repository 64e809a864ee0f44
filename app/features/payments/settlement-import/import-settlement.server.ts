import { and, eq, inArray, or } from 'drizzle-orm'
import type { Payment, Refund } from '#app/features/payments/ports.ts'
import { payments, refunds } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import type { SettlementLine } from '#app/platform/payments/settlement-reports.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { bookSettlement } from './booking.server.ts'
import { addsUp, type MatchedLine, matchLine } from './match-line.ts'
import { listRepeated, listSettledBefore } from './settled-twice.server.ts'
import { addMismatches, type FoundMismatch } from './mismatches.server.ts'
import type { MismatchReason } from './schema.ts'
import { settlementLines, settlements } from './tables.server.ts'

const ROWS_PER_QUERY = 500

interface Imported {
  provider: string
  /** All of one settlement; at least one. */
  lines: readonly SettlementLine[]
  now: Date
}

type Settlement = typeof settlements.$inferSelect
type StoredLine = typeof settlementLines.$inferSelect

/**
 * Imports one settlement, in the caller's transaction: its lines, what is wrong with them, and its transfer in the
 * ledger, if every line adds up. Idempotent. A report of a settlement that is not booked replaces the one before; of a
 * booked one it only shows what changed.
 */
export async function importSettlement(tx: Db, imported: Imported): Promise<void> {
  const { provider, now } = imported
  const lines = [...new Map(imported.lines.map((line) => [line.entityRef, line])).values()]
  const settlement = await lockSettlement(tx, { provider, lines, now })
  const matched = await matchLines(tx, provider, lines)
  const about = { provider, settlementId: settlement.id, foundAt: now }
  const mismatchOf = (reason: MismatchReason, line: StoredLine, rest: Partial<FoundMismatch>): FoundMismatch => ({
    ...about,
    reason,
    key: `${settlement.ref}:${line.entityRef}`,
    lineId: line.id,
    paymentId: line.paymentId,
    currency: line.currency,
    reportedMinor: line.grossMinor,
    bookedMinor: null,
    ...rest,
  })
  const found: FoundMismatch[] = []
  const before = new Map((await listLines(tx, settlement.id)).map((line) => [line.entityRef, line]))
  const isBooked = settlement.bookedAt !== null
  await storeLines(tx, { settlement, matched, before })
  const stored = await listLines(tx, settlement.id)
  const reported = new Map(matched.map((each) => [each.line.entityRef, each]))
  for (const line of stored) {
    const each = reported.get(line.entityRef)
    if (!each) continue
    const { mismatch, bookedMinor } = each
    if (mismatch !== null) found.push(mismatchOf(mismatch, line, { bookedMinor }))
    if (isBooked && !before.has(line.entityRef)) found.push(mismatchOf('late-line', line, {}))
    if (line.isBooked && !isSame(line, each.line)) {
      found.push(mismatchOf('changed-line', line, { reportedMinor: each.line.netMinor, bookedMinor: line.netMinor }))
    }
    if (!line.isBooked && !addsUp(line)) {
      const sumMinor = line.grossMinor - line.feeMinor - line.taxMinor
      found.push(mismatchOf('wrong-sum', line, { reportedMinor: line.netMinor, bookedMinor: sumMinor }))
    }
  }
  const twice = new Set([...(await listSettledBefore(tx, settlement.id)), ...listRepeated(imported.lines)])
  for (const line of stored) if (twice.has(line.entityRef)) found.push(mismatchOf('settled-twice', line, {}))
  const currencies = new Set(stored.map(({ currency }) => currency))
  if (!isBooked && currencies.size > 1) {
    found.push({ ...about, reason: 'mixed-currencies', key: settlement.ref, currency: null })
  }
  await addMismatches(tx, found)
  await askAgain(tx, matched, now)
  if (!isBooked && currencies.size === 1 && stored.every(addsUp)) await book(tx, { settlement, lines: stored, now })
}

async function lockSettlement(tx: Db, { provider, lines, now }: Imported): Promise<Settlement> {
  const [first] = lines
  if (!first) throw new Error('a settlement without lines')
  const { settlementId: ref, utr, settledOn } = first
  await tx.insert(settlements).values({ provider, ref, utr, settledOn, importedAt: now }).onConflictDoNothing()
  const isThis = and(eq(settlements.provider, provider), eq(settlements.ref, ref))
  const settlement = one(await tx.select().from(settlements).where(isThis).for('update'))
  if (utr === null || settlement.utr === utr) return settlement
  return one(await tx.update(settlements).set({ utr }).where(isThis).returning())
}

const listLines = (tx: Db, settlementId: string): Promise<StoredLine[]> =>
  tx.select().from(settlementLines).where(eq(settlementLines.settlementId, settlementId))

async function matchLines(tx: Db, provider: string, lines: readonly SettlementLine[]): Promise<MatchedLine[]> {
  const byRef = new Map<string, Payment>()
  const ofPayment = new Map<string, Refund[]>()
  for (let at = 0; at < lines.length; at += ROWS_PER_QUERY) {
    const some = lines.slice(at, at + ROWS_PER_QUERY)
    const ids = some.flatMap(({ paymentId }) => (paymentId !== null && isUuid(paymentId) ? [paymentId] : []))
    const refs = some.flatMap(({ providerRef }) => providerRef ?? [])
    const isNamed = or(inArray(payments.id, ids), inArray(payments.providerRef, refs))
    const known = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider), isNamed))
    for (const payment of known) {
      byRef.set(payment.id, payment)
      if (payment.providerRef !== null) byRef.set(payment.providerRef, payment)
      ofPayment.set(payment.id, [])
    }
    const knownIds = known.map(({ id }) => id)
    for (const refund of await tx.select().from(refunds).where(inArray(refunds.paymentId, knownIds))) {
      ofPayment.get(refund.paymentId)?.push(refund)
    }
  }
  return lines.map((line) => matchLine(line, { payments: byRef, refunds: ofPayment }))
}

interface Storing {
  settlement: Settlement
  matched: readonly MatchedLine[]
  before: ReadonlyMap<string, StoredLine>
}

/** New lines are added; lines of a settlement that is not booked are replaced when they changed. */
async function storeLines(tx: Db, { settlement, matched, before }: Storing): Promise<void> {
  const rowOf = ({ line, payment, refund }: MatchedLine) => ({
    settlementId: settlement.id,
    kind: line.kind,
    entityRef: line.entityRef,
    paymentId: payment?.id ?? null,
    refundId: refund?.id ?? null,
    currency: line.currency,
    grossMinor: line.grossMinor,
    feeMinor: line.feeMinor,
    taxMinor: line.taxMinor,
    netMinor: line.netMinor,
  })
  const added = matched.filter(({ line }) => !before.has(line.entityRef)).map(rowOf)
  for (let at = 0; at < added.length; at += ROWS_PER_QUERY) {
    await tx.insert(settlementLines).values(added.slice(at, at + ROWS_PER_QUERY))
  }
  for (const each of matched) {
    const stored = before.get(each.line.entityRef)
    if (!stored || stored.isBooked || isSame(stored, each.line)) continue
    await tx.update(settlementLines).set(rowOf(each)).where(eq(settlementLines.id, stored.id))
  }
}

const COMPARED = ['kind', 'currency', 'grossMinor', 'feeMinor', 'taxMinor', 'netMinor'] as const

const isSame = (stored: StoredLine, line: SettlementLine): boolean => COMPARED.every((key) => stored[key] === line[key])

/** The reconciler asks the provider about payments that the report knows better: a full refund is then booked. */
async function askAgain(tx: Db, matched: readonly MatchedLine[], now: Date): Promise<void> {
  const ids = matched.flatMap(({ payment, mismatch }) =>
    payment && (mismatch === 'not-captured' || mismatch === 'unknown-refund') && payment.state !== 'refunded'
      ? [payment.id]
      : [],
  )
  for (let at = 0; at < ids.length; at += ROWS_PER_QUERY) {
    await tx
      .update(payments)
      .set({ nextCheckAt: now })
      .where(inArray(payments.id, ids.slice(at, at + ROWS_PER_QUERY)))
  }
}

async function book(tx: Db, { settlement, lines, now }: { settlement: Settlement; lines: StoredLine[]; now: Date }) {
  const { id, provider, ref } = settlement
  const sum = (of: 'grossMinor' | 'feeMinor' | 'taxMinor' | 'netMinor') =>
    lines.reduce((total, line) => total + line[of], 0)
  const [first] = lines
  if (!first) return
  await bookSettlement(tx, {
    id,
    provider,
    ref,
    currency: first.currency,
    grossMinor: sum('grossMinor'),
    feeMinor: sum('feeMinor'),
    taxMinor: sum('taxMinor'),
    netMinor: sum('netMinor'),
    now,
  })
  await tx.update(settlementLines).set({ isBooked: true }).where(eq(settlementLines.settlementId, id))
  await tx.update(settlements).set({ bookedAt: now }).where(eq(settlements.id, id))
}
