import { eq } from 'drizzle-orm'
import { requestRefund } from '#app/features/payments/commands/request-refund.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/config/site.ts'
import { announceTotals } from './announce.server.ts'
import { listReturnedParts } from '#app/features/fundraising/returns/return-queries.server.ts'
import { reallocateReturned } from '#app/features/fundraising/allocations/write-allocations.server.ts'
import { bookReturn, bookShortfall } from './booking.server.ts'
import { type GiftRecord, giftOf } from '#app/features/fundraising/giving/gift.server.ts'
import { type GiftFacts, returnMail } from './mails.ts'
import { notifyDonor } from './notify-donor.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'

interface Returning {
  gift: GiftRecord
  payment: { id: string; amountMinor: number; provider: string; isTest: boolean }
  /** Shown to the donor. */
  reason: string
  /** The provider refunded it by itself: no refund is requested. */
  isBack?: boolean
  site: Site
  sealer: Sealer
  now: Date
}

/**
 * Returns a booked gift: reverses the booking, requests the refund, and stops counting it. What it had paid out is paid
 * by other gifts; what they lack is the organisation's expense.
 */
export async function returnGift(tx: Db, returning: Returning): Promise<void> {
  const { gift, payment, reason, isBack = false, now } = returning
  const { contribution, campaign } = gift
  await tx
    .update(contributions)
    .set({ returnedAt: now, returnReason: reason })
    .where(eq(contributions.id, contribution.id))
  const { missingMinor } = await reallocateReturned(tx, {
    campaignId: campaign.id,
    contributionId: contribution.id,
    now,
  })
  const booked = giftOf(gift, payment)
  const parts = await listReturnedParts(tx, contribution.id)
  const restMinor = parts.reduce((rest, part) => rest - part.amountMinor, payment.amountMinor)
  await bookReturn(tx, { ...booked, partIds: parts.map(({ id }) => id) }, now)
  await bookShortfall(tx, { ...booked, key: contribution.id, missingMinor }, now)
  if (!isBack) await requestRefund(tx, { payment, reason, amountMinor: restMinor, now })
  if (contribution.settledAt !== null) await announceTotals(tx, campaign)
  const write = (facts: GiftFacts) => returnMail({ ...facts, reason })
  await notifyDonor(tx, returning, { key: `return:${contribution.id}`, write })
}
