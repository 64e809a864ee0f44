import { localeUrl } from '#app/platform/language/language-paths.ts'
import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { codeOf, idsOf } from './short-code.ts'

/** The slug of a short link's campaign, the oldest with this code; null for an unknown code. */
export async function findSlugOfCode(db: Db, code: string): Promise<string | null> {
  const ids = idsOf(code)
  if (!ids) return null
  const [found] = await db
    .select({ slug: campaigns.slug })
    .from(campaigns)
    .where(and(gte(campaigns.id, ids.first), lte(campaigns.id, ids.last)))
    .orderBy(asc(campaigns.createdAt))
    .limit(1)
  return found?.slug ?? null
}

/** A campaign with the absolute URL of its short link; null for an unknown slug. */
export async function findShared(db: Db, { slug, siteUrl }: { slug: string; siteUrl: string }) {
  if (!SLUG.test(slug)) return null
  const { id, title, ownerUserId, coOwners } = campaigns
  const [found] = await db.select({ id, title, ownerUserId, coOwners }).from(campaigns).where(eq(campaigns.slug, slug))
  return found ? { ...found, slug, shortUrl: localeUrl(siteUrl, `/c/${codeOf(found.id)}`) } : null
}
