import { eq } from 'drizzle-orm'
import { copy } from '#app/features/fundraising/copy.ts'
import { lockGift } from '#app/features/fundraising/giving/gift.server.ts'
import { canReturnGift } from '#app/features/fundraising/policy.ts'
import { returnGift } from './return-gift.server.ts'
import { readCampaignMoney } from '#app/features/fundraising/tranches/campaign-money.server.ts'
import { REASON_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { TOKEN } from '#app/features/fundraising/schema.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { findPayment, lockPayment } from '#app/features/payments/queries.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Site } from '#app/platform/config/site.ts'

export interface ReturnContext extends PrivateContext {
  config: Site
}

export type ReturnOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-settled' | 'already-returned' | 'window-over' }
  /** The campaign's money was paid out: this much is missing. */
  | { ok: false; reason: 'not-covered'; missingMinor: number }

/**
 * Returns a settled gift in full: allowed to the holder of the receipt's token for a day, to operators at any time. It
 * stops counting at once; the refund is sent in the background. Refused while the campaign's balance does not cover it.
 */
export async function returnContribution(
  ctx: ReturnContext,
  { token, reason }: { token: string; reason: string },
): Promise<ReturnOutcome> {
  const paymentId = await findPaymentId(ctx.db, token)
  if (paymentId === null) return { ok: false, reason: 'not-found' }
  return ctx.db.transaction(async (tx) => {
    await lockPayment(tx, paymentId)
    const gift = await lockGift(tx, paymentId)
    const { contribution } = gift
    if (contribution.returnedAt !== null) return { ok: false, reason: 'already-returned' }
    const payment = await findPayment(tx, paymentId)
    if (contribution.settledAt === null || payment?.state !== 'captured') return { ok: false, reason: 'not-settled' }
    if (!canReturnGift(ctx.actor, contribution, ctx.now)) return { ok: false, reason: 'window-over' }
    const { campaignId, netMinor } = contribution
    const { balanceMinor } = await readCampaignMoney(tx, { campaignId, now: ctx.now })
    const missingMinor = netMinor - balanceMinor
    if (missingMinor > 0) return { ok: false, reason: 'not-covered', missingMinor }
    const shown = cleanLine(reason).slice(0, REASON_CHARS_MAX) || copy.returned.byGiver
    await returnGift(tx, { gift, payment, reason: shown, site: ctx.config, sealer: ctx.sealer, now: ctx.now })
    return { ok: true }
  })
}

async function findPaymentId(db: Db, token: string): Promise<string | null> {
  if (!TOKEN.test(token)) return null
  const [found] = await db
    .select({ paymentId: contributions.paymentId })
    .from(contributions)
    .where(eq(contributions.publicToken, token))
  return found?.paymentId ?? null
}
