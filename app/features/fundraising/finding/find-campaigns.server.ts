import { eq, inArray, isNull, and, type SQL, sql } from 'drizzle-orm'
import { campaignColumns, cardOf } from '#app/features/fundraising/rows/campaign-rows.server.ts'
import { CAMPAIGN_DAYS } from '#app/features/fundraising/limits.ts'
import { campaignClosures, campaigns } from '#app/features/fundraising/tables.server.ts'
import { campaignPauses } from '#app/features/fundraising/owner/owner-tables.server.ts'
import type { CampaignCard } from '#app/features/fundraising/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { INDIAN_STATES, type IndianState } from '#app/platform/india/states.ts'
import type { CampaignFilter, CampaignSort } from './campaign-filter.ts'
import { CAMPAIGNS_PER_PAGE, PLACES_WITHOUT_GIFTS_MIN } from './fair-order.ts'
import { campaignFinding } from './finding-tables.server.ts'
import { matchesNearly, matchesText, readTerms } from './search-terms.server.ts'

interface Finding extends CampaignFilter {
  now: Date
  /** The turn of the fair order. */
  turn: number
  /** From 1; a page after the last is the last one. */
  page: number
}

export interface FoundCampaigns {
  cards: CampaignCard[]
  total: number
  page: number
  /** Nothing has the text of the search; these have similar words. */
  isSimilar: boolean
}

/** One page of the campaigns under a filter, open ones first. Reads no gifts. */
export async function findCampaigns(db: Db, finding: Finding): Promise<FoundCampaigns> {
  const { q } = finding
  if (q === null) return { ...(await pageOf(db, finding, [])), isSimilar: false }
  const terms = await readTerms(db, q)
  const exact = await pageOf(db, finding, [matchesText(q, terms)])
  const near = exact.total === 0 ? matchesNearly(terms) : null
  if (near === null) return { ...exact, isSimilar: false }
  const similar = await pageOf(db, finding, [near])
  return { ...similar, isSimilar: similar.total > 0 }
}

/** The causes and States that campaigns have, for the fields of the filter. */
export async function listChoices(db: Db): Promise<{ causes: string[]; states: IndianState[] }> {
  const { cause, state } = campaignFinding
  const causes = await db.selectDistinct({ cause }).from(campaignFinding).orderBy(cause)
  const states = new Set((await db.selectDistinct({ state }).from(campaignFinding)).map((row) => row.state))
  return {
    causes: causes.map((row) => row.cause),
    states: INDIAN_STATES.filter((name) => states.has(name.toLowerCase())),
  }
}

async function pageOf(db: Db, finding: Finding, also: readonly SQL[]): Promise<Omit<FoundCampaigns, 'isSimilar'>> {
  const first = await listIds(db, finding, also)
  if (first.ids.length > 0 || finding.page === 1) {
    return { cards: await listCards(db, { ids: first.ids, now: finding.now }), total: first.total, page: finding.page }
  }
  const start = await listIds(db, { ...finding, page: 1 }, also)
  const page = Math.max(1, Math.ceil(start.total / CAMPAIGNS_PER_PAGE))
  const { ids, total } = page === 1 ? start : await listIds(db, { ...finding, page }, also)
  return { cards: await listCards(db, { ids, now: finding.now }), total, page }
}

async function listIds(db: Db, finding: Finding, also: readonly SQL[]): Promise<{ ids: string[]; total: number }> {
  const { now, turn, page, sort, cause, state } = finding
  const conditions = [sql`true`, ...also]
  if (cause !== null) conditions.push(sql`f.cause = ${cause}`)
  if (state !== null) conditions.push(sql`f.state = ${state.toLowerCase()}`)
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    WITH listed AS (
      SELECT f.*, f.gifts > 0 AS has_gifts, (f.is_closed OR coalesce(f.ends_at <= ${now.toISOString()}::timestamptz, false)) AS is_over
        FROM campaign_finding f WHERE ${sql.join(conditions, sql` AND `)})
    SELECT campaign_id AS id, (count(*) OVER ())::int AS total
      FROM ${sort === 'fair' ? fairly(turn) : sql`listed`} placed
     ORDER BY is_over, ${ORDERS[sort]}, campaign_id
     LIMIT ${CAMPAIGNS_PER_PAGE} OFFSET ${(page - 1) * CAMPAIGNS_PER_PAGE}`)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

const DAYS = sql.raw(`interval '${CAMPAIGN_DAYS} days'`)

const ORDERS: Readonly<Record<CampaignSort, SQL>> = {
  fair: sql`CASE WHEN is_over THEN 0 ELSE key END, CASE WHEN is_over THEN NULL ELSE has_gifts END,
    CASE WHEN is_over THEN created_at END DESC`,
  'ends-soon': sql`coalesce(ends_at, created_at + ${DAYS})`,
  'nearly-there': sql`raised_minor >= goal_minor, raised_minor::float8 / goal_minor DESC, created_at DESC`,
  newest: sql`created_at DESC`,
}

const PLACES = sql.raw(String(CAMPAIGNS_PER_PAGE))
const PLACES_MIN = sql.raw(String(PLACES_WITHOUT_GIFTS_MIN))

/** The SQL form of `fairOrder`: `key` is the place in the order. */
function fairly(given: number): SQL {
  const turn = sql`${given}::bigint`
  return sql`(
    SELECT r.*, (2 * mod(r.rank - mod(r.moved + r.moved / r.size, r.size) + r.size, r.size)
        + CASE WHEN r.has_gifts = (mod(${turn}, ${PLACES}) < r.places_without) THEN 1 ELSE 0 END)
        * CASE WHEN r.has_gifts THEN r.places_without ELSE ${PLACES} - r.places_without END AS key
      FROM (
        SELECT s.*, ${turn} * CASE WHEN s.has_gifts THEN ${PLACES} - s.places_without ELSE s.places_without END AS moved
          FROM (
            SELECT l.*, row_number() OVER (PARTITION BY is_over, has_gifts ORDER BY ring, campaign_id) - 1 AS rank,
                count(*) OVER (PARTITION BY is_over, has_gifts) AS size,
                least(${PLACES} - 1, greatest(${PLACES_MIN}, ceil(${PLACES}::numeric * (count(*) FILTER (WHERE NOT has_gifts) OVER (PARTITION BY is_over))
                  / count(*) OVER (PARTITION BY is_over))))::bigint AS places_without
              FROM listed l) s) r)`
}

/** Cards in the order of their ids. The totals are those that the list is sorted by. */
async function listCards(db: Db, { ids, now }: { ids: readonly string[]; now: Date }): Promise<CampaignCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: campaigns.id,
      card: { ...campaignColumns, raisedMinor: campaignFinding.raisedMinor, supporters: campaignFinding.gifts },
    })
    .from(campaigns)
    .innerJoin(campaignFinding, eq(campaignFinding.campaignId, campaigns.id))
    .leftJoin(campaignClosures, and(eq(campaignClosures.campaignId, campaigns.id), isNull(campaignClosures.reopenedAt)))
    .leftJoin(campaignPauses, and(eq(campaignPauses.campaignId, campaigns.id), isNull(campaignPauses.resumedAt)))
    .where(inArray(campaigns.id, [...ids]))
  const cards = new Map(rows.map(({ id, card }) => [id, cardOf(card, now)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
