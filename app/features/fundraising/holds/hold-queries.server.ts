import { and, asc, count, desc, eq, gt, isNotNull, isNull, min, type SQL, sql, sum } from 'drizzle-orm'
import { canHoldMoney } from '#app/features/fundraising/policy.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { prepared, valueFor, type Values } from '#app/platform/db/prepared.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { isInForce } from './hold.server.ts'
import { HOLDS_LISTED_MAX, type HoldTopic } from './hold-rules.ts'
import { campaignHolds } from './hold-tables.server.ts'

const HOLDS_PER_PAGE = 50

interface Asking {
  actor: Actor
  now: Date
}

const inForceAt = (now: Date | SQL) => and(isNull(campaignHolds.liftedAt), gt(campaignHolds.endsAt, now))
const isToAnswer = and(isNotNull(campaignHolds.appeal), isNull(campaignHolds.answer))

/** What the holds in force keep back; `all` when one of them holds everything. In minor units. */
export async function readHolds(
  db: Db,
  { campaignId, now }: { campaignId: string; now: Date },
): Promise<{ amountMinor: number; all: boolean }> {
  const [row] = await db
    .select({
      amountMinor: sum(campaignHolds.amountMinor).mapWith(Number),
      all: sql<boolean>`coalesce(bool_or(${campaignHolds.amountMinor} IS NULL), false)`,
    })
    .from(campaignHolds)
    .where(and(eq(campaignHolds.campaignId, campaignId), inForceAt(now)))
  return { amountMinor: row?.amountMinor ?? 0, all: row?.all ?? false }
}

type Row = typeof campaignHolds.$inferSelect

export interface HoldView extends Pick<
  Row,
  'id' | 'amountMinor' | 'topic' | 'reason' | 'placedAt' | 'endsAt' | 'liftedAt' | 'appeal' | 'answer'
> {
  isInForce: boolean
}

/** The holds of a campaign, for its owner, the newest first. */
export async function listHoldsOf(db: Db, { campaignId, now }: { campaignId: string; now: Date }): Promise<HoldView[]> {
  const rows = await db
    .select()
    .from(campaignHolds)
    .where(eq(campaignHolds.campaignId, campaignId))
    .orderBy(desc(campaignHolds.placedAt))
    .limit(HOLDS_LISTED_MAX)
  return rows.map((hold) => ({ ...hold, isInForce: isInForce(hold, now) }))
}

export interface PublicHold {
  amountMinor: number | null
  topic: HoldTopic
  endsAt: Date
}

/** The holds in force on a campaign's money as everybody may see them. */
export const listPublicHolds = prepared((db, { slug, now }: Values<{ slug: string; now: Date }>) => {
  const { amountMinor, topic, endsAt, placedAt } = campaignHolds
  return db
    .select({ amountMinor, topic, endsAt })
    .from(campaignHolds)
    .innerJoin(campaigns, eq(campaigns.id, campaignHolds.campaignId))
    .where(and(eq(campaigns.slug, slug), inForceAt(valueFor(endsAt, now))))
    .orderBy(desc(placedAt))
})

export interface OperatorHold extends HoldView {
  campaign: { slug: string; title: string }
  isPlacedByYou: boolean
  isOwn: boolean
}

/** Appeals first, the oldest of them first, then holds in force, then the others; operators only. */
export async function listHoldsForOperator(
  db: Db,
  { actor, now, page = 1 }: Asking & { page?: number },
): Promise<Page<OperatorHold>> {
  if (!isOperator(actor)) return { rows: [], hasMore: false }
  const inForce = inForceAt(now)
  const { limit, offset } = rangeOf({ page, perPage: HOLDS_PER_PAGE })
  const rows = await selectHolds(db)
    .orderBy(
      sql`CASE WHEN ${inForce} AND ${isToAnswer} THEN 0 WHEN ${inForce} THEN 1 ELSE 2 END`,
      sql`CASE WHEN ${inForce} AND ${isToAnswer} THEN ${campaignHolds.appealedAt} END`,
      desc(campaignHolds.placedAt),
      asc(campaignHolds.id),
    )
    .limit(limit)
    .offset(offset)
  return pageOf(
    rows.map((row) => operatorView(row, { actor, now })),
    HOLDS_PER_PAGE,
  )
}

/** One hold; null for an unknown id, and for everybody but operators. */
export async function findHoldForOperator(
  db: Db,
  { actor, now, id }: Asking & { id: string },
): Promise<OperatorHold | null> {
  if (!isOperator(actor) || !isUuid(id)) return null
  const [row] = await selectHolds(db).where(eq(campaignHolds.id, id))
  return row ? operatorView(row, { actor, now }) : null
}

const selectHolds = (db: Db) =>
  db
    .select({ hold: campaignHolds, campaign: campaigns })
    .from(campaignHolds)
    .innerJoin(campaigns, eq(campaigns.id, campaignHolds.campaignId))
    .$dynamic()

const operatorView = (
  { hold, campaign }: Awaited<ReturnType<typeof selectHolds>>[number],
  { actor, now }: Asking,
): OperatorHold => ({
  ...hold,
  campaign: { slug: campaign.slug, title: campaign.title },
  isInForce: isInForce(hold, now),
  isPlacedByYou: actor.kind === 'member' && hold.placedBy === actor.userId,
  isOwn: !canHoldMoney(actor, campaign),
})

/** Appeals without an answer, and since when the oldest waits; operators only. */
export async function countHoldAppeals(
  db: Db,
  { actor, now }: Asking,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  if (!isOperator(actor)) return { waiting: 0, oldestAt: null }
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(campaignHolds.appealedAt) })
    .from(campaignHolds)
    .where(and(inForceAt(now), isToAnswer))
  return row ?? { waiting: 0, oldestAt: null }
}
