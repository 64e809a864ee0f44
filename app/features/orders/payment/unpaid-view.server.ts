import { formatTime } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'
import type { UnpaidOrder } from './unpaid-queries.server.ts'

export interface UnpaidView {
  token: string
  words: string
}

export const unpaidView = ({ token, totalMinor, currency, reservedUntil }: UnpaidOrder): UnpaidView => ({
  token,
  words: copy.body(formatMoney(totalMinor, currency), formatTime(reservedUntil)),
})
