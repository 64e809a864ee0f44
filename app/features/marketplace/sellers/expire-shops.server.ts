import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { fssaiChecks } from '#app/features/marketplace/listing-requirements/requirement-tables.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { marketFlags, sellerChecks } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { blankRows, booksKeptFrom, deleteRows, reportsKeptFrom } from '#app/platform/db/expire-rows.server.ts'
import type { Expiring } from '#app/platform/personal-data.ts'

/** Blanks the names of shops that closed before the books that are kept, and old reports whose sender has left. */
export async function expireShops({ db, now }: Expiring): Promise<void> {
  const { id, userId, closedAt } = sellerProfiles
  const isOld = and(isNull(userId), lt(closedAt, booksKeptFrom(now)))
  await blankRows(db, sellerProfiles, {
    due: isOld,
    set: {
      slug: sql`'closed-' || ${id}`,
      displayName: '',
      legalName: null,
      address: null,
      gstin: null,
      enrolmentNumber: null,
    },
  })
  const old = db.select({ id }).from(sellerProfiles).where(isOld)
  await deleteRows(db, sellerChecks, inArray(sellerChecks.sellerId, old))
  await deleteRows(db, fssaiChecks, inArray(fssaiChecks.sellerId, old))
  await blankRows(db, marketFlags, {
    due: and(isNull(marketFlags.byUserId), lt(marketFlags.decidedAt, reportsKeptFrom(now))),
    set: { words: '' },
  })
}
