import { asc, desc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { canDecideAboutSeller, canManageSellers } from '#app/features/marketplace/policy.ts'
import type { CheckKind } from '#app/features/marketplace/schema.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerChecks } from '#app/features/marketplace/trust/trust-tables.server.ts'

const SELLERS_MANAGED_PER_PAGE = 50
const SHOPS_WITHOUT_OWNER_MAX = 500

/** A page of all sellers for the operators, newest first. */
export async function listAllSellers(db: Db, { actor, page = 1 }: { actor: Actor; page?: number }) {
  if (!canManageSellers(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: SELLERS_MANAGED_PER_PAGE })
  const { id, slug, displayName, isVerified, userId, createdAt } = sellerProfiles
  const rows = await db
    .select({ id, slug, displayName, isVerified, userId, region: regions.name })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .orderBy(desc(createdAt), asc(slug))
    .limit(limit)
    .offset(offset)
  const shown = rows.map(({ userId: owner, ...row }) => ({ ...row, isKeptByOperator: owner === null }))
  return pageOf(shown, SELLERS_MANAGED_PER_PAGE)
}

/** Shops that operators run for their sellers, by name: an applicant may get one. Operators only. */
export async function listShopsWithoutOwner(db: Db, { actor }: { actor: Actor }) {
  if (!canManageSellers(actor)) return []
  const { slug, displayName, userId } = sellerProfiles
  return db
    .select({ slug, displayName, region: regions.name })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(isNull(userId))
    .orderBy(asc(displayName), asc(slug))
    .limit(SHOPS_WITHOUT_OWNER_MAX)
}

/** A check as operators see it, also when it ended or was revoked. */
export interface OperatorCheck {
  id: string
  kind: CheckKind
  note: string
  by: string
  checkedAt: Date
  validUntil: Date
  revokedAt: Date | null
  revokedReason: string | null
}

/** All data of one seller, with every check, newest first; operators only. */
export async function findSellerForOperator(db: Db, { actor, slug }: { actor: Actor; slug: string }) {
  if (!canManageSellers(actor)) return null
  const [seller] = await db.select().from(sellerProfiles).where(eq(sellerProfiles.slug, slug))
  if (!seller) return null
  const { id, kind, note, checkedByName, checkedAt, validUntil, revokedAt, revokedReason } = sellerChecks
  const checks: OperatorCheck[] = await db
    .select({ id, kind, note, by: checkedByName, checkedAt, validUntil, revokedAt, revokedReason })
    .from(sellerChecks)
    .where(eq(sellerChecks.sellerId, seller.id))
    .orderBy(desc(checkedAt), asc(kind))
  return { seller, checks, isOwn: !canDecideAboutSeller(actor, seller) }
}
