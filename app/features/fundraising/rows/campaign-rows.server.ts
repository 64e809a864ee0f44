import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { campaignFinding } from '#app/features/fundraising/finding/finding-tables.server.ts'
import { acceptsGift, isPaused } from '#app/features/fundraising/policy.ts'
import { CHANGES_SHOWN_MAX, SUPPORTERS_SHOWN_MAX, UPDATES_SHOWN_MAX } from '#app/features/fundraising/limits.ts'
import {
  campaignChanges,
  campaignPauses,
  campaignUpdatePictures,
} from '#app/features/fundraising/owner/owner-tables.server.ts'
import { campaignClosures, campaigns, campaignUpdates, contributions } from '#app/features/fundraising/tables.server.ts'
import { campaignPictures } from '#app/features/fundraising/pictures/tables.server.ts'
import { type MediumJson, mediumView, publicMedium } from '#app/features/media/queries.server.ts'
import type { GiftRules } from '#app/features/fundraising/surplus/surplus-rules.ts'
import type { Beneficiary } from '#app/features/fundraising/beneficiaries/relations.ts'
import { campaignBeneficiaries } from '#app/features/fundraising/beneficiaries/tables.server.ts'
import { PAYABLE_MATCHES } from '#app/features/fundraising/payees/payee-kinds.ts'
import type { PublicPayee } from '#app/features/fundraising/payees/payee-words.ts'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import { readableName, storedName } from '#app/features/fundraising/stored-campaign-words.server.ts'
import { type ListedRow, readersTranslation } from '#app/features/translations/queries.server.ts'
import { isCounted } from './totals.server.ts'
import {
  type CampaignCard,
  type CampaignPage,
  daysLeft,
  type PageChange,
  percentOf,
  supporterView,
} from '#app/features/fundraising/views.ts'

export function withClosureAndTotals<Query extends PgSelect>(query: Query) {
  return query
    .innerJoin(campaignFinding, eq(campaignFinding.campaignId, campaigns.id))
    .leftJoin(campaignClosures, and(eq(campaignClosures.campaignId, campaigns.id), isNull(campaignClosures.reopenedAt)))
    .leftJoin(campaignPauses, and(eq(campaignPauses.campaignId, campaigns.id), isNull(campaignPauses.resumedAt)))
}

/** The columns of a card; they need these joins. */
const cardColumns = {
  id: campaigns.id,
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
  raisedMinor: campaignFinding.raisedMinor,
  supporters: campaignFinding.gifts,
}

/** The same with the translation, for a list. */
export const listedColumns = () => ({ ...cardColumns, translation: readersTranslation(campaigns.id) })

