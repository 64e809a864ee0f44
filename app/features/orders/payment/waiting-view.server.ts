import { formatTime } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'
import type { WaitingOrder } from './waiting-queries.server.ts'

export interface WaitingView {
  token: string
  words: string
}

export const waitingView = ({ token, totalMinor, currency, reservedUntil }: WaitingOrder): WaitingView => ({
  token,
  words: copy.body(formatMoney(totalMinor, currency), formatTime(reservedUntil)),
})
