import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Db } from '#app/platform/db/database.server.ts'
import { acceptsGift, isPaused } from '#app/features/fundraising/policy.ts'
import { SUPPORTERS_SHOWN_MAX, UPDATES_SHOWN_MAX } from '#app/features/fundraising/limits.ts'
import {
  campaignChanges,
  campaignPauses,
  campaignUpdatePictures,
} from '#app/features/fundraising/owner/owner-tables.server.ts'
import { campaignClosures, campaigns, campaignUpdates, contributions } from '#app/features/fundraising/tables.server.ts'
import { isCounted } from './totals.server.ts'
import {
  type CampaignCard,
  type CampaignPage,
  daysLeft,
  percentOf,
  supporterView,
} from '#app/features/fundraising/views.ts'

/** Totals by campaign, as a subquery to join. */
export function totalsOfCampaign(db: Db) {
  return db
    .select({
      raisedMinor: sql`coalesce(sum(${contributions.countedMinor}), 0)`.mapWith(Number).as('raised_minor'),
      supporters: sql`count(*)`.mapWith(Number).as('supporters'),
    })
    .from(contributions)
    .where(and(eq(contributions.campaignId, campaigns.id), isCounted))
    .as('totals')
}
type TotalsOfCampaign = ReturnType<typeof totalsOfCampaign>

export function withClosureAndTotals<Query extends PgSelect>(query: Query, totals: TotalsOfCampaign) {
  return query
    .leftJoin(campaignClosures, and(eq(campaignClosures.campaignId, campaigns.id), isNull(campaignClosures.reopenedAt)))
    .leftJoin(campaignPauses, and(eq(campaignPauses.campaignId, campaigns.id), isNull(campaignPauses.resumedAt)))
    .crossJoinLateral(totals)
}

/** The columns of a card besides its totals; they need the joins with the open closure and pause. */
export const campaignColumns = {
  slug: campaigns.slug,
  kind: campaigns.kind,
  title: campaigns.title,
  description: campaigns.description,
  location: campaigns.location,
  category: campaigns.category,
  organiserName: campaigns.organiserName,
  coverSeed: campaigns.coverSeed,
  imageUrl: campaigns.imageUrl,
  currency: campaigns.currency,
  goalMinor: campaigns.goalMinor,
  isFeatured: campaigns.isFeatured,
  ctaText: campaigns.ctaText,
  createdAt: campaigns.createdAt,
  endsAt: campaigns.endsAt,
  closureReason: campaignClosures.reason,
  closedAt: campaignClosures.closedAt,
  pauseReason: campaignPauses.reason,
  pausedUntil: campaignPauses.until,
}

export function cardColumns(totals: TotalsOfCampaign) {
  return { ...campaignColumns, raisedMinor: totals.raisedMinor, supporters: totals.supporters }
}

export function pageColumns(totals: TotalsOfCampaign) {
  return {
    ...cardColumns(totals),
    story: campaigns.story,
    costs: campaigns.costs,
    organiserNote: campaigns.organiserNote,
    latestSupporters: latestSupporters(),
    updates: latestUpdates(),
    extensions: extensions(),
  }
}

interface JsonSupporter extends Omit<Parameters<typeof supporterView>[0], 'settledAt'> {
  settledAtMs: number
}

const milliseconds = (column: SQL) => sql`(extract(epoch FROM ${column}) * 1000)::float8`

function latestSupporters() {
  return sql<JsonSupporter[]>`(
    SELECT coalesce(json_agg(json_build_object(
             'publicSeed', latest.public_seed, 'nameSnapshot', latest.name_snapshot, 'place', latest.place,
             'message', latest.message, 'isAnonymous', latest.is_anonymous, 'amountMinor', latest.amount_minor,
             'settledAtMs', ${milliseconds(sql`latest.settled_at`)}
           ) ORDER BY latest.settled_at DESC, latest.public_seed DESC), '[]')
      FROM (
        SELECT * FROM ${contributions}
         WHERE ${contributions.campaignId} = ${campaigns.id} AND ${isCounted}
         ORDER BY ${contributions.settledAt} DESC, ${contributions.publicSeed} DESC
         LIMIT ${sql.raw(String(SUPPORTERS_SHOWN_MAX))}
      ) AS latest
  )`
}

