import { storedReturn } from '#app/features/fundraising/stored-campaign-words.server.ts'
import { amountText, formatMoney } from '#app/platform/money.ts'
import { financialYearOf, formatDate } from '#app/platform/time/dates.ts'
import { givingPath, type MonthlyGiftRow } from '#app/features/fundraising/monthly/monthly-queries.server.ts'
import { formatDay } from '#app/platform/time/indian-days.ts'
import { copy, type GiftState } from './copy.ts'
import type { OwnGift } from './gift-queries.server.ts'

/** The member's gifts with formatted texts, by financial year. */
export type GiftYear = ReturnType<typeof giftYears>[number]

export function giftYears(gifts: readonly OwnGift[]) {
  const years = Map.groupBy(gifts, ({ givenAt }) => financialYearOf(givenAt))
  return [...years].map(([from, own]) => ({
    from,
    title: copy.year(from),
    gifts: own.map(drawn),
  }))
}

function drawn(gift: OwnGift) {
  const { token, slug, title, currency, amountMinor, tipMinor, receiptNumber } = gift
  return {
    receiptPath: `/receipt/${token}`,
    // Payments that failed or timed out are not listed.
    state: gift.state as GiftState,
    date: formatDate(gift.givenAt),
    title,
    total: formatMoney(amountMinor + tipMinor, currency),
    tip: tipMinor > 0 && copy.tip(formatMoney(tipMinor, currency)),
    number: receiptNumber && copy.receipt(receiptNumber),
    isAnonymous: gift.isAnonymous,
    way: gift.state === 'settled' && wayOf(gift),
    returned: gift.partsMinor > 0 && copy.returned(formatMoney(gift.partsMinor, currency)),
    reason: gift.returnReason && copy.reason(storedReturn(gift.returnReason)),
    againPath: gift.isOpen ? `/campaign/${slug}/support?amount=${amountText(amountMinor)}` : null,
  }
}

const wayOf = ({ paidOutMinor, currency }: OwnGift): string =>
  paidOutMinor > 0 ? copy.paidOut(formatMoney(paidOutMinor, currency)) : copy.notPaidOut

export type MonthlyLine = ReturnType<typeof monthlyGifts>[number]

/** The member's monthly gifts with formatted texts. */
export function monthlyGifts(gifts: readonly MonthlyGiftRow[]) {
  const { next, last, ended } = copy.monthly
  return gifts.map(({ token, title, amountMinor, nextDebitOn, endedAt }) => ({
    path: givingPath({ token }),
    title,
    amount: formatMoney(amountMinor, 'INR'),
    state: endedAt ? ended : nextDebitOn ? next(formatDay(nextDebitOn)) : last,
  }))
}
