import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { postedSums } from '#app/features/ledger/sum-queries.server.ts'
import { ledgerAccounts } from '#app/features/ledger/tables.server.ts'
import { CURRENCIES } from '#app/features/marketplace/schema.ts'
import { heldAccount, sellerAccount } from '#app/features/orders/chart.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { payoutLines, payouts, sellerHolds } from '#app/features/payouts/tables.server.ts'
import type { Earnings } from '#app/features/payouts/views.ts'

const sumOf = (column: Parameters<typeof sql>[1]) => sql`coalesce(sum(${column}), 0)`.mapWith(Number)

/** By account code: the balance, and the amount paid out. */
async function readAccounts(db: Db, sellerIds: readonly string[]) {
  const codes = sellerIds.flatMap((id) =>
    CURRENCIES.flatMap((currency) => [heldAccount(id, currency).code, sellerAccount(id, currency).code]),
  )
  const rows = await db
    .select({
      code: ledgerAccounts.code,
      minor: sumOf(sql`posted.credit_minor - posted.debit_minor`),
      paidOut:
        sql`coalesce(sum(posted.debit_minor - posted.credit_minor) FILTER (WHERE posted.kind LIKE 'payout%'), 0)`.mapWith(
          Number,
        ),
    })
    .from(ledgerAccounts)
    .innerJoin(sql`${postedSums} posted`, sql`posted.account_id = ${ledgerAccounts.id}`)
    .where(inArray(ledgerAccounts.code, codes))
    .groupBy(ledgerAccounts.code)
  return new Map(rows.map(({ code, ...sums }) => [code, sums]))
}

const key = ({ sellerId, currency }: { sellerId: string; currency: string }) => `${sellerId} ${currency}`

async function readHolds(db: Db, sellerIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const { sellerId, currency, amountMinor, liftedAt, endsAt } = sellerHolds
  const rows = await db
    .select({ sellerId, currency, minor: sumOf(amountMinor) })
    .from(sellerHolds)
    .where(and(inArray(sellerId, [...sellerIds]), isNull(liftedAt), gt(endsAt, now)))
    .groupBy(sellerId, currency)
  return new Map(rows.map((row) => [key(row), row.minor]))
}

async function readPrepared(db: Db, sellerIds: readonly string[]): Promise<Map<string, number>> {
  const { sellerId, amountMinor, state } = payoutLines
  const rows = await db
    .select({ sellerId, currency: payouts.currency, minor: sumOf(amountMinor) })
    .from(payoutLines)
    .innerJoin(payouts, eq(payouts.id, payoutLines.payoutId))
    .where(and(inArray(sellerId, [...sellerIds]), eq(state, 'prepared')))
    .groupBy(sellerId, payouts.currency)
  return new Map(rows.map((row) => [key(row), row.minor]))
}

interface Sellers {
  sellerIds: readonly string[]
  now: Date
}

/** Each seller's amounts, in every currency with a posting: for decisions, one statement after another in a transaction. */
export async function readEarningsOf(db: Db, { sellerIds, now }: Sellers): Promise<ReadonlyMap<string, Earnings[]>> {
  if (sellerIds.length === 0) return new Map()
  const accounts = await readAccounts(db, sellerIds)
  const holds = await readHolds(db, sellerIds, now)
  const prepared = await readPrepared(db, sellerIds)
  return bySeller(sellerIds, { accounts, holds, prepared })
}

/** The same for pages, read at once. */
export async function readShownEarningsOf(
  db: Db,
  { sellerIds, now }: Sellers,
): Promise<ReadonlyMap<string, Earnings[]>> {
  if (sellerIds.length === 0) return new Map()
  const sums = await allKeyed({
    accounts: readAccounts(db, sellerIds),
    holds: readHolds(db, sellerIds, now),
    prepared: readPrepared(db, sellerIds),
  })
  return bySeller(sellerIds, sums)
}

const bySeller = (sellerIds: readonly string[], sums: Sums) =>
  new Map(sellerIds.map((id) => [id, earningsOf(id, sums)]))

interface Sums {
  accounts: Awaited<ReturnType<typeof readAccounts>>
  holds: ReadonlyMap<string, number>
  prepared: ReadonlyMap<string, number>
}

const earningsOf = (sellerId: string, { accounts, holds, prepared }: Sums) =>
  CURRENCIES.flatMap((currency): Earnings[] => {
    const held = accounts.get(heldAccount(sellerId, currency).code)
    const own = accounts.get(sellerAccount(sellerId, currency).code)
    const holdsMinor = holds.get(key({ sellerId, currency })) ?? 0
    if (!held && !own && holdsMinor === 0) return []
    const balanceMinor = own?.minor ?? 0
    const preparedMinor = prepared.get(key({ sellerId, currency })) ?? 0
    return [
      {
        currency,
        heldMinor: held?.minor ?? 0,
        balanceMinor,
        holdsMinor,
        preparedMinor,
        payableMinor: Math.max(0, balanceMinor - holdsMinor - preparedMinor),
        paidOutMinor: own?.paidOut ?? 0,
      },
    ]
  })
