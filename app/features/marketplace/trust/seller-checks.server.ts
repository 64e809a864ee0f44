import { and, desc, eq } from 'drizzle-orm'
import type { Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { CheckInput } from './check.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerChecks } from './trust-tables.server.ts'

interface Adding {
  sellerId: string
  check: CheckInput
  by: Member
  now: Date
}

/** Inserts a check. Call `updateBadge` afterwards. */
export async function addCheck(tx: Db, { sellerId, check, by, now }: Adding): Promise<void> {
  await tx.insert(sellerChecks).values({
    sellerId,
    kind: check.kind,
    note: check.note,
    checkedBy: by.userId,
    checkedByName: by.displayName,
    checkedAt: now,
    validUntil: check.validUntil,
  })
}

/** Sets the badge from the newest identity check, in the transaction that changes a check. */
export async function updateBadge(tx: Db, { sellerId, now }: { sellerId: string; now: Date }): Promise<void> {
  const [newest] = await tx
    .select({ validUntil: sellerChecks.validUntil, revokedAt: sellerChecks.revokedAt })
    .from(sellerChecks)
    .where(and(eq(sellerChecks.sellerId, sellerId), eq(sellerChecks.kind, 'identity')))
    .orderBy(desc(sellerChecks.checkedAt))
    .limit(1)
  const isVerified = newest !== undefined && newest.revokedAt === null && newest.validUntil > now
  await tx
    .update(sellerProfiles)
    .set({ isVerified, verifiedUntil: isVerified ? newest.validUntil : null })
    .where(eq(sellerProfiles.id, sellerId))
}
