import { sql, type SQLWrapper } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { payments } from '#app/features/payments/tables.server.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { paymentCosts } from './costs/cost-tables.server.ts'
import type { CoOwner } from './owner/people/co-owner-parts.ts'
import { taxApprovals } from './tax/approval-tables.server.ts'
import { CAMPAIGN_KINDS, type CostLine, type StorySection } from './schema.ts'
import { SHORTFALL_RULES, SURPLUS_RULES, USUAL_RULES } from './surplus/surplus-rules.ts'

/** Campaigns. The raised amount is not stored: it is the sum of the contributions. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique('campaigns_slug_unique'),
    kind: text('kind', { enum: CAMPAIGN_KINDS }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    story: jsonb('story').$type<readonly StorySection[]>().notNull(),
    costs: jsonb('costs').$type<readonly CostLine[]>().notNull(),
    location: text('location').notNull(),
    category: text('category').notNull(),
    goalMinor: minorUnits('goal_minor').notNull(),
    currency: text('currency', { enum: ['INR'] })
      .notNull()
      .default('INR'),
    isFeatured: boolean('is_featured').notNull().default(false),
    organiserName: text('organiser_name').notNull(),
    organiserNote: text('organiser_note'),
    /** The campaigner's account, if any. */
    ownerUserId: uuid('owner_user_id'),
    /** Who helps the owner, and with what. A trigger writes it from `campaign_co_owners`. */
    coOwners: jsonb('co_owners').$type<readonly CoOwner[]>().notNull().default([]),
    /** Seed of the generated cover. */
    coverSeed: text('cover_seed').notNull(),
    imageUrl: text('image_url'),
    ctaText: text('cta_text').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    endsAt: timestamptz('ends_at'),
    surplusRule: text('surplus_rule', { enum: SURPLUS_RULES }).notNull().default(USUAL_RULES.surplusRule),
    shortfallRule: text('shortfall_rule', { enum: SHORTFALL_RULES }).notNull().default(USUAL_RULES.shortfallRule),
    /** From when the usual rules apply; null when the organiser chose them. */
    usualRulesSince: timestamptz('usual_rules_since'),
  },
  (t) => [
    check('campaigns_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('campaigns_goal_positive', sql`${t.goalMinor} > 0`),
    check('campaigns_currency_inr', sql`${t.currency} = 'INR'`),
    check('campaigns_kind_known', sql`${t.kind} IN ('story', 'emergency', 'student', 'event')`),
    check('campaigns_end_after_start', sql`${t.endsAt} > ${t.createdAt}`),
    check('campaigns_surplus_rule_known', oneOf(t.surplusRule, SURPLUS_RULES)),
    check('campaigns_shortfall_rule_known', oneOf(t.shortfallRule, SHORTFALL_RULES)),
    index('campaigns_newest').on(t.createdAt.desc()),
    index('campaigns_owner').on(t.ownerUserId),
  ],
)

/** A campaign is closed while it has a row here without a reopening; reopening ends the row and deletes nothing. */
export const campaignClosures = pgTable(
  'campaign_closures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    closedAt: timestamptz('closed_at').notNull(),
    /** Shown on the page. */
    reason: text('reason').notNull(),
    closedBy: uuid('closed_by'),
    reopenedAt: timestamptz('reopened_at'),
    reopenedBy: uuid('reopened_by'),
  },
  (t) => [
    uniqueIndex('campaign_closures_one_open')
      .on(t.campaignId)
      .where(sql`${t.reopenedAt} IS NULL`),
  ],
)

/** Updates of a campaign. */
export const campaignUpdates = pgTable(
  'campaign_updates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    message: text('message').notNull(),
    at: timestamptz('at').notNull(),
    postedBy: uuid('posted_by'),
  },
  (t) => [index('campaign_updates_latest').on(t.campaignId, t.at.desc())],
)

/**
 * The words that its organiser finds a gift by: those of its message, and of name and place unless it is anonymous. Of
 * immutable functions only, as an index needs it.
 */
export const giftWords = ({ message, nameSnapshot, place, isAnonymous }: Record<Searched, SQLWrapper>) =>
  sql`to_tsvector('simple', coalesce(${message}, '') || chr(10) || CASE WHEN ${isAnonymous} THEN '' ELSE coalesce(${nameSnapshot}, '') || chr(10) || coalesce(${place}, '') END)`
type Searched = 'message' | 'nameSnapshot' | 'place' | 'isAnonymous'

