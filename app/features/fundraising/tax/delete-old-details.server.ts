import { inArray, lt } from 'drizzle-orm'
import { financialYearBounds } from '#app/features/fundraising/gifts/financial-year.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { financialYearOf } from '#app/platform/time/dates.ts'
import { giftTaxDetails } from './tables.server.ts'

/** A statement can be corrected for so many financial years after that of the gift. */
const YEARS_KEPT = 2

/** Deletes PANs and addresses of donors that no statement needs any more. */
export async function deleteOldTaxDetails({ db, now }: { db: Db; now: Date }): Promise<void> {
  const { from } = financialYearBounds(financialYearOf(now) - YEARS_KEPT)
  const old = db.select({ id: contributions.id }).from(contributions).where(lt(contributions.settledAt, from))
  await db.delete(giftTaxDetails).where(inArray(giftTaxDetails.contributionId, old))
}
