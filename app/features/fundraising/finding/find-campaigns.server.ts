import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import {
  cardOf,
  type ListedCard,
  listedColumns,
  withClosureAndTotals,
} from '#app/features/fundraising/rows/campaign-rows.server.ts'
import { CAMPAIGN_DAYS } from '#app/features/fundraising/limits.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { CampaignCard } from '#app/features/fundraising/views.ts'
import { listInReadersLanguage } from '#app/features/translations/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { together } from '#app/platform/db/together.server.ts'
import { INDIAN_STATES, type IndianState } from '#app/platform/india/states.ts'
import type { CampaignFilter, CampaignSort } from './campaign-filter.ts'
import { CAMPAIGNS_PER_PAGE, type FairPlace, fairPlaces, type RingSizes } from './fair-order.ts'
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
  if (q === null) return { ...(await pageOf(db, finding)), isSimilar: false }
  const terms = await readTerms(db, q)
  const exact = await pageOf(db, finding, matchesText(q, terms))
  const near = exact.total === 0 ? await matchesNearly(db, terms) : null
  if (near === null) return { ...exact, isSimilar: false }
  const similar = await pageOf(db, finding, near)
  return { ...similar, isSimilar: similar.total > 0 }
}

/** The causes and States that campaigns have, for the fields of the filter. */
export async function listChoices(db: Db): Promise<{ causes: string[]; states: IndianState[] }> {
  const { cause, state } = campaignFinding
  const [causes, states] = await Promise.all([
    db.selectDistinct({ cause }).from(campaignFinding).orderBy(cause),
    db.selectDistinct({ state }).from(campaignFinding),
  ])
  const found = new Set(states.map((row) => row.state))
  return {
    causes: causes.map((row) => row.cause),
    states: INDIAN_STATES.filter((name) => found.has(name.toLowerCase())),
  }
}

/** What there was without a filter when it was counted last, by this process. */
let sizesBefore: Sizes | null = null

/**
 * Which campaigns are on a page depends on how many there are. Without a filter that is rarely another number than before,
 * so the page is read as if it were the same, in the same statement, and again if it is not.
 */
async function pageOf(db: Db, finding: Finding, also?: SQL): Promise<Omit<FoundCampaigns, 'isSimilar'>> {
  const listed = listedBy(finding, also)
  const isWhole = !also && finding.cause === null && finding.state === null
  const guess = isWhole ? sizesBefore : null
  const read = together(db)
  const [sizes, likely] = await Promise.all([
    countListed(read, listed),
    guess && listPage(read, { ...finding, ...listed, sizes: guess }),
  ])
  if (isWhole) sizesBefore = sizes
  const isRight = likely !== null && isDeepStrictEqual(guess, sizes)
  const { cards, page } = isRight ? likely : await listPage(read, { ...finding, ...listed, sizes })
  return { cards: await listInReadersLanguage(db, cards, ['title', 'description']), total: totalOf(sizes), page }
}

const totalOf = ({ withGifts, withoutGifts, over }: Sizes): number => withGifts + withoutGifts + over

interface Page extends Finding, Listed {
  sizes: Sizes
}

async function listPage(db: Db, asked: Page): Promise<{ cards: ListedCard[]; page: number }> {
  const page = Math.min(asked.page, Math.max(1, Math.ceil(totalOf(asked.sizes) / CAMPAIGNS_PER_PAGE)))
  const from = (page - 1) * CAMPAIGNS_PER_PAGE
  const { sort } = asked
  if (sort === 'fair') return { cards: await listFairly(db, { ...asked, from }), page }
  return { cards: (await listCards(db, asked, [sortedIds({ ...asked, sort, from })])).flat(), page }
}

/** Conditions on `f`. */
interface Listed {
  isListed: SQL
  isOpen: SQL
  /** The present moment. */
  at: SQL
  isSearch: boolean
}

function listedBy({ now, cause, state }: Finding, also?: SQL): Listed {
  const conditions = [also ?? sql`true`]
  if (cause !== null) conditions.push(sql`f.cause = ${cause}`)
  if (state !== null) conditions.push(sql`f.state = ${state.toLowerCase()}`)
  const at = sql`${now.toISOString()}::timestamptz`
  const isOpen = sql`(NOT f.is_closed AND (f.ends_at IS NULL OR f.ends_at > ${at}))`
  return { isListed: sql.join(conditions, sql` AND `), isOpen, at, isSearch: also !== undefined }
}

type Sizes = RingSizes & { over: number }

async function countListed(db: Db, { isListed, isOpen }: Listed): Promise<Sizes> {
  const { rows } = await db.execute<Sizes & Record<string, unknown>>(sql`
    SELECT (count(*) FILTER (WHERE is_open AND has_gifts))::int AS "withGifts",
        (count(*) FILTER (WHERE is_open AND NOT has_gifts))::int AS "withoutGifts",
        (count(*) FILTER (WHERE NOT is_open))::int AS over
      FROM (SELECT f.has_gifts, ${isOpen} AS is_open FROM campaign_finding f WHERE ${isListed}) listed`)
  return one(rows)
}