/** One gift. It counts while it is settled and not returned. */
export const contributions = pgTable(
  'contributions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** Null for an imported gift. */
    paymentId: uuid('payment_id')
      .unique('contributions_payment_unique')
      .references(() => payments.id),
    amountMinor: minorUnits('amount_minor').notNull(),
    tipMinor: minorUnits('tip_minor').notNull().default(0),
    /** The payment costs that were promised before paying, part of the amount; 0 for gifts from before and imports. */
    costMinor: minorUnits('cost_minor').notNull().default(0),
    costRuleId: uuid('cost_rule_id').references(() => paymentCosts.id),
    /** The approval of the organisation that the gift goes to, as the donor read it; null when it cannot be deducted. */
    taxApprovalId: uuid('tax_approval_id').references(() => taxApprovals.id),
    /** Of the promised costs, what the provider really took; null until it has settled the payment. */
    chargedCostMinor: minorUnits('charged_cost_minor'),
    chargedAt: timestamptz('charged_at'),
    /** What of the campaign's part went back to the donor (`contribution_returns`). */
    returnedMinor: minorUnits('returned_minor').notNull().default(0),
    /** What was given and not returned. */
    countedMinor: minorUnits('counted_minor')
      .notNull()
      .generatedAlwaysAs(sql`amount_minor - returned_minor`),
    /** What belongs to the campaign. */
    netMinor: minorUnits('net_minor')
      .notNull()
      .generatedAlwaysAs(sql`amount_minor - coalesce(charged_cost_minor, cost_minor) - returned_minor`),
    /** Declared on the form (FCRA); null for gifts from before and imports. */
    isIndianCitizen: boolean('is_indian_citizen'),
    /** The name as typed for this gift; later gifts or profile changes do not change it. */
    nameSnapshot: text('name_snapshot'),
    place: text('place'),
    message: text('message'),
    isAnonymous: boolean('is_anonymous').notNull(),
    email: text('email'),
    phone: text('phone'),
    userId: uuid('user_id'),
    /** Secret of the receipt's page; its holder is treated as the donor. */
    publicToken: text('public_token').notNull().unique('contributions_public_token_unique'),
    /** Random for each gift; the supporter's picture is drawn from it, so that gifts cannot be linked. */
    publicSeed: text('public_seed').notNull().unique('contributions_public_seed_unique'),
    createdAt: timestamptz('created_at').notNull(),
    settledAt: timestamptz('settled_at'),
    receiptNumber: text('receipt_number').unique('contributions_receipt_number_unique'),
    returnedAt: timestamptz('returned_at'),
    returnReason: text('return_reason'),
    /** Agreed to get the campaign's updates at the receipt's address. */
    wantsUpdates: boolean('wants_updates').notNull().default(false),
    /** Agreed that the organiser sees the address. */
    mayBeContacted: boolean('may_be_contacted').notNull().default(false),
  },
  (t) => [
    check('contributions_anonymous_not_contacted', sql`NOT (${t.isAnonymous} AND ${t.mayBeContacted})`),
    check('contributions_amount_range', sql`${t.amountMinor} BETWEEN 1000 AND 50000000`),
    check('contributions_cost_range', sql`${t.costMinor} >= 0 AND ${t.costMinor} < ${t.amountMinor}`),
    check('contributions_charged_range', sql`${t.chargedCostMinor} BETWEEN 0 AND ${t.costMinor}`),
    check('contributions_returned_range', sql`${t.returnedMinor} >= 0 AND ${t.netMinor} >= 0`),
    check('contributions_charged_dated', sql`(${t.chargedCostMinor} IS NULL) = (${t.chargedAt} IS NULL)`),
    check('contributions_cost_by_rule', sql`${t.costMinor} = 0 OR ${t.costRuleId} IS NOT NULL`),
    check('contributions_no_foreign_source', sql`${t.isIndianCitizen}`),
    check('contributions_tip_range', sql`${t.tipMinor} BETWEEN 0 AND 5000000`),
    check('contributions_named_or_anonymous', sql`${t.isAnonymous} OR ${t.nameSnapshot} IS NOT NULL`),
    check(
      'contributions_receipt_when_settled',
      sql`(${t.receiptNumber} IS NOT NULL) = (${t.settledAt} IS NOT NULL AND ${t.paymentId} IS NOT NULL)`,
    ),
    check('contributions_return_has_reason', sql`(${t.returnedAt} IS NULL) = (${t.returnReason} IS NULL)`),
    index('contributions_latest')
      .on(t.campaignId, t.settledAt, t.publicSeed)
      .where(sql`${t.settledAt} IS NOT NULL AND ${t.returnedAt} IS NULL`),
    index('contributions_found_by')
      .using('gin', giftWords(t))
      .where(sql`${t.settledAt} IS NOT NULL AND ${t.returnedAt} IS NULL`),
    index('contributions_elsewhere')
      .on(t.campaignId)
      .where(sql`${t.paymentId} IS NULL AND ${t.settledAt} IS NOT NULL AND ${t.returnedAt} IS NULL`),
    index('contributions_words')
      .on(t.campaignId, t.settledAt, t.publicSeed)
      .where(sql`${t.settledAt} IS NOT NULL AND ${t.returnedAt} IS NULL AND ${t.message} IS NOT NULL`),
    index('contributions_uncharged')
      .on(t.paymentId)
      .where(
        sql`${t.settledAt} IS NOT NULL AND ${t.returnedAt} IS NULL AND ${t.costMinor} > 0 AND ${t.chargedAt} IS NULL`,
      ),
    index('contributions_user').on(t.userId),
    index('contributions_wants_updates')
      .on(t.campaignId, t.id)
      .where(sql`${t.wantsUpdates}`),
    index('contributions_guest_email')
      .on(t.email)
      .where(sql`${t.userId} IS NULL`),
  ],
)

/** Each multiple of 50 supporters, once, even when a gift is returned and the number is reached again. */
export const campaignMilestones = pgTable(
  'campaign_milestones',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    supporters: integer('supporters').notNull(),
    reachedAt: timestamptz('reached_at').notNull(),
  },
  (t) => [primaryKey({ name: 'campaign_milestones_once', columns: [t.campaignId, t.supporters] })],
)

/** The last receipt number of a financial year; the row lock keeps numbers gapless and unique. */
export const receiptCounters = pgTable('receipt_counters', {
  /** Year of its first month: 2026 for April 2026 to March 2027. */
  financialYear: integer('financial_year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
})
