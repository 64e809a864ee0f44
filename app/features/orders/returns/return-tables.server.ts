import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { ACTS_BY, RETURN_REASONS } from '#app/features/orders/schema.ts'
import { RETURN_STATES } from '#app/features/orders/states.ts'
import { orderShipments, orderLines } from '#app/features/orders/tables.server.ts'

/** A refund of a shipment. `key` is also the key of the payment's refund. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    shipmentId: uuid('part_id')
      .notNull()
      .references(() => orderShipments.id),
    returnId: uuid('case_id').references(() => orderReturns.id),
    key: text().notNull().unique('order_refunds_key_unique'),
    amountMinor: minorUnits('amount_minor').notNull(),
    reason: text().notNull(),
    decidedAt: timestamptz('decided_at').notNull(),
    /** When it arrived at the buyer. */
    settledAt: timestamptz('settled_at'),
  },
  (t) => [
    check('order_refunds_amount_positive', sql`${t.amountMinor} > 0`),
    index('order_refunds_of_part').on(t.shipmentId),
  ],
)

/** A buyer's request for a refund of items of a sent shipment. */
export const orderReturns = pgTable(
  'return_cases',
  {
    id: uuid().primaryKey().defaultRandom(),
    shipmentId: uuid('part_id')
      .notNull()
      .references(() => orderShipments.id),
    state: text({ enum: RETURN_STATES }).notNull().default('requested'),
    stateAt: timestamptz('state_at').notNull(),
    reason: text({ enum: RETURN_REASONS }).notNull(),
    /** The amount of a full refund: goods, and the delivery if all items go back. */
    requestedMinor: minorUnits('wanted_minor').notNull(),
    openedAt: timestamptz('opened_at').notNull(),
    /** The operator who decided a dispute. */
    decidedBy: uuid('decided_by'),
  },
  (t) => [
    check('return_cases_state', oneOf(t.state, RETURN_STATES)),
    check('return_cases_reason', oneOf(t.reason, RETURN_REASONS)),
    check('return_cases_amount', sql`${t.requestedMinor} > 0`),
    index('return_cases_of_part').on(t.shipmentId),
    index('return_cases_open')
      .on(t.stateAt)
      .where(sql`state NOT IN ('refunded', 'closed')`),
    index('return_cases_decided')
      .on(t.stateAt)
      .where(sql`decided_by IS NOT NULL`),
  ],
)

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid('case_id')
      .notNull()
      .references(() => orderReturns.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.lineId] }), check('return_lines_quantity', sql`${t.quantity} >= 1`)],
)

/** Each side's statements in a return, and the transition made with it. Append-only (trigger). */
export const returnStatements = pgTable(
  'case_statements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnId: uuid('case_id')
      .notNull()
      .references(() => orderReturns.id),
    by: text({ enum: ACTS_BY }).notNull(),
    userId: uuid('user_id'),
    /** The new state; null for a statement without a transition. */
    toState: text('to_state', { enum: RETURN_STATES }),
    words: text().notNull(),
    /** Ids of media. */
    photos: jsonb().$type<string[]>().notNull().default([]),
    at: timestamptz('at').notNull(),
  },
  (t) => [
    check('case_statements_by', oneOf(t.by, ACTS_BY)),
    index('case_statements_of_case').on(t.returnId, t.id),
    index('case_statements_photos').using('gin', t.photos.op('jsonb_path_ops')),
  ],
)
