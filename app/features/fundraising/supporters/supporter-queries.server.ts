import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { SUPPORTERS_SHOWN_MAX } from '#app/features/fundraising/limits.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { isCounted } from '#app/features/fundraising/rows/totals.server.ts'
import { readableName } from '#app/features/fundraising/stored-campaign-words.server.ts'
import { type SupporterView, supporterView } from '#app/features/fundraising/views.ts'

/** A page of gifts. `newer` and `older` are the public seeds that the next pages start from; null without any. */
export interface SupporterPage {
  supporters: SupporterView[]
  newer: string | null
  older: string | null
}

interface Paging {
  slug: string
  /** Only gifts with words of support. */
  onlyWords: boolean
  /** The public seed of the gift before the page, if any. */
  after: string | null
  /** The public seed of the gift after the page, if any. */
  before: string | null
}

/** One page of the gifts that count, the newest first. The time does not grow with their number. */
export async function readSupporterPage(db: Db, { after, before, ...given }: Paging): Promise<SupporterPage> {
  const limit = SUPPORTERS_SHOWN_MAX + 1
  const later = before === null ? [] : await select(db, { ...given, limit, seed: before, isBefore: true })
  if (later.length === limit) {
    const supporters = later.slice(0, -1).toReversed()
    return { supporters, newer: supporters[0]?.seed ?? null, older: supporters.at(-1)?.seed ?? null }
  }
  // A short page before the cursor is the first one.
  const seed = before === null ? after : null
  const rows = await select(db, { ...given, limit, seed })
  const supporters = rows.slice(0, SUPPORTERS_SHOWN_MAX)
  const newer = seed === null || rows.length === 0 ? null : (supporters[0]?.seed ?? null)
  return { supporters, newer, older: rows.length === limit ? (supporters.at(-1)?.seed ?? null) : null }
}

interface Selection {
  slug: string
  limit: number
  onlyWords?: boolean
  seed?: string | null
  isBefore?: boolean
}

async function select(
  db: Db,
  { slug, limit, onlyWords = false, seed = null, isBefore = false }: Selection,
): Promise<SupporterView[]> {
  const { settledAt, publicSeed, message } = contributions
  const cursor = sql`(SELECT c.settled_at, c.public_seed FROM contributions c JOIN campaigns a ON a.id = c.campaign_id
    WHERE c.public_seed = ${seed} AND a.slug = ${slug})`
  const order = isBefore ? asc : desc
  const rows = await db
    .select({
      publicSeed,
      nameSnapshot: contributions.nameSnapshot,
      place: contributions.place,
      message,
      isAnonymous: contributions.isAnonymous,
      amountMinor: contributions.countedMinor,
      settledAt: sql`${settledAt}`.mapWith(contributions.createdAt),
    })
    .from(contributions)
    .where(
      and(
        // Not a join: then the planner would sort all gifts.
        eq(contributions.campaignId, db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug))),
        isCounted,
        onlyWords ? isNotNull(message) : undefined,
        seed === null ? undefined : sql`(${settledAt}, ${publicSeed}) ${sql.raw(isBefore ? '>' : '<')} ${cursor}`,
      ),
    )
    .orderBy(order(settledAt), order(publicSeed))
    .limit(limit)
  return rows.map((row) => supporterView(readableName(row)))
}
