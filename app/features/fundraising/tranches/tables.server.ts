import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { BANK_ANSWERS, NAME_MATCHES, PAYEE_KINDS } from '#app/features/fundraising/payees/payee-kinds.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { GIVING_RULE_SOURCE_CHARS_MAX, GIVING_RULES } from '#app/features/fundraising/giving-rules/giving-rules.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { ALLOCATION_CAUSES, TRANCHE_STATES } from './states.ts'

/**
 * Who a campaign's money is paid to, in versions: one without `replaced_at` is the current one. The account is sealed
 * JSON of holder, number and IFSC; sealing context `campaign-payees:<id>`.
 */
export const campaignPayees = pgTable(
  'campaign_payees',
  {
    id: uuid().primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    kind: text({ enum: PAYEE_KINDS }).notNull(),
    /** Public for an institution only. */
    name: text().notNull(),
    /** Why the money goes to the owner; supporters read it. */
    reason: text(),
    sealedAccount: text('sealed_account').notNull(),
    ending: char({ length: 4 }).notNull(),
    nameMatch: text('name_match', { enum: NAME_MATCHES }).notNull().default('unknown'),
    matchedAt: timestamptz('matched_at'),
    /** The operator who asked the bank; null when the provider's answer was clear. */
    matchedBy: uuid('matched_by'),
    /** The provider's id of its question to the bank; null before it was asked. */
    bankCheckRef: text('bank_check_ref'),
    bankAskedAt: timestamptz('bank_asked_at'),
    bankAnswer: text('bank_answer', { enum: BANK_ANSWERS }),
    /** The account with the holder that the bank gave; sealing context `campaign-payees:<id>:bank`. */
    sealedAtBank: text('sealed_at_bank'),
    savedBy: uuid('saved_by').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
    replacedAt: timestamptz('replaced_at'),
  },
  (t) => [
    uniqueIndex('campaign_payees_one_current')
      .on(t.campaignId)
      .where(sql`${t.replacedAt} IS NULL`),
    check('campaign_payees_kind', oneOf(t.kind, PAYEE_KINDS)),
    check('campaign_payees_bank_answer', oneOf(t.bankAnswer, BANK_ANSWERS)),
    check('campaign_payees_match', oneOf(t.nameMatch, NAME_MATCHES)),
    check('campaign_payees_matched', sql`(${t.nameMatch} = 'unknown') = (${t.matchedAt} IS NULL)`),
    check('campaign_payees_owner_reason', sql`(${t.kind} = 'owner') = (${t.reason} IS NOT NULL)`),
    check('campaign_payees_other_checker', sql`${t.matchedBy} <> ${t.savedBy}`),
  ],
)

/**
 * A part of a campaign's money. The account is sealed as it was when it was asked for; sealing context
 * `campaign-tranches:<id>`.
 */
