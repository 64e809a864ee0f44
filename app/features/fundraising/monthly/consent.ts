import { formatMoney } from '#app/platform/money.ts'
import { formatDay } from '#app/platform/time/indian-days.ts'
import { consentCopy } from './copy.ts'
import { MANDATE_YEARS, MONTHLY_MINOR_MAX } from './mandate-rules.ts'
import { addDays, dayOfMonth, debitDay } from './schedule.ts'

const MONTHS_A_YEAR = 12
const CURRENCY = 'INR'

/** The dates of a monthly gift that is approved on `day`. */
export function termsOf(day: string) {
  const own = { dayOfMonth: dayOfMonth(day) }
  return {
    ...own,
    secondOn: debitDay(day, { ...own, monthsLater: 1 }),
    endsOn: addDays(debitDay(day, { ...own, monthsLater: MANDATE_YEARS * MONTHS_A_YEAR }), -1),
  }
}

/** What a supporter agrees to, sentence by sentence; it is stored as it was shown. `day` is the day of the approval. */
export function consentOf({ amountMinor, day }: { amountMinor: number; day: string }): readonly string[] {
  const { secondOn, endsOn, dayOfMonth: monthly } = termsOf(day)
  const amount = formatMoney(amountMinor, CURRENCY)
  const dates = { second: formatDay(secondOn), last: formatDay(endsOn) }
  const { today, later, notice, stop, ends, failed, limit } = consentCopy.sentences
  return [
    today(amount),
    later({ amount, day: monthly, ...dates }),
    notice,
    stop,
    ends(dates.last),
    failed,
    limit(formatMoney(MONTHLY_MINOR_MAX, CURRENCY)),
  ]
}
