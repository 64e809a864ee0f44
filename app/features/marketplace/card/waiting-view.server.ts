import { formatTime } from '#app/platform/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

export interface WaitingView {
  token: string
  words: string
}

interface Waiting {
  token: string
  totalMinor: number
  currency: string
  reservedUntil: Date
}

export const waitingView = ({ token, totalMinor, currency, reservedUntil }: Waiting): WaitingView => ({
  token,
  words: copy.waiting.body(formatMoney(totalMinor, currency), formatTime(reservedUntil)),
})
