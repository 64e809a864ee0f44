import { eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { payoutLines, sellerBankAccounts, sellerHolds } from '#app/features/payouts/tables.server.ts'
import { blankRows, booksKeptFrom, deleteRows } from '#app/platform/db/expire-rows.server.ts'
import type { Expiring } from '#app/platform/personal-data.ts'
import { readEarningsOf } from './earnings.server.ts'

const SHOPS_AT_A_TIME = 500

/** Deletes bank accounts of closed shops that are paid, and blanks accounts in payouts that the books need no longer. */
export async function expirePayouts({ db, now }: Expiring): Promise<void> {
  const closed = await db
    .select({ id: sellerProfiles.id })
    .from(sellerProfiles)
    .innerJoin(sellerBankAccounts, eq(sellerBankAccounts.sellerId, sellerProfiles.id))
    .where(isNotNull(sellerProfiles.closedAt))
    .limit(SHOPS_AT_A_TIME)
  const sellerIds = closed.map(({ id }) => id)
  const earnings = await readEarningsOf(db, { sellerIds, now })
  const paid = sellerIds.filter(
    (id) => !(earnings.get(id) ?? []).some(({ heldMinor, balanceMinor }) => heldMinor + balanceMinor > 0),
  )
  if (paid.length > 0) await deleteRows(db, sellerBankAccounts, inArray(sellerBankAccounts.sellerId, paid))
  const from = booksKeptFrom(now)
  await blankRows(db, payoutLines, {
    due: lt(payoutLines.stateAt, from),
    set: { sealedAccount: '', ending: '', reason: sql`left(${payoutLines.reason}, 0)` },
  })
  await blankRows(db, sellerHolds, {
    due: lt(sellerHolds.endsAt, from),
    set: { appeal: sql`left(${sellerHolds.appeal}, 0)` },
  })
}