const DAYS = sql.raw(`interval '${CAMPAIGN_DAYS} days'`)

const ORDERS: Readonly<Record<Exclude<CampaignSort, 'fair'>, (now: SQL) => SQL>> = {
  // Those without an end, whose first days are over, come last (`hasCountdown`).
  'ends-soon': (now) => sql`coalesce(f.ends_at, nullif(greatest(f.created_at + ${DAYS}, ${now}), ${now}))`,
  'nearly-there': () =>
    sql`f.raised_minor >= f.goal_minor, f.raised_minor::float8 / f.goal_minor DESC, f.created_at DESC`,
  newest: () => sql`f.created_at DESC`,
}

const sortedIds = ({
  isListed,
  isOpen,
  at,
  sort,
  from,
}: Listed & { sort: keyof typeof ORDERS; from: number }): SQL => sql`
  SELECT f.campaign_id FROM campaign_finding f WHERE ${isListed}
   ORDER BY ${isOpen} DESC, ${ORDERS[sort](at)}, f.campaign_id LIMIT ${CAMPAIGNS_PER_PAGE} OFFSET ${from}`

/** The open ones in the fair order, each by its number in its ring; then the others, the newest first. */
async function listFairly(db: Db, asked: Page & { from: number }): Promise<ListedCard[]> {
  const { sizes, turn, from } = asked
  const to = from + CAMPAIGNS_PER_PAGE
  const places = fairPlaces(sizes, turn, { from, to })
  const arcs = arcsOf(places)
  const before = sizes.withGifts + sizes.withoutGifts
  const limit = to - Math.max(from, before)
  const others = limit > 0 && sizes.over > 0 ? [overIds(asked, { limit, offset: Math.max(0, from - before) })] : []
  const lists = await listCards(db, asked, [...arcs.map(arcIds), ...others])
  const open = places.flatMap(({ hasGifts, rank }) => {
    const n = arcs.findIndex((arc) => arc.hasGifts === hasGifts && rank >= arc.from && rank < arc.from + arc.count)
    return lists[n]?.[rank - (arcs[n]?.from ?? 0)] ?? []
  })
  return [...open, ...lists.slice(arcs.length).flat()]
}

/** A part of a ring. */
interface Arc {
  hasGifts: boolean
  from: number
  count: number
}

const arcIds = ({ hasGifts, from, count }: Arc): SQL => sql`
  SELECT campaign_id FROM listed WHERE has_gifts = ${hasGifts} ORDER BY ring, campaign_id LIMIT ${count} OFFSET ${from}`

/** The places of a page are one part of each ring, or two, where it begins again. */
function arcsOf(places: readonly FairPlace[]): Arc[] {
  const arcs: Arc[] = []
  for (const { hasGifts, rank } of places) {
    const arc = arcs.find((one) => one.hasGifts === hasGifts && one.from + one.count === rank)
    if (arc) arc.count++
    else arcs.push({ hasGifts, from: rank, count: 1 })
  }
  return arcs
}

const overIds = ({ isListed, isOpen }: Listed, { limit, offset }: { limit: number; offset: number }): SQL => sql`
  SELECT f.campaign_id FROM campaign_finding f WHERE ${isListed} AND NOT ${isOpen}
   ORDER BY f.created_at DESC, f.campaign_id LIMIT ${limit} OFFSET ${offset}`

/** The cards of each of these queries of ids, in its order, in one statement. They may read the open ones as `listed`. */
async function listCards(
  db: Db,
  { isListed, isOpen, isSearch, now }: Page,
  queries: readonly SQL[],
): Promise<ListedCard[][]> {
  if (queries.length === 0) return []
  // A search is done once; without one, each part is read from the index.
  const once = sql.raw(isSearch ? 'MATERIALIZED' : 'NOT MATERIALIZED')
  const lists = queries.map((ids, n) => {
    return sql`SELECT id, ${sql.raw(String(n))} AS list, place FROM unnest(ARRAY(${ids})) WITH ORDINALITY part(id, place)`
  })
  const placed = sql`(
    WITH listed AS ${once} (
      SELECT f.campaign_id, f.ring, f.has_gifts FROM campaign_finding f WHERE ${isListed} AND ${isOpen})
    ${sql.join(lists, sql` UNION ALL `)}) placed`
  const rows = await withClosureAndTotals(
    db
      .select({ list: sql<number>`placed.list`, card: listedColumns() })
      .from(campaigns)
      .$dynamic(),
  )
    .innerJoin(placed, sql`placed.id = ${campaigns.id}`)
    .orderBy(sql`placed.list, placed.place`)
  const cards = Map.groupBy(rows, ({ list }) => list)
  return queries.map((_, n) => (cards.get(n) ?? []).map(({ card }) => cardOf(card, now)))
}
