import { and, asc, desc, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { findPayment } from '#app/features/payments/queries.server.ts'
import { type Actor, userIdOf, VISITOR } from '#app/platform/context.server.ts'
import { type Ids, isAmong, isNone } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { perShape } from '#app/platform/per-shape.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { cardOf, listedColumns, pageColumns, pageOf, withClosureAndTotals } from './rows/campaign-rows.server.ts'
import { campaignFinding } from './finding/finding-tables.server.ts'
import { canKeepGift, canReturnGift } from './policy.ts'
import { receiptState, type ReceiptState } from './receipt/receipt-state.ts'
import { CAMPAIGNS_LISTED_MAX } from './limits.ts'
import { breakdown, type CampaignKind, TOKEN } from './schema.ts'
import { listInReadersLanguage, readersTranslation } from '#app/features/translations/queries.server.ts'
import { listReturnedParts, type ReturnedPart } from './returns/return-queries.server.ts'
import { campaignClosures, campaigns, contributions } from './tables.server.ts'
import type { CampaignCard, CampaignPage } from './views.ts'

export type { CampaignCard, CampaignPage } from './views.ts'

type CampaignOrder = 'featured' | 'newest' | 'ending'

interface Listing {
  now: Date
  limit?: number
  order?: CampaignOrder
  kind?: CampaignKind
  /** Only these, or an SQL query of them. */
  slugs?: Ids
}

/** Campaigns for cards, in the reader's language; open ones first. */
export async function listCampaigns(
  db: Db,
  { now, limit = CAMPAIGNS_LISTED_MAX, order = 'featured', kind, slugs }: Listing,
): Promise<CampaignCard[]> {
  if (slugs && isNone(slugs)) return []
  const shape = { language: currentLanguage(), order, kind: kind ?? null, limit: Math.min(limit, CAMPAIGNS_LISTED_MAX) }
  const rows = slugs
    ? await selectListed(db, shape, isAmong(campaigns.slug, slugs))
    : await listStatement(shape)(db, {})
  return listInReadersLanguage(
    db,
    rows.map((row) => cardOf(row, now)),
    ['title', 'description'],
  )
}

const ORDERS: Readonly<Record<CampaignOrder, readonly SQL[]>> = {
  featured: [desc(campaigns.isFeatured), desc(campaigns.createdAt)],
  newest: [desc(campaigns.createdAt)],
  ending: [sql`coalesce(${campaigns.endsAt}, ${campaigns.createdAt} + interval '30 days')`],
}

interface ListShape {
  /** Of the translations: the current one. */
  language: Language
  order: CampaignOrder
  kind: CampaignKind | null
  limit: number
}

const selectListed = (db: Db, { order, kind, limit }: ListShape, among?: SQL) =>
  withClosureAndTotals(db.select(listedColumns()).from(campaigns).$dynamic())
    .where(and(kind === null ? undefined : eq(campaigns.kind, kind), among))
    .orderBy(sql`${campaignClosures.id} IS NOT NULL`, ...ORDERS[order], asc(campaigns.slug))
    .limit(limit)

const listStatement = perShape((shape: ListShape) => prepared((db) => selectListed(db, shape)))

/** The campaign of a slug with everything on its page, in one round trip; null for an unknown slug. */
export async function findCampaign(db: Db, { slug, now }: { slug: string; now: Date }): Promise<CampaignPage | null> {
  if (!SLUG.test(slug)) return null
  const [row] = await campaignPage(db, { slug })
  return row ? pageOf(row, now) : null
}

const CAMPAIGN_NAMES_MAX = 5_000

/** Names of the ledger's campaign accounts in the reader's language, newest campaign first. */
export async function listCampaignNames(db: Db): Promise<{ id: string; slug: string; title: string }[]> {
  const { id, slug, title, createdAt } = campaigns
  const rows = await db
    .select({ id, slug, title, translation: readersTranslation(id) })
    .from(campaigns)
    .orderBy(desc(createdAt))
    .limit(CAMPAIGN_NAMES_MAX)
  return listInReadersLanguage(db, rows, ['title'])
}

/** The totals of these campaigns together: an SQL query of their ids. */
export async function sumTotals(
  db: Db,
  { campaignIds }: { campaignIds: SQLWrapper },
): Promise<{ raisedMinor: number; supporters: number; goalMinor: number }> {
  const { campaignId, raisedMinor, gifts, goalMinor } = campaignFinding
  const sumOf = (column: SQLWrapper) => sql`coalesce(sum(${column}), 0)`.mapWith(Number)
  return one(
    await db
      .select({ raisedMinor: sumOf(raisedMinor), supporters: sumOf(gifts), goalMinor: sumOf(goalMinor) })
      .from(campaignFinding)
      .where(inArray(campaignId, campaignIds)),
  )
}

export interface ReceiptView {
  token: string
  state: ReceiptState
  receiptNumber: string | null
  /** The provider's page; null when nothing is left to pay. */
  payUrl: string | null
  campaign: { slug: string; title: string; organiserName: string; coverSeed: string }
  name: string
  place: string | null
  isAnonymous: boolean
  /** Where its messages go. */
  contact: { email: string | null; phone: string | null }
  amountMinor: number
  tipMinor: number
  totalMinor: number
  /** The promised payment costs, part of the amount. */
  costMinor: number
  /** What the provider really took of them; null until it has settled the payment. */
  chargedCostMinor: number | null
  /** What belongs to the campaign. */
  netMinor: number
  currency: string
  method: string | null
  isTest: boolean
  createdAt: Date
  settledAt: Date | null
  returnedAt: Date | null
  returnReason: string | null
  /** Parts that went back before. */
  parts: readonly ReturnedPart[]
  /** The holder of the token may still return the gift. */
  canReturn: boolean
  /** The gift is in the reader's account. */
  isOwn: boolean
  /** The reader may keep it in their account. */
  canKeep: boolean
}

/** The receipt of a token, in any state of its payment; null for an unknown token. `reader` looks at its page. */
export async function findReceipt(
  db: Db,
  { token, now, reader = VISITOR }: { token: string; now: Date; reader?: Actor },
): Promise<ReceiptView | null> {
  if (!TOKEN.test(token)) return null
  const [found] = await db
    .select({ contribution: contributions, campaign: campaigns })
    .from(contributions)
    .innerJoin(campaigns, eq(campaigns.id, contributions.campaignId))
    .where(eq(contributions.publicToken, token))
  const payment = found?.contribution.paymentId ? await findPayment(db, found.contribution.paymentId) : null
  if (!found || !payment) return null
  const { contribution, campaign } = found
  const state = receiptState({ contribution, payment, now })
  return {
    token,
    state,
    receiptNumber: contribution.receiptNumber,
    payUrl: state === 'awaiting' && payment.state === 'created' ? payment.payUrl : null,
    campaign: {
      slug: campaign.slug,
      title: campaign.title,
      organiserName: campaign.organiserName,
      coverSeed: campaign.coverSeed,
    },
    name: contribution.nameSnapshot ?? '',
    place: contribution.place,
    isAnonymous: contribution.isAnonymous,
    contact: { email: contribution.email, phone: contribution.phone },
    ...breakdown(contribution),
    costMinor: contribution.costMinor,
    chargedCostMinor: contribution.chargedCostMinor,
    netMinor: contribution.netMinor,
    currency: campaign.currency,
    method: payment.method,
    isTest: payment.isTest,
    createdAt: contribution.createdAt,
    settledAt: contribution.settledAt,
    returnedAt: contribution.returnedAt,
    returnReason: contribution.returnReason,
    parts: await listReturnedParts(db, contribution.id),
    canReturn: payment.state === 'captured' && canReturnGift(VISITOR, contribution, now),
    isOwn: contribution.userId !== null && contribution.userId === userIdOf(reader),
    canKeep: canKeepGift(reader, contribution),
  }
}

/** Named, because to plan it takes longer than to run it. */
const campaignPage = prepared(
  (db, { slug }: Values<{ slug: string }>) =>
    withClosureAndTotals(db.select(pageColumns()).from(campaigns).$dynamic()).where(eq(campaigns.slug, slug)),
  'campaign_page',
)

/** Above what any person has given; the export leaves out older gifts. */
const OWN_CONTRIBUTIONS_MAX = 10_000

/** All gifts of a member, newest first. */
export function listContributionsOf(db: Db, { userId }: { userId: string }) {
  const { amountMinor, tipMinor, nameSnapshot, place, message, isAnonymous, email, phone } = contributions
  const { createdAt, settledAt, receiptNumber, publicToken, returnedAt, returnReason } = contributions
  const { wantsUpdates, mayBeContacted } = contributions
  return db
    .select({
      campaign: campaigns.title,
      currency: campaigns.currency,
      amountMinor,
      tipMinor,
      nameSnapshot,
      place,
      message,
      isAnonymous,
      email,
      phone,
      createdAt,
      settledAt,
      receiptNumber,
      publicToken,
      returnedAt,
      returnReason,
      wantsUpdates,
      mayBeContacted,
    })
    .from(contributions)
    .innerJoin(campaigns, eq(campaigns.id, contributions.campaignId))
    .where(eq(contributions.userId, userId))
    .orderBy(desc(contributions.createdAt), desc(contributions.id))
    .limit(OWN_CONTRIBUTIONS_MAX)
}
