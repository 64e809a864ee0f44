import { eq } from 'drizzle-orm'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The member's own shop for their download; null without one. */
export async function exportShop(db: Db, { userId }: { userId: string }) {
  const { slug, displayName, bio, profileImageUrl, state, deliversTo } = sellerProfiles
  const { legalName, address, gstin, noticeEmail, createdAt } = sellerProfiles
  const [shop] = await db
    .select({
      slug,
      displayName,
      bio,
      pictureUrl: profileImageUrl,
      region: regions.name,
      country: regions.country,
      state,
      deliversTo,
      legalName,
      address,
      gstin,
      noticeEmail,
      createdAt,
    })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(eq(sellerProfiles.userId, userId))
  return shop ?? null
}
