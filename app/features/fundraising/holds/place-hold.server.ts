import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canHoldMoney } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { findOwnerAddress } from '#app/features/fundraising/tranches/owner-address.server.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { one } from '#app/platform/db/one.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { HOLD_DAYS_MAX, HOLD_MINOR_MAX, type HoldTopic } from './hold-rules.ts'
import { campaignHolds } from './hold-tables.server.ts'
import { holdMail } from './mails.ts'

export interface HoldInput {
  slug: string
  /** Null holds everything. */
  amountMinor: number | null
  topic: HoldTopic
  reason: string
  days: number
}

export type PlaceHoldOutcome = { ok: true; id: string } | { ok: false; reason: 'not-allowed' | 'not-found' | 'invalid' }

/**
 * Holds money of a campaign back from payouts, with a reason that the owner is told, and for at most 30 days. What was
 * released already is not stopped.
 */
export async function placeHold(ctx: SiteContext, input: HoldInput): Promise<PlaceHoldOutcome> {
  const { db, actor, now, config } = ctx
  const { slug, amountMinor, topic, reason, days } = input
  const isAmount = amountMinor === null || (amountMinor > 0 && amountMinor <= HOLD_MINOR_MAX)
  if (!isAmount || days < 1 || days > HOLD_DAYS_MAX || reason.trim() === '') return { ok: false, reason: 'invalid' }
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign) return { ok: false, reason: isOperator(actor) ? 'not-found' : 'not-allowed' }
    if (!canHoldMoney(actor, campaign)) return { ok: false, reason: 'not-allowed' }
    const hold = {
      campaignId: campaign.id,
      amountMinor,
      topic,
      reason,
      endsAt: new Date(now.getTime() + days * DAY_MS),
    }
    const { id } = one(
      await tx
        .insert(campaignHolds)
        .values({ ...hold, placedBy: actor.userId, placedAt: now })
        .returning({ id: campaignHolds.id }),
    )
    const detail = `${amountMinor === null ? 'all' : formatMoney(amountMinor, campaign.currency)} of ${slug}, ${days} days`
    await recordAct(tx, ctx, { verb: 'added', subject: { kind: 'campaign-hold', id }, detail })
    const to = await findOwnerAddress(tx, campaign.id)
    await notify(tx, ctx, { to, key: `campaign-hold:${id}`, mail: () => holdMail({ ...hold, campaign }, config) })
    await announce(tx, slug)
    return { ok: true, id }
  })
}
