import { eq } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

type Seller = Pick<typeof sellerProfiles.$inferSelect, 'id' | 'slug' | 'displayName' | 'userId'>

const COLUMNS = {
  id: sellerProfiles.id,
  slug: sellerProfiles.slug,
  displayName: sellerProfiles.displayName,
  userId: sellerProfiles.userId,
}

/** The shop of this user, locked, so that decisions about its money run one after another. */
export async function lockOwnShop(tx: Db, actor: Actor): Promise<Seller | null> {
  if (actor.kind !== 'member') return null
  const [seller] = await tx
    .select(COLUMNS)
    .from(sellerProfiles)
    .where(eq(sellerProfiles.userId, actor.userId))
    .for('no key update')
  return seller ?? null
}

/** A shop by its id, locked. */
export async function lockSeller(tx: Db, sellerId: string): Promise<Seller | null> {
  const [seller] = await tx
    .select(COLUMNS)
    .from(sellerProfiles)
    .where(eq(sellerProfiles.id, sellerId))
    .for('no key update')
  return seller ?? null
}
