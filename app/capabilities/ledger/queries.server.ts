import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { ledgerAccounts, ledgerPostings, ledgerTransfers } from './tables.server.ts'

/**
 * What stands on an account, in its own direction: assets and expenses grow with debits, liabilities and
 * income with credits. 0 for an account that was never used.
 */
export async function balance(db: Db, code: string): Promise<number> {
  const [row] = await db
    .select({
      debitsMinor: sql`coalesce(sum(${ledgerPostings.amountMinor}), 0)`.mapWith(Number),
      kind: ledgerAccounts.kind,
    })
    .from(ledgerAccounts)
    .leftJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.code, code))
    .groupBy(ledgerAccounts.id)
  if (!row || row.debitsMinor === 0) return 0
  return row.kind === 'asset' || row.kind === 'expense' ? row.debitsMinor : -row.debitsMinor
}

export interface BookLine {
  transferId: string
  occurredAt: Date
  kind: string
  memo: string
  subject: string
  account: string
  currency: string
  /** A debit is positive, a credit negative. */
  amountMinor: number
}

export const BOOK_LINES_MAX = 1_000

/** The book in the order in which it was written, optionally of one subject only. */
export function listBook(
  db: Db,
  { subject, limit = BOOK_LINES_MAX }: { subject?: string; limit?: number } = {},
): Promise<BookLine[]> {
  return db
    .select({
      transferId: ledgerTransfers.id,
      occurredAt: ledgerTransfers.occurredAt,
      kind: ledgerTransfers.kind,
      memo: ledgerTransfers.memo,
      subject: ledgerTransfers.subject,
      account: ledgerAccounts.code,
      currency: ledgerAccounts.currency,
      amountMinor: ledgerPostings.amountMinor,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerPostings.transferId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(subject === undefined ? undefined : eq(ledgerTransfers.subject, subject))
    .orderBy(asc(ledgerPostings.id))
    .limit(Math.min(limit, BOOK_LINES_MAX))
}
