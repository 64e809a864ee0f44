import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'

/**
 * The seller's name and address for mails, read inside the transaction that notifies them; null while operators run the
 * shop. Never shown on a page.
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
