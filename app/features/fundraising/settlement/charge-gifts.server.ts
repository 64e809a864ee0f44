import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { giftOf, lockGift } from '#app/features/fundraising/giving/gift.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { lockPayment } from '#app/features/payments/queries.server.ts'
import { settlementLines } from '#app/features/payments/settlement-import/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { announce } from './announce.server.ts'
import { bookCharge } from './booking.server.ts'

const BATCH_MAX = 200

/**
 * Books the real fees of gifts that their provider has settled against their promised costs, each gift in a transaction
 * of its own, once. Returns the number booked.
 */
export async function chargeGifts({ db, clock }: { db: Db; clock: () => Date }): Promise<number> {
  const due = await db
    .select({
      paymentId: payments.id,
      provider: payments.provider,
      feeMinor: settlementLines.feeMinor,
      taxMinor: settlementLines.taxMinor,
    })
    .from(contributions)
    .innerJoin(payments, eq(payments.id, contributions.paymentId))
    .innerJoin(settlementLines, eq(settlementLines.paymentId, payments.id))
    .where(and(isChargeable, eq(settlementLines.kind, 'payment'), settlementLines.isBooked))
    .orderBy(asc(contributions.settledAt), asc(contributions.id))
    .limit(BATCH_MAX)
  let charged = 0
  for (const line of due) if (await charge(db, { ...line, now: clock() })) charged++
  return charged
}

/** It counts, costs were promised for it, and they are still open. */
const isChargeable = and(
  isNotNull(contributions.settledAt),
  isNull(contributions.returnedAt),
  gt(contributions.costMinor, 0),
  isNull(contributions.chargedAt),
)

interface ChargedLine {
  paymentId: string
  provider: string
  feeMinor: number
  taxMinor: number
  now: Date
}

/** False when it was booked or returned meanwhile. */
function charge(db: Db, { paymentId, provider, feeMinor, taxMinor, now }: ChargedLine): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPayment(tx, paymentId)
    const gift = await lockGift(tx, paymentId)
    const { contribution, campaign } = gift
    if (contribution.returnedAt !== null || contribution.chargedAt !== null) return false
    const fees = { feeMinor: Math.max(0, feeMinor), taxMinor: Math.max(0, taxMinor), now }
    const { chargedCostMinor } = await bookCharge(tx, giftOf(gift, { provider }), fees)
    await tx
      .update(contributions)
      .set({ chargedCostMinor, chargedAt: now })
      .where(eq(contributions.id, contribution.id))
    await announce(tx, campaign.slug)
    return true
  })
}