export const campaignTranches = pgTable(
  'campaign_tranches',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique('campaign_tranches_number_unique'),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    payeeId: uuid('payee_id')
      .notNull()
      .references(() => campaignPayees.id),
    sealedAccount: text('sealed_account').notNull(),
    ending: char({ length: 4 }).notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    /** What it is for; supporters read it. */
    purpose: text().notNull(),
    state: text({ enum: TRANCHE_STATES }).notNull().default('asked'),
    stateAt: timestamptz('state_at').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: timestamptz('asked_at').notNull(),
    preparedBy: uuid('prepared_by'),
    preparedByName: text('prepared_by_name'),
    preparedAt: timestamptz('prepared_at'),
    releasedBy: uuid('released_by'),
    releasedByName: text('released_by_name'),
    releasedAt: timestamptz('released_at'),
    paidAt: timestamptz('paid_at'),
    /** The reference on the bank statement, or the provider's id. */
    providerRef: text('provider_ref'),
    /** The bank's number of the transfer. */
    utr: text(),
    /** Of the return to the owner, of the cancellation or of the bank. */
    reason: text(),
    /** When an update for supporters is due, after it has arrived. */
    updateDueAt: timestamptz('update_due_at'),
  },
  (t) => [
    check('campaign_tranches_state', oneOf(t.state, TRANCHE_STATES)),
    check('campaign_tranches_amount_positive', sql`${t.amountMinor} > 0`),
    check(
      'campaign_tranches_other_people',
      sql`${t.releasedBy} <> ${t.preparedBy} AND ${t.preparedBy} <> ${t.askedBy} AND ${t.releasedBy} <> ${t.askedBy}`,
    ),
    check(
      'campaign_tranches_prepared_first',
      sql`(${t.state} NOT IN ('prepared', 'released', 'paid', 'failed') OR ${t.preparedBy} IS NOT NULL)
        AND (${t.state} NOT IN ('released', 'paid', 'failed') OR ${t.releasedBy} IS NOT NULL)`,
    ),
    check('campaign_tranches_update_due', sql`(${t.paidAt} IS NULL) = (${t.updateDueAt} IS NULL)`),
    check(
      'campaign_tranches_reasoned',
      sql`${t.state} NOT IN ('returned-to-owner', 'failed') OR ${t.reason} IS NOT NULL`,
    ),
    uniqueIndex('campaign_tranches_one_asked')
      .on(t.campaignId)
      .where(sql`${t.state} = 'asked'`),
    index('campaign_tranches_of_campaign').on(t.campaignId, t.askedAt),
    index('campaign_tranches_waiting')
      .on(t.stateAt)
      .where(sql`${t.state} IN ('asked', 'prepared', 'released')`),
  ],
)

/** The part of a bill that a tranche pays. */
export const campaignTrancheBills = pgTable(
  'campaign_tranche_bills',
  {
    trancheId: uuid('tranche_id')
      .notNull()
      .references(() => campaignTranches.id),
    /** 1 and up, in the order of the form. */
    number: integer().notNull(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => campaignDocuments.id),
    amountMinor: minorUnits('amount_minor').notNull(),
  },
  (t) => [
    primaryKey({ name: 'campaign_tranche_bills_pk', columns: [t.trancheId, t.number] }),
    check('campaign_tranche_bills_amount', sql`${t.amountMinor} > 0 AND ${t.number} > 0`),
    uniqueIndex('campaign_tranche_bills_once').on(t.documentId, t.trancheId),
  ],
)

/** The last number of a financial year. */
export const trancheCounters = pgTable('tranche_counters', {
  financialYear: integer('financial_year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
})

/**
 * Which gift paid which tranche, append-only. A negative amount takes back an earlier one. Without a gift the
 * organisation paid: money that the provider took back after it was paid out.
 */
export const campaignAllocations = pgTable(
  'campaign_allocations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The rows that were written together. */
    batchId: uuid('batch_id').notNull(),
    trancheId: uuid('tranche_id')
      .notNull()
      .references(() => campaignTranches.id),
    contributionId: uuid('contribution_id').references(() => contributions.id),
    amountMinor: minorUnits('amount_minor').notNull(),
    cause: text({ enum: ALLOCATION_CAUSES }).notNull(),
    at: timestamptz('at').notNull(),
  },
  (t) => [
    check('campaign_allocations_not_zero', sql`${t.amountMinor} <> 0`),
    check('campaign_allocations_cause', oneOf(t.cause, ALLOCATION_CAUSES)),
    index('campaign_allocations_gift').on(t.contributionId),
    index('campaign_allocations_tranche').on(t.trancheId),
  ],
)

/** The rules of payouts, from a day on; of each rule the newest row that has begun holds (`giving-rules.ts`). */
export const givingRules = pgTable(
  'giving_rules',
  {
    rule: text({ enum: GIVING_RULES }).notNull(),
    fromDay: date('from_day').notNull(),
    value: integer().notNull(),
    source: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rule, t.fromDay] }),
    check('giving_rules_rule', oneOf(t.rule, GIVING_RULES)),
    check('giving_rules_value', sql`${t.value} >= 0`),
    check('giving_rules_share', sql`${t.rule} <> 'documented-share-bp' OR ${t.value} <= 10000`),
    check(
      'giving_rules_source',
      sql`length(${t.source}) BETWEEN 1 AND ${sql.raw(String(GIVING_RULE_SOURCE_CHARS_MAX))}`,
    ),
  ],
)
