import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'

/**
 * Where a seller is written to, inside the transaction that has something to tell her; null while an operator keeps
 * her shop. For letters alone: no page shows it.
 */
export async function findSellerContact(
  tx: Db,
  { sellerId }: { sellerId: string },
): Promise<{ email: string; displayName: string } | null> {
  const { noticeEmail, displayName } = sellerProfiles
  const [row] = await tx
    .select({ email: noticeEmail, displayName })
    .from(sellerProfiles)
    .where(eq(sellerProfiles.id, sellerId))
  return row?.email ? { email: row.email, displayName: row.displayName } : null
}