interface JsonUpdate {
  message: string
  atMs: number
  pictures: { id: string; caption: string }[]
}

function latestUpdates() {
  return sql<JsonUpdate[]>`(
    SELECT coalesce(json_agg(json_build_object('message', latest.message, 'atMs', ${milliseconds(sql`latest.at`)},
             'pictures', ${picturesOfLatest()}) ORDER BY latest.at DESC), '[]')
      FROM (
        SELECT * FROM ${campaignUpdates}
         WHERE ${campaignUpdates.campaignId} = ${campaigns.id}
         ORDER BY ${campaignUpdates.at} DESC
         LIMIT ${sql.raw(String(UPDATES_SHOWN_MAX))}
      ) AS latest
  )`
}

interface JsonExtension {
  endsAt: string
  reason: string
  atMs: number
}

/** Its other end dates and why, the newest first. There are few: extensions have a limit. */
function extensions() {
  const { id, part, after, reason, at, campaignId } = campaignChanges
  return sql<JsonExtension[]>`(
    SELECT coalesce(json_agg(json_build_object('endsAt', ${after}, 'reason', ${reason}, 'atMs', ${milliseconds(sql`${at}`)}) ORDER BY ${id} DESC), '[]')
      FROM ${campaignChanges} WHERE ${campaignId} = ${campaigns.id} AND ${part} = 'end'
  )`
}

function picturesOfLatest() {
  const { updateId, mediaId, caption, position } = campaignUpdatePictures
  return sql`(
    SELECT coalesce(json_agg(json_build_object('id', ${mediaId}, 'caption', ${caption}) ORDER BY ${position}), '[]')
      FROM ${campaignUpdatePictures} WHERE ${updateId} = latest.id
  )`
}

interface CardRow extends Omit<CampaignCard, 'percent' | 'daysLeft' | 'isOpen'> {
  endsAt: Date | null
  closedAt: Date | null
  closureReason: string | null
  pausedUntil: Date | null
  pauseReason: string | null
}

export function cardOf(row: CardRow, now: Date): CampaignCard {
  const { endsAt, closedAt, pausedUntil, closureReason: _closure, pauseReason: _pause, ...card } = row
  return {
    ...card,
    percent: percentOf(row.raisedMinor, row.goalMinor),
    daysLeft: daysLeft(row, now),
    isOpen: acceptsGift({ isClosed: closedAt !== null, endsAt, pausedUntil }, now),
  }
}

interface PageRow extends CardRow, Pick<CampaignPage, 'story' | 'costs' | 'organiserNote'> {
  latestSupporters: JsonSupporter[]
  updates: JsonUpdate[]
  extensions: JsonExtension[]
}

/** The page before the files of its pictures are read. */
export interface UnillustratedPage extends Omit<CampaignPage, 'updates'> {
  updates: readonly { message: string; at: Date; pictures: JsonUpdate['pictures'] }[]
}

export function pageOf(
  { latestSupporters: supporters, updates, extensions: longer, story, costs, organiserNote, ...row }: PageRow,
  now: Date,
): UnillustratedPage {
  const { endsAt, closedAt, closureReason, pausedUntil, pauseReason } = row
  return {
    ...cardOf(row, now),
    story,
    costs,
    organiserNote,
    endsAt,
    closure: closedAt === null ? null : { reason: closureReason ?? '', closedAt },
    pause: pausedUntil !== null && isPaused(row, now) ? { reason: pauseReason ?? '', until: pausedUntil } : null,
    updates: updates.map(({ atMs, ...update }) => ({ ...update, at: new Date(atMs) })),
    extensions: longer.map(({ endsAt: end, reason, atMs }) => ({ endsAt: new Date(end), reason, at: new Date(atMs) })),
    latestSupporters: supporters.map(({ settledAtMs, ...supporter }) =>
      supporterView({ ...supporter, settledAt: new Date(settledAtMs) }),
    ),
  }
}
