import { localeUrl } from '#app/platform/language/language-paths.ts'
import { and, asc, gte, lte } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
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

/** The absolute URL of a campaign's short link. */
export const shortUrlOf = (siteUrl: string, { id }: { id: string }): string => localeUrl(siteUrl, `/c/${codeOf(id)}`)
