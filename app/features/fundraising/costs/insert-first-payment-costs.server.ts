import type { Db } from '#app/platform/db/database.server.ts'
import { paymentCosts } from './cost-tables.server.ts'

const FIRST: typeof paymentCosts.$inferInsert = {
  instrument: 'any',
  basisPoints: 200,
  fixedMinor: 0,
  taxBasisPoints: 1800,
  fromDay: '2026-04-01',
  untilDay: null,
  source: 'Razorpay, standard price: 2% of a payment by an Indian instrument, and 18% GST on it.',
  reason: 'The price when payment costs were first shown to donors.',
}

/** Inserts the first row where it is missing. A row that is there stays as it is, also an ended one. Idempotent. */
export async function insertFirstPaymentCosts(db: Db): Promise<void> {
  await db.insert(paymentCosts).values(FIRST).onConflictDoNothing()
}
