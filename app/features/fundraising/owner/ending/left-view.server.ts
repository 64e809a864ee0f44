import type { CampaignPage } from '#app/features/fundraising/queries.server.ts'
import { OPEN_RETURN_STATES } from '#app/features/fundraising/returns/campaign-return.ts'
import type { readLeft } from '#app/features/fundraising/returns/return-queries.server.ts'
import { shortfallCopy, surplusCopy } from '#app/features/fundraising/surplus/copy.ts'
import { isShort, promisesReturn } from '#app/features/fundraising/surplus/surplus-rules.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

/** What is left of a closed campaign, what its rules promise for it, and how far a return is. */
export function leftView(
  campaign: CampaignPage,
  { leftMinor, leftGifts, latest }: Awaited<ReturnType<typeof readLeft>>,
) {
  const { states, left, nothing, rule } = copy.left
  const { surplusRule, shortfallRule, currency } = campaign
  const isOpen = OPEN_RETURN_STATES.some((state) => state === latest?.state)
  const date = latest && formatDate(latest.finishedAt ?? latest.askedAt ?? latest.preparedAt ?? campaign.createdAt)
  return {
    left: leftMinor > 0 ? left(formatMoney(leftMinor, currency), leftGifts) : nothing,
    rules: [
      rule(surplusCopy.label, surplusCopy.options[surplusRule]),
      ...(isShort(campaign) ? [rule(shortfallCopy.label, shortfallCopy.options[shortfallRule])] : []),
    ],
    status: latest && date && states[latest.state](date),
    reason: isOpen ? latest?.reason : null,
    mayWithdraw: latest?.state === 'asked',
    /** What she can do with what is left. */
    offer: leftMinor === 0 || isOpen ? null : promisesReturn(campaign) ? ('returned' as const) : surplusRule,
  }
}
export type LeftView = ReturnType<typeof leftView>
