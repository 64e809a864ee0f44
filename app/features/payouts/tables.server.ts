import { sql } from 'drizzle-orm'
import { char, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { PAYOUT_LINE_STATES, PAYOUT_STATES } from './schema.ts'

/**
 * A seller's bank account. Sealed JSON of holder, account number and IFSC; sealing context `seller-accounts:<seller
 * id>`.
 */
export const sellerBankAccounts = pgTable('seller_bank_accounts', {
  sellerId: uuid('seller_id')
    .primaryKey()
    .references(() => sellerProfiles.id),
  sealed: text().notNull(),
  /** The last four digits of the number. */
  ending: char({ length: 4 }).notNull(),
  changedAt: timestamptz('changed_at').notNull(),
})

/** Part of a seller's balance that is not paid out for now, with a reason and an end. */
export const sellerHolds = pgTable(
  'seller_holds',
  {
    id: uuid().primaryKey().defaultRandom(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id),
    currency: char({ length: 3 }).notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    reason: text().notNull(),
    placedBy: uuid('placed_by').notNull(),
    placedAt: timestamptz('placed_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    liftedAt: timestamptz('lifted_at'),
    /** The seller's appeal; one per hold. */
    appeal: text(),
    appealedAt: timestamptz('appealed_at'),
    answer: text(),
    answeredAt: timestamptz('answered_at'),
    answeredBy: uuid('answered_by'),
  },
  (t) => [
    check('seller_holds_amount_positive', sql`${t.amountMinor} > 0`),
    check('seller_holds_end', sql`${t.endsAt} > ${t.placedAt} AND ${t.endsAt} <= ${t.placedAt} + interval '30 days'`),
    check('seller_holds_reasoned', sql`length(${t.reason}) > 0`),
    check('seller_holds_appeal_dated', sql`(${t.appeal} IS NULL) = (${t.appealedAt} IS NULL)`),
    check('seller_holds_answer_dated', sql`(${t.answer} IS NULL) = (${t.answeredAt} IS NULL)`),
    check('seller_holds_other_judge', sql`${t.answeredBy} <> ${t.placedBy}`),
    index('seller_holds_of_seller').on(t.sellerId, t.placedAt),
  ],
)

/** One bank file: one operator prepares it, another one approves it. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique('payouts_number_unique'),
    currency: char({ length: 3 }).notNull(),
    state: text({ enum: PAYOUT_STATES }).notNull().default('prepared'),
    preparedBy: uuid('prepared_by').notNull(),
    preparedByName: text('prepared_by_name').notNull(),
    preparedAt: timestamptz('prepared_at').notNull(),
    approvedBy: uuid('approved_by'),
    approvedByName: text('approved_by_name'),
    approvedAt: timestamptz('approved_at'),
    cancelledAt: timestamptz('cancelled_at'),
  },
  (t) => [
    check('payouts_state', oneOf(t.state, PAYOUT_STATES)),
    check('payouts_two_people', sql`${t.approvedBy} <> ${t.preparedBy}`),
    check('payouts_approved_together', sql`(${t.state} = 'approved') = (${t.approvedBy} IS NOT NULL)`),
  ],
)

/** A seller's share of a payout. The bank account is sealed as it was then; sealing context `payout-lines:<id>`. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id),
    amountMinor: minorUnits('amount_minor').notNull(),
    sealedAccount: text('sealed_account').notNull(),
    ending: char({ length: 4 }).notNull(),
    state: text({ enum: PAYOUT_LINE_STATES }).notNull().default('prepared'),
    stateAt: timestamptz('state_at').notNull(),
    /** The bank's reason for a return. */
    reason: text(),
    /** Who noted that the bank returned it; null before, and for returns from when one operator was enough. */
    returnNotedBy: uuid('return_noted_by'),
    returnNotedByName: text('return_noted_by_name'),
    returnNotedAt: timestamptz('return_noted_at'),
    /** Another operator: only then the money is the seller's again. */
    returnConfirmedBy: uuid('return_confirmed_by'),
  },
  (t) => [
    unique('payout_lines_one_per_seller').on(t.payoutId, t.sellerId),
    check('payout_lines_state', oneOf(t.state, PAYOUT_LINE_STATES)),
    check('payout_lines_return_two_people', sql`${t.returnConfirmedBy} <> ${t.returnNotedBy}`),
    check(
      'payout_lines_return_noted',
      sql`num_nulls(${t.returnNotedBy}, ${t.returnNotedByName}, ${t.returnNotedAt}) IN (0, 3) AND (${t.returnConfirmedBy} IS NULL OR ${t.state} = 'returned' AND ${t.returnNotedBy} IS NOT NULL)`,
    ),
    check('payout_lines_amount_positive', sql`${t.amountMinor} > 0`),
    index('payout_lines_of_seller').on(t.sellerId, t.stateAt),
  ],
)
