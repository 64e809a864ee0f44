import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { payments, refunds } from '#app/features/payments/tables.server.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { SETTLEMENT_LINE_KINDS } from '#app/platform/payments/settlement-reports.ts'
import { MISMATCH_REASONS } from './schema.ts'

/** The days whose report was imported. */
export const settlementDays = pgTable(
  'settlement_days',
  {
    provider: text().notNull(),
    /** In India. */
    day: date({ mode: 'string' }).notNull(),
    importedAt: timestamptz('imported_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.day] })],
)

/** A transfer of a provider to our bank. Booked once, when its lines add up; never changed afterwards (trigger). */
export const settlements = pgTable(
  'settlements',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().notNull(),
    /** The provider's id. */
    ref: text().notNull(),
    /** The banks' reference. */
    utr: text(),
    settledOn: date('settled_on', { mode: 'string' }).notNull(),
    importedAt: timestamptz('imported_at').notNull(),
    bookedAt: timestamptz('booked_at'),
  },
  (t) => [
    unique('settlements_once_per_provider').on(t.provider, t.ref),
    index('settlements_settled_on').on(t.settledOn),
  ],
)

/** The lines of a settlement. Gross and net are negative when money was taken from us. Fixed once booked (trigger). */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    settlementId: uuid('settlement_id')
      .notNull()
      .references(() => settlements.id),
    kind: text({ enum: SETTLEMENT_LINE_KINDS }).notNull(),
    /** The provider's id of the payment, refund or adjustment. */
    entityRef: text('entity_ref').notNull(),
    /** Null if we do not know it. */
    paymentId: uuid('payment_id').references(() => payments.id),
    refundId: uuid('refund_id').references(() => refunds.id),
    currency: text().notNull(),
    grossMinor: minorUnits('gross_minor').notNull(),
    feeMinor: minorUnits('fee_minor').notNull(),
    taxMinor: minorUnits('tax_minor').notNull(),
    netMinor: minorUnits('net_minor').notNull(),
    /** Part of the settlement's transfer in the ledger. */
    isBooked: boolean('is_booked').notNull().default(false),
  },
  (t) => [
    unique('settlement_lines_once').on(t.settlementId, t.entityRef),
    check('settlement_lines_kind', oneOf(t.kind, SETTLEMENT_LINE_KINDS)),
    check(
      'settlement_lines_booked_add_up',
      sql`NOT ${t.isBooked} OR ${t.grossMinor} - ${t.feeMinor} - ${t.taxMinor} = ${t.netMinor}`,
    ),
    index('settlement_lines_payment').on(t.paymentId),
    index('settlement_lines_refund').on(t.refundId),
  ],
)

/**
 * Where a provider's report and our books differ. Open until an operator explains it, or until both agree by
 * themselves (`resolvedAt`).
 */
export const settlementMismatches = pgTable(
  'settlement_mismatches',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().notNull(),
    /** What it is about, so that it is found once: '<settlement>:<entity>' or the id of a payment. */
    key: text().notNull(),
    reason: text({ enum: MISMATCH_REASONS }).notNull(),
    settlementId: uuid('settlement_id').references(() => settlements.id),
    lineId: uuid('line_id').references(() => settlementLines.id),
    paymentId: uuid('payment_id').references(() => payments.id),
    /** In the report; null when it has no such line. */
    reportedMinor: minorUnits('reported_minor'),
    /** In our books; null when they have nothing. */
    bookedMinor: minorUnits('booked_minor'),
    currency: text(),
    foundAt: timestamptz('found_at').notNull(),
    resolvedAt: timestamptz('resolved_at'),
    explanation: text(),
    explainedAt: timestamptz('explained_at'),
    explainedBy: uuid('explained_by'),
    explainedByName: text('explained_by_name'),
  },
  (t) => [
    unique('settlement_mismatches_once').on(t.provider, t.reason, t.key),
    check('settlement_mismatches_reason', oneOf(t.reason, MISMATCH_REASONS)),
    check(
      'settlement_mismatches_explained_together',
      sql`num_nonnulls(${t.explanation}, ${t.explainedAt}, ${t.explainedBy}, ${t.explainedByName}) IN (0, 4)`,
    ),
    index('settlement_mismatches_open')
      .on(t.foundAt)
      .where(sql`${t.explainedAt} IS NULL AND ${t.resolvedAt} IS NULL`),
    index('settlement_mismatches_settlement').on(t.settlementId),
  ],
)
