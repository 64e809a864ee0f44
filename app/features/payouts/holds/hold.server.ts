import { eq } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { lockSeller } from '#app/features/payouts/seller.server.ts'
import { sellerHolds } from '#app/features/payouts/tables.server.ts'

interface FoundHold {
  hold: typeof sellerHolds.$inferSelect
  seller: { userId: string | null }
  isInForce: boolean
}

/** A hold with its seller; the seller is locked first. Null for an unknown id. */
export async function lockHold(tx: Db, holdId: string, now: Date): Promise<FoundHold | null> {
  if (!isUuid(holdId)) return null
  const [known] = await tx
    .select({ sellerId: sellerProfiles.id })
    .from(sellerHolds)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, sellerHolds.sellerId))
    .where(eq(sellerHolds.id, holdId))
  const seller = known ? await lockSeller(tx, known.sellerId) : null
  const [hold] = await tx.select().from(sellerHolds).where(eq(sellerHolds.id, holdId)).for('update')
  if (!seller || !hold) return null
  return { hold, seller, isInForce: hold.liftedAt === null && hold.endsAt > now }
}
