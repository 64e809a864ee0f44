import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  min,
  notExists,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import { isCounted } from '#app/features/fundraising/rows/totals.server.ts'
import { campaignClosures, campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { OPEN_RETURN_STATES } from './campaign-return.ts'
import { campaignReturnLines, campaignReturns, contributionReturns } from './tables.server.ts'

const RETURNS_PER_PAGE = 50

const spentMinor = sql`coalesce((SELECT sum(a.amount_minor) FROM campaign_allocations a WHERE a.contribution_id = ${contributions.id}), 0)`
const leftMinor = sql<number>`(${contributions.netMinor} - ${spentMinor})`.mapWith(Number)
const hasLeft = and(isCounted, isNotNull(contributions.paymentId), sql`${leftMinor} > 0`)

/**
 * Gifts of a campaign of which something is left and that its open return has not returned yet, the oldest first.
 */
export function listGiftsLeft(
  db: Db,
  { campaignId, limit }: { campaignId: string; limit: number },
): Promise<{ paymentId: string; leftMinor: number }[]> {
  const done = db
    .select({ one: sql`1` })
    .from(campaignReturnLines)
    .innerJoin(campaignReturns, eq(campaignReturns.id, campaignReturnLines.returnId))
    .where(
      and(
        eq(campaignReturnLines.contributionId, contributions.id),
        inArray(campaignReturns.state, [...OPEN_RETURN_STATES]),
      ),
    )
  return db
    .select({ paymentId: sql<string>`${contributions.paymentId}`, leftMinor })
    .from(contributions)
    .where(and(eq(contributions.campaignId, campaignId), hasLeft, notExists(done)))
    .orderBy(asc(contributions.settledAt), asc(contributions.id))
    .limit(limit)
}

interface Asking {
  actor: Actor
}

const BEGUN_AT = sql`coalesce(${campaignReturns.askedAt}, ${campaignReturns.preparedAt})`

const isClosed = sql`EXISTS (SELECT FROM ${campaignClosures}
  WHERE ${campaignClosures.campaignId} = ${campaigns.id} AND ${campaignClosures.reopenedAt} IS NULL)`

export type ReturnableCampaign = Awaited<ReturnType<typeof selectReturnable>>[number]

/** Closed campaigns of which something is left, and those with a return, which comes first; operators only. */
export async function listReturnable(db: Db, { actor, page = 1 }: Asking & { page?: number }) {
  if (!isOperator(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: RETURNS_PER_PAGE })
  return pageOf(await selectReturnable(db).limit(limit).offset(offset), RETURNS_PER_PAGE)
}

/** One of these campaigns; null for everybody but operators. */
export async function findReturnable(
  db: Db,
  { actor, id }: Asking & { id: string },
): Promise<ReturnableCampaign | null> {
  if (!isOperator(actor) || !isUuid(id)) return null
  const [campaign] = await selectReturnable(db, eq(campaigns.id, id))
  return campaign ?? null
}

function selectReturnable(db: Db, which?: SQL) {
  const left = db
    .select({
      minor: sql`coalesce(sum(${leftMinor}), 0)`.mapWith(Number).as('left_minor'),
      gifts: count().as('left_gifts'),
    })
    .from(contributions)
    .where(and(eq(contributions.campaignId, campaigns.id), hasLeft))
    .as('gifts_left')
  const latest = db
    .select()
    .from(campaignReturns)
    .where(eq(campaignReturns.campaignId, campaigns.id))
    .orderBy(desc(BEGUN_AT))
    .limit(1)
    .as('latest')
  const anyReturn = db
    .select({ one: sql`1` })
    .from(campaignReturns)
    .where(eq(campaignReturns.campaignId, campaigns.id))
  const lines = db
    .select({ minor: sum(campaignReturnLines.amountMinor).mapWith(Number).as('minor'), gifts: count().as('gifts') })
    .from(campaignReturnLines)
    .where(eq(campaignReturnLines.returnId, latest.id))
    .as('lines')
  const { id, slug, title, organiserName, ownerUserId, coOwners } = campaigns
  return db
    .select({
      id,
      slug,
      title,
      organiserName,
      ownerUserId,
      coOwners,
      leftMinor: left.minor,
      leftGifts: left.gifts,
      latest: {
        cause: latest.cause,
        reason: latest.reason,
        state: latest.state,
        askedAt: latest.askedAt,
        preparedBy: latest.preparedBy,
        preparedByName: latest.preparedByName,
        preparedAt: latest.preparedAt,
        confirmedByName: latest.confirmedByName,
        confirmedAt: latest.confirmedAt,
        finishedAt: latest.finishedAt,
      },
      returnedMinor: lines.minor,
      returnedGifts: lines.gifts,
    })
    .from(campaigns)
    .innerJoinLateral(left, sql`true`)
    .leftJoinLateral(latest, sql`true`)
    .leftJoinLateral(lines, sql`true`)
    .where(
      and(
        which,
        // The gifts of other campaigns are not read.
        sql`(${isClosed} OR ${exists(anyReturn)})`,
        sql`((${isClosed} AND ${left.minor} > 0) OR ${latest.id} IS NOT NULL)`,
      ),
    )
    .orderBy(
      sql`CASE ${latest.state} WHEN 'asked' THEN 0 WHEN 'prepared' THEN 1 WHEN 'confirmed' THEN 2 WHEN 'done' THEN 4 ELSE 3 END`,
      asc(sql`coalesce(${latest.preparedAt}, ${latest.askedAt})`),
      asc(title),
      asc(id),
    )
    .$dynamic()
}

/** Returns that wait for the first or the second operator, and since when the oldest does; operators only. */
export async function countReturns(
  db: Db,
  { actor, state }: Asking & { state: 'asked' | 'prepared' },
): Promise<{ waiting: number; oldestAt: Date | null }> {
  if (!isOperator(actor)) return { waiting: 0, oldestAt: null }
  const { askedAt, preparedAt } = campaignReturns
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(state === 'asked' ? askedAt : preparedAt) })
    .from(campaignReturns)
    .where(eq(campaignReturns.state, state))
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldestAt ?? null }
}