export function pageColumns() {
  return {
    ...cardColumns,
    story: campaigns.story,
    costs: campaigns.costs,
    organiserNote: campaigns.organiserNote,
    surplusRule: campaigns.surplusRule,
    shortfallRule: campaigns.shortfallRule,
    usualRulesSince: campaigns.usualRulesSince,
    latestSupporters: latestSupporters(),
    updates: latestUpdates(),
    beneficiary: beneficiary(),
    payee: payee(),
    pictures: storyPictures(),
    changes: latestChanges(),
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
  pictures: JsonPicture[]
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

/** As everybody may see it. */
function beneficiary() {
  const { campaignId, publicName, isPseudonym, relation, replacedAt } = campaignBeneficiaries
  return sql<Beneficiary | null>`(
    SELECT json_build_object('name', ${publicName}, 'isPseudonym', ${isPseudonym}, 'relation', ${relation})
      FROM ${campaignBeneficiaries} WHERE ${campaignId} = ${campaigns.id} AND ${replacedAt} IS NULL
  )`
}

/** Once an account was compared with the bank. The name of a person stays private. */
function payee() {
  const { campaignId, kind, name, reason, nameMatch, replacedAt } = campaignPayees
  return sql<PublicPayee | null>`(
    SELECT json_build_object('kind', ${kind}, 'name', CASE WHEN ${kind} = 'institution' THEN ${name} END, 'reason', ${reason})
      FROM ${campaignPayees}
     WHERE ${campaignId} = ${campaigns.id} AND ${replacedAt} IS NULL AND ${inArray(nameMatch, [...PAYABLE_MATCHES])}
  )`
}

interface JsonPicture {
  caption: string
  /** Null while it is hidden. */
  medium: MediumJson | null
}

interface JsonStoryPicture extends JsonPicture {
  isCover: boolean
}

function storyPictures() {
  const { campaignId, mediaId, alt, isCover, addedAt, id } = campaignPictures
  return sql<JsonStoryPicture[]>`(
    SELECT coalesce(json_agg(json_build_object('caption', ${alt}, 'isCover', ${isCover},
             'medium', ${publicMedium(mediaId)}) ORDER BY ${isCover} DESC, ${addedAt}, ${id}), '[]')
      FROM ${campaignPictures} WHERE ${campaignId} = ${campaigns.id}
  )`
}

interface JsonChange extends Omit<PageChange, 'at'> {
  atMs: number
}

/** The values of short changes only: an earlier story has its own page. */
function latestChanges() {
  return sql<JsonChange[]>`(
    SELECT coalesce(json_agg(json_build_object('id', latest.id, 'part', latest.part, 'reason', latest.reason,
             'before', CASE WHEN latest.part = 'goal' THEN latest.before END,
             'after', CASE WHEN latest.part IN ('goal', 'end') THEN latest.after END,
             'atMs', ${milliseconds(sql`latest.at`)}) ORDER BY latest.id DESC), '[]')
      FROM (
        SELECT * FROM ${campaignChanges}
         WHERE ${campaignChanges.campaignId} = ${campaigns.id}
         ORDER BY ${campaignChanges.id} DESC
         LIMIT ${sql.raw(String(CHANGES_SHOWN_MAX))}
      ) AS latest
  )`
}

function picturesOfLatest() {
  const { updateId, mediaId, caption, position } = campaignUpdatePictures
  return sql`(
    SELECT coalesce(json_agg(json_build_object('caption', ${caption}, 'medium', ${publicMedium(mediaId)})
             ORDER BY ${position}), '[]')
      FROM ${campaignUpdatePictures} WHERE ${updateId} = latest.id
  )`
}

export type ListedCard = CampaignCard & ListedRow

interface CardRow extends Omit<ListedCard, 'percent' | 'daysLeft' | 'isOpen'> {
  endsAt: Date | null
  closedAt: Date | null
  closureReason: string | null
  pausedUntil: Date | null
  pauseReason: string | null
}

export function cardOf(row: CardRow, now: Date): ListedCard {
  const { endsAt, closedAt, pausedUntil, closureReason: _closure, pauseReason: _pause, ...card } = row
  return {
    ...card,
    organiserName: storedName(row.organiserName),
    description: storedName(row.description),
    percent: percentOf(row.raisedMinor, row.goalMinor),
    daysLeft: daysLeft(row, now),
    isOpen: acceptsGift({ isClosed: closedAt !== null, endsAt, pausedUntil }, now),
  }
}

type PlainParts = 'beneficiary' | 'payee' | 'story' | 'costs' | 'organiserNote' | keyof GiftRules | 'usualRulesSince'

interface PageRow extends CardRow, Pick<CampaignPage, PlainParts> {
  latestSupporters: JsonSupporter[]
  updates: JsonUpdate[]
  changes: JsonChange[]
  pictures: JsonStoryPicture[]
}

/** Without hidden ones. */
const shownPictures = <Picture extends JsonPicture>(pictures: readonly Picture[]) =>
  pictures.flatMap(({ medium, ...picture }) => (medium ? [{ ...mediumView(medium), ...picture }] : []))

export function pageOf(
  { latestSupporters: supporters, updates, changes, pictures, ...row }: PageRow,
  now: Date,
): CampaignPage {
  const { endsAt, closedAt, closureReason, pausedUntil, pauseReason } = row
  return {
    ...cardOf(row, now),
    pictures: shownPictures(pictures),
    beneficiary: row.beneficiary,
    payee: row.payee,
    story: row.story,
    costs: row.costs,
    organiserNote: row.organiserNote,
    surplusRule: row.surplusRule,
    shortfallRule: row.shortfallRule,
    usualRulesSince: row.usualRulesSince,
    endsAt,
    closure: closedAt === null ? null : { reason: storedName(closureReason ?? ''), closedAt },
    pause: pausedUntil !== null && isPaused(row, now) ? { reason: pauseReason ?? '', until: pausedUntil } : null,
    updates: updates.map(({ message, atMs, pictures: ofUpdate }) => ({
      message,
      at: new Date(atMs),
      pictures: shownPictures(ofUpdate),
    })),
    changes: changes.map(({ atMs, ...change }) => ({ ...change, at: new Date(atMs) })),
    latestSupporters: supporters.map(({ settledAtMs, ...supporter }) =>
      supporterView({ ...readableName(supporter), settledAt: new Date(settledAtMs) }),
    ),
  }
}
