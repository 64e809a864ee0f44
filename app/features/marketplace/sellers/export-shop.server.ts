import { eq } from 'drizzle-orm'
import { listDeliveryRates } from '#app/features/marketplace/delivery/delivery-queries.server.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The member's own shop for their download; null without one. */
export async function exportShop(db: Db, { userId }: { userId: string }) {
  const { slug, displayName, bio, voice, profileImageUrl, state, district, town, deliversTo } = sellerProfiles
  const { id, holidayUntil, holidayNote, minOrderMinor } = sellerProfiles
  const { legalName, address, gstin, enrolmentNumber, noticeEmail, createdAt } = sellerProfiles
  const [shop] = await db
    .select({
      id,
      slug,
      displayName,
      bio,
      voice,
      holidayUntil,
      holidayNote,
      minOrderMinor,
      pictureUrl: profileImageUrl,
      region: regions.name,
      country: regions.country,
      state,
      district,
      town,
      deliversTo,
      legalName,
      address,
      gstin,
      enrolmentNumber,
      noticeEmail,
      createdAt,
    })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(eq(sellerProfiles.userId, userId))
  if (!shop) return null
  const { id: sellerId, ...own } = shop
  return { ...own, delivery: (await listDeliveryRates(db, [sellerId])).get(sellerId) ?? [] }
}