/** What is left of a closed campaign, and its latest return; for its owner. Of an open one no gift is read. */
export async function readLeft(db: Db, campaignId: string) {
  const closure = db
    .select({ one: sql`1` })
    .from(campaignClosures)
    .where(and(eq(campaignClosures.campaignId, campaignId), isNull(campaignClosures.reopenedAt)))
  const { state, reason, askedAt, preparedAt, finishedAt } = campaignReturns
  const [[left], [latest]] = await Promise.all([
    db
      .select({ minor: sql`coalesce(sum(${leftMinor}), 0)`.mapWith(Number), gifts: count() })
      .from(contributions)
      .where(and(eq(contributions.campaignId, campaignId), hasLeft, exists(closure))),
    db
      .select({ state, reason, askedAt, preparedAt, finishedAt })
      .from(campaignReturns)
      .where(eq(campaignReturns.campaignId, campaignId))
      .orderBy(desc(BEGUN_AT))
      .limit(1),
  ])
  return { leftMinor: left?.minor ?? 0, leftGifts: left?.gifts ?? 0, latest: latest ?? null }
}

/** What went back of a campaign, the newest first; public. */
export const listCampaignReturns = prepared((db, { slug }: Values<{ slug: string }>) =>
  db
    .select({
      id: campaignReturns.id,
      reason: campaignReturns.reason,
      at: sql`max(${campaignReturnLines.at})`.mapWith(campaignReturnLines.at),
      minor: sum(campaignReturnLines.amountMinor).mapWith(Number),
    })
    .from(campaignReturns)
    .innerJoin(campaigns, eq(campaigns.id, campaignReturns.campaignId))
    .innerJoin(campaignReturnLines, eq(campaignReturnLines.returnId, campaignReturns.id))
    .where(eq(campaigns.slug, slug))
    .groupBy(campaignReturns.id)
    .orderBy(desc(campaignReturns.preparedAt)),
)

export interface ReturnedPart {
  id: string
  amountMinor: number
  reason: string
  at: Date
}

/** The parts of a gift that went back, in their order. */
export function listReturnedParts(db: Db, contributionId: string): Promise<ReturnedPart[]> {
  const { id, amountMinor, reason, at } = contributionReturns
  return db
    .select({ id, amountMinor, reason, at })
    .from(contributionReturns)
    .where(eq(contributionReturns.contributionId, contributionId))
    .orderBy(asc(at), asc(id))
}
