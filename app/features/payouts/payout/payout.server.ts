import { asc, eq } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { payoutLines, payouts } from '#app/features/payouts/tables.server.ts'

type Payout = typeof payouts.$inferSelect
type Line = typeof payoutLines.$inferSelect

interface FoundPayout {
  payout: Payout
  lines: readonly { line: Line; seller: { id: string; displayName: string; userId: string | null } }[]
}

/** A payout with its lines. Locks the sellers first, by id, then the payout. Null for an unknown id. */
export async function lockPayout(tx: Db, payoutId: string): Promise<FoundPayout | null> {
  if (!isUuid(payoutId)) return null
  await tx
    .select({ id: sellerProfiles.id })
    .from(sellerProfiles)
    .innerJoin(payoutLines, eq(payoutLines.sellerId, sellerProfiles.id))
    .where(eq(payoutLines.payoutId, payoutId))
    .orderBy(asc(sellerProfiles.id))
    .for('no key update', { of: sellerProfiles })
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update')
  if (!payout) return null
  const lines = await tx
    .select({
      line: payoutLines,
      seller: { id: sellerProfiles.id, displayName: sellerProfiles.displayName, userId: sellerProfiles.userId },
    })
    .from(payoutLines)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, payoutLines.sellerId))
    .where(eq(payoutLines.payoutId, payoutId))
    .orderBy(asc(sellerProfiles.displayName), asc(payoutLines.id))
  return { payout, lines }
}
