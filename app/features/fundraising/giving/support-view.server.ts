import { storedCall } from '#app/features/fundraising/stored-campaign-words.server.ts'
import { copy as fundraisingCopy } from '#app/features/fundraising/copy.ts'
import type { CampaignPage } from '#app/features/fundraising/queries.server.ts'
import { breakdown, type PledgeInput } from '#app/features/fundraising/schema.ts'
import { AMOUNT_CHIPS, AMOUNT_MINOR_MAX, AMOUNT_MINOR_MIN } from '#app/features/fundraising/gift-amounts.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { formatMoney } from '#app/platform/money.ts'
import { campaignDye } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import type { TaxApproval } from '#app/features/fundraising/tax/approval-queries.server.ts'
import { donorCopy } from '#app/features/fundraising/tax/copy.ts'
import { taxLawOn } from '#app/features/fundraising/tax/tax-law.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import {
  amountChips,
  closedBecause,
  closedTitle,
  firstNameOf,
} from '#app/features/fundraising/campaign/campaign-view.server.ts'
import { monthlyReview } from '#app/features/fundraising/giving/monthly/monthly-step.server.ts'
import { rulesView } from '#app/features/fundraising/surplus/rules-view.server.ts'
import { copy } from './support-copy.ts'

const CHIP_PRESELECTED = '500'
const AMOUNT_CHARS_MAX = 20
const CURRENCY = 'INR'

/** The campaign as the donation form shows it. */
export type SupportView = ReturnType<typeof supportView>

/** `approval`: of the organisation that gets the money; null when gifts cannot be deducted. */
export function supportView(
  campaign: CampaignPage,
  { approval, takesMonthly, now }: { approval: TaxApproval | null; takesMonthly: boolean; now: Date },
) {
  return {
    slug: campaign.slug,
    title: campaign.title,
    ctaText: storedCall(campaign.ctaText),
    firstName: firstNameOf(campaign.organiserName),
    organiserName: campaign.organiserName,
    location: campaign.location,
    dye: campaignDye(campaign.coverSeed),
    kolam: drawKolam({ kind: 'thing', id: campaign.coverSeed }),
    closedTitle: closedTitle(campaign),
    closedBecause: closedBecause(campaign),
    tax: approval && donorCopy.before(approval.organisation, taxLawOn(dayOfIndia(now)).section),
    takesMonthly,
    rules: rulesView(campaign),
    chips: amountChips(campaign.currency),
    amountHint: copy.amount.hint(formatMoney(AMOUNT_MINOR_MIN, CURRENCY), formatMoney(AMOUNT_MINOR_MAX, CURRENCY)),
  }
}

/** The form's initial values; `amount` comes from the URL and may be invalid. */
export function initialValues({ key, amount }: { key: string; amount: string | null }): FormValues {
  const isChip = amount === null || (AMOUNT_CHIPS as readonly string[]).includes(amount)
  return isChip
    ? { key, chip: amount ?? CHIP_PRESELECTED, tip: '0' }
    : { key, amount: amount.slice(0, AMOUNT_CHARS_MAX), tip: '0' }
}

/** The tip is larger than the gift: usually the two fields were confused, so the donor confirms it. */
export const needsTipConfirmation = (errors: FormValues) => errors['tip'] === fundraisingCopy.tip.greaterThanGift

/** The breakdown before the payment, and what the campaign page will show. */
export type Review = ReturnType<typeof reviewOf>

/** `costMinor`: the payment costs to promise. */
export function reviewOf(input: PledgeInput, { costMinor, now }: { costMinor: number; now: Date }) {
  const { amountMinor, tipMinor, totalMinor } = breakdown(input)
  return {
    amount: formatMoney(amountMinor, CURRENCY),
    tip: formatMoney(tipMinor, CURRENCY),
    total: formatMoney(totalMinor, CURRENCY),
    isAnonymous: input.isAnonymous,
    monthly: monthlyReview(input, now),
    split: {
      campaign: formatMoney(amountMinor - costMinor, CURRENCY),
      costs: formatMoney(costMinor, CURRENCY),
      us: formatMoney(0, CURRENCY),
    },
    shown: {
      name: input.isAnonymous ? copy.review.anonymous : input.name,
      place: input.isAnonymous ? null : input.place,
      message: input.message,
    },
  }
}
