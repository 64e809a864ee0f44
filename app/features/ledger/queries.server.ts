import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { postedSums } from './sum-queries.server.ts'
import { ledgerAccounts, ledgerPostings, ledgerTransfers } from './tables.server.ts'

/**
 * The balance of an account in its own direction: assets and expenses grow with debits, liabilities and income with
 * credits. 0 for an account that was never used.
 */
export async function balance(db: Db, code: string): Promise<number> {
  const [row] = await db
    .select({
      debitsMinor: sql`coalesce(sum(posted.debit_minor - posted.credit_minor), 0)`.mapWith(Number),
      kind: ledgerAccounts.kind,
    })
    .from(ledgerAccounts)
    .leftJoin(sql`${postedSums} posted`, sql`posted.account_id = ${ledgerAccounts.id}`)
    .where(eq(ledgerAccounts.code, code))
    .groupBy(ledgerAccounts.id)
  if (!row || row.debitsMinor === 0) return 0
  return row.kind === 'asset' || row.kind === 'expense' ? row.debitsMinor : -row.debitsMinor
}

export interface LedgerLine {
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

const LEDGER_LINES_MAX = 1_000

/** The ledger in the order in which it was written, optionally of one subject only. @internal */
export function listPostings(
  db: Db,
  { subject, limit = LEDGER_LINES_MAX }: { subject?: string; limit?: number } = {},
): Promise<LedgerLine[]> {
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
    .limit(Math.min(limit, LEDGER_LINES_MAX))
}

export interface MonthLine {
  /** '2026-11', in India. */
  month: string
  /** The kind of the transfers: 'contribution', 'refund' … */
  kind: string
  /** A campaign's account in full; of all others the first two segments, so that no line identifies a person. */
  account: string
  currency: string
  debitMinor: number
  creditMinor: number
}

const MONTH_LINES_MAX = 5_000

/** The whole ledger, summed by month, kind and account, newest month first. Contains no payer. */
export function listMonths(db: Db): Promise<MonthLine[]> {
  const { code, currency } = ledgerAccounts
  const account = sql<string>`CASE WHEN ${code} LIKE 'liability:campaign:%' THEN ${code}
    ELSE split_part(${code}, ':', 1) || ':' || split_part(${code}, ':', 2) END`
  return db
    .select({
      month: sql<string>`posted.month`,
      kind: sql<string>`posted.kind`,
      account: account.as('account'),
      currency,
      debitMinor: sql`sum(posted.debit_minor)`.mapWith(Number),
      creditMinor: sql`sum(posted.credit_minor)`.mapWith(Number),
    })
    .from(sql`${postedSums} posted`)
    .innerJoin(ledgerAccounts, sql`${ledgerAccounts.id} = posted.account_id`)
    .groupBy(sql`1, 2, 3`, currency)
    .orderBy(sql`1 DESC, 2, 3`, currency)
    .limit(MONTH_LINES_MAX)
}
