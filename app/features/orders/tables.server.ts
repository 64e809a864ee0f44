import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { ACTS_BY, COMMISSION_BASIS_POINTS_MAX } from './schema.ts'
import { SHIPMENT_STATES } from './states.ts'

/** What one buyer ordered at once, in one currency, from one or more sellers, with one payment. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Format: 'DO-26-00042'. */
    number: text().notNull().unique('orders_number_unique'),
    /** Secret of the order's page: 128 random bits. */
    publicToken: text('public_token').notNull().unique('orders_token_unique'),
    /** Hash of the form's key and everything that was agreed: idempotency key. */
    formKey: text('form_key').notNull().unique('orders_form_unique'),
    userId: uuid('user_id'),
    currency: char({ length: 3 }).notNull(),
    /** The recipient. Null once erased. */
    buyerName: text('buyer_name'),
    email: text(),
    phone: text(),
    /** House and street; area or landmark. */
    line1: text(),
    line2: text(),
    city: text(),
    /** Null when the list of districts does not have it; then the town is enough. */
    district: text(),
    /** A State or Union Territory of India; kept for accounting. */
    state: text().notNull(),
    pin: text(),
    placedAt: timestamptz('placed_at').notNull(),
    reservedUntil: timestamptz('reserved_until').notNull(),
    /** Keyed fingerprint of the client's network, while the order is unpaid. */
    networkKey: text('network_key'),
    /** The payment that paid it. */
    paymentId: uuid('payment_id').references(() => payments.id),
    paidAt: timestamptz('paid_at'),
    /** When the buyer erased their account; personal data is removed as soon as all shipments are finished. */
    forgetSince: timestamptz('forget_since'),
  },
  (t) => [
    check('orders_currency_iso', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('orders_pin_shape', sql`${t.pin} ~ '^[1-9][0-9]{5}$'`),
    check('orders_paid_together', sql`(${t.paymentId} IS NULL) = (${t.paidAt} IS NULL)`),
    index('orders_of_user').on(t.userId, t.placedAt),
    index('orders_unpaid_of_network')
      .on(t.networkKey)
      .where(sql`network_key IS NOT NULL`),
    index('orders_unpaid_of_phone')
      .on(t.phone)
      .where(sql`paid_at IS NULL`),
    index('orders_unpaid_of_email')
      .on(t.email)
      .where(sql`paid_at IS NULL`),
    index('orders_to_forget')
      .on(t.forgetSince)
      .where(sql`forget_since IS NOT NULL`),
  ],
)

/** What one seller sends of an order: one parcel, one price, one state (`states.ts`). */
export const orderShipments = pgTable(
  'order_parts',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id),
    position: smallint().notNull(),
    state: text({ enum: SHIPMENT_STATES }).notNull().default('reserved'),
    stateAt: timestamptz('state_at').notNull(),
    /** Sum of its lines. */
    goodsMinor: minorUnits('goods_minor').notNull(),
    deliveryMinor: minorUnits('delivery_minor').notNull(),
    /** The rate at the time of the order, in hundredths of a percent of the goods. */
    commissionBasisPoints: integer('commission_basis_points').notNull(),
    arrivesBy: timestamptz('arrives_by').notNull(),
    /** A key of `carriers.ts`; null when the tracking is a free text. */
    carrier: text(),
    tracking: text(),
    sentAt: timestamptz('sent_at'),
    deliveredAt: timestamptz('delivered_at'),
    /** When the money was released to the seller. */
    releasedAt: timestamptz('released_at'),
    /** Assigned when it is sent; gapless in the seller's financial year. */
    invoiceNumber: text('invoice_number'),
    invoicedAt: timestamptz('invoiced_at'),
  },
  (t) => [
    unique('order_parts_one_per_seller').on(t.orderId, t.sellerId),
    unique('order_parts_invoice_unique').on(t.sellerId, t.invoiceNumber),
    check('order_parts_state_known', oneOf(t.state, SHIPMENT_STATES)),
    check('order_parts_amounts', sql`${t.goodsMinor} > 0 AND ${t.deliveryMinor} >= 0`),
    check(
      'order_parts_commission_range',
      sql`${t.commissionBasisPoints} BETWEEN 0 AND ${sql.raw(String(COMMISSION_BASIS_POINTS_MAX))}`,
    ),
    check('order_parts_invoice_together', sql`(${t.invoiceNumber} IS NULL) = (${t.invoicedAt} IS NULL)`),
    check('order_parts_carrier_tracks', sql`${t.carrier} IS NULL OR ${t.tracking} IS NOT NULL`),
    check('order_parts_sent_dated', sql`${t.state} NOT IN ('sent', 'delivered') OR ${t.sentAt} IS NOT NULL`),
    index('order_parts_of_seller').on(t.sellerId, t.stateAt),
    index('order_parts_under_way_of_seller')
      .on(t.sellerId, t.stateAt)
      .where(sql`state IN ('paid', 'packed', 'sent')`),
    index('order_parts_held_of_seller')
      .on(t.sellerId)
      .where(sql`released_at IS NULL`),
    index('order_parts_reserved')
      .on(t.orderId)
      .where(sql`state = 'reserved'`),
    index('order_parts_on_the_way')
      .on(t.sentAt)
      .where(sql`state = 'sent'`),
    index('order_parts_unreleased')
      .on(t.deliveredAt)
      .where(sql`released_at IS NULL AND delivered_at IS NOT NULL`),
  ],
)

/** One variant of a shipment, as it was at the time of the order. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    shipmentId: uuid('part_id')
      .notNull()
      .references(() => orderShipments.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => productVariants.id),
    /** With the values of its options: 'Mango pickle, 500 g'. */
    title: text().notNull(),
    priceMinor: minorUnits('price_minor').notNull(),
    quantity: smallint().notNull(),
  },
  (t) => [
    unique('order_lines_one_per_variant').on(t.shipmentId, t.variantId),
    check('order_lines_range', sql`${t.priceMinor} > 0 AND ${t.quantity} BETWEEN 1 AND 99`),
    index('order_lines_of_product').on(t.productId),
    index('order_lines_of_variant').on(t.variantId),
  ],
)

/** Every step of a shipment. Append-only (trigger). */
export const shipmentSteps = pgTable(
  'order_part_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shipmentId: uuid('part_id')
      .notNull()
      .references(() => orderShipments.id),
    fromState: text('from_state', { enum: SHIPMENT_STATES }),
    toState: text('to_state', { enum: SHIPMENT_STATES }).notNull(),
    at: timestamptz('at').notNull(),
    by: text({ enum: ACTS_BY }).notNull(),
    userId: uuid('user_id'),
    /** Shown to buyer and seller. */
    reason: text(),
  },
  (t) => [check('order_part_steps_by', oneOf(t.by, ACTS_BY)), index('order_part_steps_of_part').on(t.shipmentId, t.id)],
)

/**
 * Gapless counters by financial year: of orders ('order'), of payouts ('payout'), of each seller's invoices (the seller's
 * id), and of their credit notes ('credit-note:' with the id).
 */
export const marketCounters = pgTable(
  'market_counters',
  {
    series: text().notNull(),
    financialYear: smallint('financial_year').notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.financialYear] })],
)
