import { storedName } from '#app/features/fundraising/stored-campaign-words.server.ts'
import { and, count, desc, eq, exists, isNotNull, sql } from 'drizzle-orm'
import { campaignDownloads, campaignMessages } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { isCounted, readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { contributions, giftWords } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { wordQuery } from '#app/platform/db/word-query.ts'

export const GIFTS_PAGE_SIZE = 30
/** So many gifts that a search finds are counted and shown, so that the time does not grow with their number. */
export const GIFTS_FOUND_MAX = 10 * GIFTS_PAGE_SIZE

/** A gift as the organiser sees it. An anonymous one has no name, place or contact. */
export interface OwnerGift {
  /** Random for each gift. */
  seed: string
  name: string | null
  place: string | null
  message: string | null
  amountMinor: number
  settledAt: Date
  /** Only of supporters who agreed that the organiser may contact them. */
  contact: string | null
  wantsUpdates: boolean
  isThanked: boolean
}

interface Search {
  campaignId: string
  /** Words of names, places and messages; names and places of anonymous gifts are not searched. */
  q?: string
}

const {
  id,
  publicSeed,
  nameSnapshot,
  place,
  message,
  isAnonymous,
  countedMinor: amountMinor,
  settledAt,
} = contributions
const { email, phone, mayBeContacted, wantsUpdates } = contributions

const shown = <T>(column: { getSQL(): ReturnType<typeof sql> }) =>
  sql<T | null>`CASE WHEN NOT ${isAnonymous} THEN ${column} END`

function matching({ campaignId, q = '' }: Search) {
  const words = wordQuery(q)
  const found = words === null ? sql`false` : sql`${giftWords(contributions)} @@ to_tsquery('simple', ${words})`
  return and(eq(contributions.campaignId, campaignId), isCounted, q === '' ? undefined : found)
}

/** Gifts that count, the newest first. */
export async function listOwnerGifts(
  db: Db,
  { offset = 0, limit = GIFTS_PAGE_SIZE, ...search }: Search & { offset?: number; limit?: number },
): Promise<OwnerGift[]> {
  const thanks = db
    .select({ one: sql`1` })
    .from(campaignMessages)
    .where(eq(campaignMessages.contributionId, id))
  // Of a late page, the rows before it are read in the index only.
  const page = db
    .select({ seed: publicSeed })
    .from(contributions)
    .where(matching(search))
    .orderBy(desc(settledAt), desc(publicSeed))
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select({
      seed: publicSeed,
      name: shown<string>(nameSnapshot),
      place: shown<string>(place),
      message,
      amountMinor,
      settledAt: sql<Date>`${settledAt}`.mapWith(settledAt),
      contact: sql<
        string | null
      >`CASE WHEN ${mayBeContacted} AND NOT ${isAnonymous} THEN coalesce(${email}, ${phone}) END`,
      wantsUpdates,
      isThanked: sql<boolean>`${exists(thanks)}`,
    })
    .from(page)
    .innerJoin(contributions, eq(publicSeed, page.seed))
    .orderBy(desc(settledAt), desc(publicSeed))
  return rows.map((row) => ({ ...row, name: row.name && storedName(row.name) }))
}

/** How many gifts there are; of those that a search finds at most one more than `GIFTS_FOUND_MAX`. */
export async function countOwnerGifts(db: Db, search: Search): Promise<number> {
  if (!search.q) return (await readCampaignState(db, search.campaignId)).supporters
  const found = db
    .select({ seed: publicSeed })
    .from(contributions)
    .where(matching(search))
    // In the order of an index: of a word that many have, only the newest are read.
    .orderBy(desc(settledAt), desc(publicSeed))
    .limit(GIFTS_FOUND_MAX + 1)
    .as('found')
  const [row] = await db.select({ gifts: count() }).from(found)
  return row?.gifts ?? 0
}

const DOWNLOADS_SHOWN_MAX = 10

/** The latest downloads of the list. */
export function listDownloads(db: Db, { campaignId }: { campaignId: string }) {
  const { at, gifts, withContacts, byUserId } = campaignDownloads
  return db
    .select({ at, gifts, withContacts })
    .from(campaignDownloads)
    .where(and(eq(campaignDownloads.campaignId, campaignId), isNotNull(byUserId)))
    .orderBy(desc(at))
    .limit(DOWNLOADS_SHOWN_MAX)
}
