import { asc, eq, sql } from 'drizzle-orm'
import { takeCreditNoteNumber } from '#app/features/orders/money/numbers.server.ts'
import type { Shipment } from '#app/features/orders/shipments/lock-shipment.server.ts'
import { type orderRefunds, returnLines } from '#app/features/orders/returns/return-tables.server.ts'
import { orderLines } from '#app/features/orders/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { creditNoteLines, creditNotes, invoiceLines, invoices } from './invoice-tables.server.ts'
import { creditLines, grossOf, type TaxSplit } from './split-tax.ts'

type Refund = typeof orderRefunds.$inferSelect

/**
 * Writes the credit note of a refund, if the shipment has an invoice with its own rows. Idempotent by the refund. Call
 * it last: the counter of its number stays locked until the commit.
 */
export async function issueCreditNote(
  tx: Db,
  { shipment, refund, now }: { shipment: Shipment; refund: Refund; now: Date },
): Promise<void> {
  const shipmentId = shipment.id
  const found = await tx.select({ id: invoices.shipmentId }).from(invoices).where(eq(invoices.shipmentId, shipmentId))
  if (found.length === 0 || shipment.invoiceNumber === null) return
  const earlier = await tx.select({ id: creditNotes.id }).from(creditNotes).where(eq(creditNotes.refundId, refund.id))
  if (earlier.length > 0) return
  const lines = await listCreditable(tx, shipmentId, refund.returnId)
  const splits = creditLines(refund.amountMinor, lines)
  const { sellerId } = shipment
  const number = await takeCreditNoteNumber(tx, sellerId, now)
  const note = one(
    await tx
      .insert(creditNotes)
      .values({ shipmentId, sellerId, refundId: refund.id, number, amountMinor: refund.amountMinor, issuedAt: now })
      .returning(),
  )
  const rows = lines.map(({ lineId }, i) => ({ noteId: note.id, shipmentId, lineId, ...(splits[i] ?? NOTHING) }))
  await tx.insert(creditNoteLines).values(rows.filter((row) => grossOf(row) > 0))
}

const NOTHING: TaxSplit = { taxableMinor: 0, cgstMinor: 0, sgstMinor: 0, igstMinor: 0 }

/** The lines of the invoice less the earlier credit notes, with what came back of them in this return. */
async function listCreditable(tx: Db, shipmentId: string, returnId: string | null) {
  const credited = await listCredited(tx, shipmentId)
  const returned = await listReturned(tx, returnId)
  const rows = await tx
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.shipmentId, shipmentId))
    .orderBy(asc(invoiceLines.position))
  return rows.map((line) => {
    const before = credited.get(line.lineId) ?? NOTHING
    return {
      lineId: line.lineId,
      gstBasisPoints: line.gstBasisPoints,
      left: {
        taxableMinor: line.taxableMinor - before.taxableMinor,
        cgstMinor: line.cgstMinor - before.cgstMinor,
        sgstMinor: line.sgstMinor - before.sgstMinor,
        igstMinor: line.igstMinor - before.igstMinor,
      },
      returnedMinor: returned.get(line.lineId) ?? 0,
    }
  })
}

async function listCredited(tx: Db, shipmentId: string): Promise<Map<string, TaxSplit>> {
  const { lineId, taxableMinor, cgstMinor, sgstMinor, igstMinor } = creditNoteLines
  const sumOf = (column: typeof taxableMinor) => sql`sum(${column})`.mapWith(Number)
  const rows = await tx
    .select({
      lineId,
      taxableMinor: sumOf(taxableMinor),
      cgstMinor: sumOf(cgstMinor),
      sgstMinor: sumOf(sgstMinor),
      igstMinor: sumOf(igstMinor),
    })
    .from(creditNoteLines)
    .where(eq(creditNoteLines.shipmentId, shipmentId))
    .groupBy(lineId)
  return new Map(rows.map(({ lineId: id, ...split }) => [id, split]))
}

async function listReturned(tx: Db, returnId: string | null): Promise<Map<string, number>> {
  if (returnId === null) return new Map()
  const rows = await tx
    .select({ id: returnLines.lineId, quantity: returnLines.quantity, priceMinor: orderLines.priceMinor })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(eq(returnLines.returnId, returnId))
  return new Map(rows.map(({ id, quantity, priceMinor }) => [id, quantity * priceMinor]))
}
