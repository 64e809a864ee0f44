import { inArray, lt, sql } from 'drizzle-orm'
import { invoices } from '#app/features/orders/invoices/invoice-tables.server.ts'
import { orderRefunds, returnStatements } from '#app/features/orders/returns/return-tables.server.ts'
import { orderShipments, shipmentSteps } from '#app/features/orders/tables.server.ts'
import { blankRows, booksKeptFrom } from '#app/platform/db/expire-rows.server.ts'
import type { Expiring } from '#app/platform/personal-data.ts'

/** Blanks who sold, what was said and where parcels were, in orders that the books need no longer. */
export async function expireOrders({ db, now }: Expiring): Promise<void> {
  const from = booksKeptFrom(now)
  const { id, invoicedAt, stateAt } = orderShipments
  const old = db.select({ id }).from(orderShipments).where(lt(invoicedAt, from))
  await blankRows(db, invoices, {
    due: inArray(invoices.shipmentId, old),
    set: { sellerName: '', shopName: '', sellerAddress: '', gstin: ifSet(invoices.gstin), enrolmentNumber: null },
  })
  await blankRows(db, orderShipments, { due: lt(stateAt, from), set: { carrier: null, tracking: null } })
  await blankRows(db, shipmentSteps, { due: lt(shipmentSteps.at, from), set: { reason: null } })
  await blankRows(db, returnStatements, { due: lt(returnStatements.at, from), set: { words: '', photos: [] } })
  await blankRows(db, orderRefunds, { due: lt(orderRefunds.decidedAt, from), set: { reason: '' } })
}

/** What kind of invoice it was depends on whether there is a number. */
const ifSet = (column: typeof invoices.gstin) => sql<string | null>`CASE WHEN ${column} IS NOT NULL THEN '' END`
