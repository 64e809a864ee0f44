import { and, asc, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm'
import { postedSums } from '#app/features/ledger/sum-queries.server.ts'
import { ledgerAccounts } from '#app/features/ledger/tables.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerAccount } from '#app/features/orders/chart.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isContactOld } from './contact-wait.server.ts'
import { readEarningsOf, readShownEarningsOf } from '#app/features/payouts/earnings/earnings.server.ts'
import { NEW_ACCOUNT_WAIT_MS } from '#app/platform/bank/account-wait.ts'
import { PAYOUT_LINES_MAX, PAYOUT_MINOR_MIN } from '#app/features/payouts/schema.ts'
import { sellerBankAccounts } from '#app/features/payouts/tables.server.ts'

interface PayableQuery {
  currency: string
  now: Date
}

/** A seller who can be paid, with amount and account. */
export interface PayableSeller {
  id: string
  displayName: string
  amountMinor: number
  sealed: string
  ending: string
}

const PAYABLE_COLUMNS = {
  id: sellerProfiles.id,
  displayName: sellerProfiles.displayName,
  sealed: sellerBankAccounts.sealed,
  ending: sellerBankAccounts.ending,
}

/** The account code of the joined seller's balance. */
function codeOfSeller(currency: string) {
  const [prefix = '', suffix = ''] = sellerAccount('|', currency).code.split('|')
  return sql`${prefix}::text || ${sellerProfiles.id} || ${suffix}::text`
}

const balanceOfSeller = sql`(SELECT coalesce(sum(posted.credit_minor - posted.debit_minor), 0) FROM ${postedSums} posted
  WHERE posted.account_id = ${ledgerAccounts.id})`

/**
 * Sellers who can be paid in this currency: a balance above the minimum, no other prepared payout, a bank account older
 * than 48 hours, and no address changed in the last 24. With `isLocked` the rows are locked by id, so that two payouts never take the same money.
 */
export async function listPayable(db: Db, { currency, now, isLocked = false }: PayableQuery & { isLocked?: boolean }) {
  const candidates = db
    .select(PAYABLE_COLUMNS)
    .from(sellerProfiles)
    .innerJoin(sellerBankAccounts, eq(sellerBankAccounts.sellerId, sellerProfiles.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.code, codeOfSeller(currency)))
    .where(
      and(
        lte(sellerBankAccounts.changedAt, new Date(now.getTime() - NEW_ACCOUNT_WAIT_MS)),
        isContactOld(now),
        sql`${balanceOfSeller} >= ${PAYOUT_MINOR_MIN}`,
      ),
    )
    .orderBy(asc(sellerProfiles.id))
    .limit(PAYOUT_LINES_MAX)
  const sellers = isLocked ? await candidates.for('no key update', { of: sellerProfiles }) : await candidates
  const readOf = isLocked ? readEarningsOf : readShownEarningsOf
  const earnings = await readOf(db, { sellerIds: sellers.map(({ id }) => id), now })
  return sellers.flatMap((seller): PayableSeller[] => {
    const own = earnings.get(seller.id)?.find((entry) => entry.currency === currency)
    if (!own || own.preparedMinor > 0 || own.payableMinor < PAYOUT_MINOR_MIN) return []
    return [{ ...seller, amountMinor: own.payableMinor }]
  })
}

/** Sellers with a balance who wait: without a bank account, or with an account or address that is too new. */
export async function withoutAccount(db: Db, { currency, now }: PayableQuery): Promise<number> {
  const rows = await db
    .select({ id: sellerProfiles.id })
    .from(sellerProfiles)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.code, codeOfSeller(currency)))
    .leftJoin(sellerBankAccounts, eq(sellerBankAccounts.sellerId, sellerProfiles.id))
    .where(
      and(
        or(
          isNull(sellerBankAccounts.sellerId),
          gt(sellerBankAccounts.changedAt, new Date(now.getTime() - NEW_ACCOUNT_WAIT_MS)),
          not(isContactOld(now)),
        ),
        sql`${balanceOfSeller} >= ${PAYOUT_MINOR_MIN}`,
      ),
    )
  return rows.length
}
