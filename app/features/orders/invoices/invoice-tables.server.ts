import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { orderRefunds } from '#app/features/orders/returns/return-tables.server.ts'
import { orderLines, orderShipments } from '#app/features/orders/tables.server.ts'
import { INVOICE_KINDS } from './schema.ts'

/**
 * What the invoice of a shipment says, as it was when the shipment was sent; its number and date are the shipment's.
 * Append-only (trigger), but for the erasure of the buyer. Shipments that were sent before this table have no row.
 */
export const invoices = pgTable(
  'invoices',
  {
    shipmentId: uuid('part_id')
      .primaryKey()
      .references(() => orderShipments.id),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    sellerName: text('seller_name').notNull(),
    shopName: text('shop_name').notNull(),
    sellerAddress: text('seller_address').notNull(),
    gstin: text(),
    enrolmentNumber: text('enrolment_number'),
    /** The State where the movement of the goods ends. */
    placeOfSupply: text('place_of_supply').notNull(),
    /** Name and address lines of the buyer; null once erased. */
    buyer: jsonb().$type<string[]>(),
    /** Until when the law asks to keep the buyer's name; null when it does not. */
    keepBuyerUntil: timestamptz('keep_buyer_until'),
  },
  (t) => [
    check('invoices_kind', oneOf(t.kind, INVOICE_KINDS)),
    check('invoices_registered', sql`(${t.gstin} IS NULL) = (${t.kind} = 'bill')`),
    index('invoices_buyer_kept')
      .on(t.keepBuyerUntil)
      .where(sql`buyer IS NOT NULL AND keep_buyer_until IS NOT NULL`),
  ],
)

/** The tax in a line of an invoice: goods and their share of the delivery. Append-only (trigger). */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    shipmentId: uuid('part_id')
      .notNull()
      .references(() => invoices.shipmentId),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    position: smallint().notNull(),
    goodsMinor: minorUnits('goods_minor').notNull(),
    deliveryMinor: minorUnits('delivery_minor').notNull(),
    /** Null on the bill of a seller without a GST number. */
    hsn: text(),
    gstBasisPoints: integer('gst_basis_points'),
    taxableMinor: minorUnits('taxable_minor').notNull(),
    cgstMinor: minorUnits('cgst_minor').notNull(),
    /** SGST, or UTGST in a Union Territory without a legislature. */
    sgstMinor: minorUnits('sgst_minor').notNull(),
    igstMinor: minorUnits('igst_minor').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.lineId] }),
    check(
      'invoice_lines_sum',
      sql`${t.taxableMinor} + ${t.cgstMinor} + ${t.sgstMinor} + ${t.igstMinor} = ${t.goodsMinor} + ${t.deliveryMinor}`,
    ),
    check('invoice_lines_amounts', sql`least(${t.taxableMinor}, ${t.cgstMinor}, ${t.igstMinor}) >= 0`),
    check('invoice_lines_halves', sql`${t.sgstMinor} - ${t.cgstMinor} IN (0, 1)`),
    check('invoice_lines_one_tax', sql`${t.igstMinor} = 0 OR ${t.sgstMinor} = 0`),
    check('invoice_lines_hsn', sql`(${t.hsn} IS NULL) = (${t.gstBasisPoints} IS NULL)`),
  ],
)

/** What a refund takes off an invoice. Append-only (trigger). */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    shipmentId: uuid('part_id')
      .notNull()
      .references(() => invoices.shipmentId),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id),
    refundId: uuid('refund_id')
      .notNull()
      .unique('credit_notes_once_per_refund')
      .references(() => orderRefunds.id),
    /** Gapless in the seller's financial year: 'CN-26-00003'. */
    number: text().notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    issuedAt: timestamptz('issued_at').notNull(),
  },
  (t) => [
    unique('credit_notes_number_unique').on(t.sellerId, t.number),
    check('credit_notes_number_length', sql`length(${t.number}) BETWEEN 1 AND 16`),
    check('credit_notes_amount', sql`${t.amountMinor} > 0`),
    index('credit_notes_of_part').on(t.shipmentId),
  ],
)

/** Append-only (trigger). */
export const creditNoteLines = pgTable(
  'credit_note_lines',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => creditNotes.id),
    shipmentId: uuid('part_id').notNull(),
    lineId: uuid('line_id').notNull(),
    taxableMinor: minorUnits('taxable_minor').notNull(),
    cgstMinor: minorUnits('cgst_minor').notNull(),
    sgstMinor: minorUnits('sgst_minor').notNull(),
    igstMinor: minorUnits('igst_minor').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.noteId, t.lineId] }),
    foreignKey({
      name: 'credit_note_lines_line_fk',
      columns: [t.shipmentId, t.lineId],
      foreignColumns: [invoiceLines.shipmentId, invoiceLines.lineId],
    }),
    check(
      'credit_note_lines_amounts',
      sql`least(${t.taxableMinor}, ${t.cgstMinor}, ${t.sgstMinor}, ${t.igstMinor}) >= 0`,
    ),
    index('credit_note_lines_of_line').on(t.shipmentId, t.lineId),
  ],
)
