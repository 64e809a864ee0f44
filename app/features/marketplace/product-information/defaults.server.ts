import { and, desc, eq, sql } from 'drizzle-orm'
import { products, regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/**
 * What a new listing's form begins with: the maker as in the latest listing of the shop that names one, otherwise the
 * shop's name, and the shop's country. The address on invoices is private, so it is never filled in here.
 */
export async function findInformationDefaults(
  db: Db,
  shop: Pick<typeof sellerProfiles.$inferSelect, 'id' | 'displayName' | 'regionId'>,
): Promise<Record<string, string>> {
  const [[last], [region]] = await Promise.all([
    db
      .select({ facts: products.facts })
      .from(products)
      .where(and(eq(products.sellerId, shop.id), sql`${products.facts} ? 'makerAddress'`))
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(1),
    db.select({ country: regions.country }).from(regions).where(eq(regions.id, shop.regionId)),
  ])
  const { maker, makerAddress } = last?.facts ?? {}
  return {
    maker: maker ?? shop.displayName,
    origin: region?.country ?? '',
    ...(makerAddress && { makerAddress }),
  }
}
