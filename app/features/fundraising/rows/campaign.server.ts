import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'

/** SQL query of the id of the campaign with this slug: it is read once, also where it is compared with each row. */
export const campaignIdOf = (db: Db, slug: string | Placeholder): SQL =>
  sql`(${db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug))})`

/** Locks a campaign, so that its gifts and its closure do not change. Null for an unknown slug. */
export async function lockCampaign(tx: Db, slug: string): Promise<typeof campaigns.$inferSelect | null> {
  if (!SLUG.test(slug)) return null
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.slug, slug)).for('no key update')
  return campaign ?? null
}

/** The row of a campaign; null for an unknown slug. */
export async function findCampaignRow(db: Db, slug: string): Promise<typeof campaigns.$inferSelect | null> {
  if (!SLUG.test(slug)) return null
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.slug, slug))
  return campaign ?? null
}
