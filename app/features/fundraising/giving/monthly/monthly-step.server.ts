import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { consentOf } from '#app/features/fundraising/monthly/consent.ts'
import { refusals } from '#app/features/fundraising/monthly/copy.ts'
import { whyNotMonthly } from '#app/features/fundraising/monthly/open-mandate.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import type { PledgeInput } from '#app/features/fundraising/schema.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import type { PledgeContext } from '#app/features/fundraising/giving/pledge.server.ts'

/** What a monthly gift means when it is approved today; null for a gift that is given once. */
export function monthlyReview({ monthlyBy, amountMinor }: PledgeInput, now: Date) {
  if (!monthlyBy) return null
  const day = dayOfIndia(now)
  return { day, sentences: consentOf({ amountMinor, day }) }
}

/** The error at its field when the campaign cannot take the gift every month; null when it can. */
export async function monthlyErrors(
  ctx: PledgeContext,
  { slug, ...input }: PledgeInput & { slug: string },
): Promise<FormValues | null> {
  const campaign = input.monthlyBy && (await findCampaign(ctx.db, { slug, now: ctx.now }))
  const reason = campaign && whyNotMonthly(campaign, input, ctx)
  return reason ? { [reason === 'no-messages' ? 'contact' : 'often']: refusals[reason] } : null
}
