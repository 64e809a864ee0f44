import type { Method } from '#app/platform/payments/sandbox/outcomes.ts'

/** In hundredths of a percent, without GST. */
export type Fees = Readonly<Record<Method, number>>

/** 2 % of cards and net banking; no charge for UPI, as the law has it for most payments. */
export const DEFAULT_FEES: Fees = { upi: 0, card: 200, netbanking: 200 }

const GST_PERCENT = 18
const BASIS_POINTS = 10_000

/** The fee of a payment and the GST on it, each rounded to the paisa. */
export function feeOf(fees: Fees, { method, amountMinor }: { method: string | null; amountMinor: number }) {
  const rate = method !== null && Object.hasOwn(fees, method) ? fees[method as Method] : 0
  const feeMinor = Math.round((amountMinor * rate) / BASIS_POINTS)
  return { feeMinor, taxMinor: Math.round((feeMinor * GST_PERCENT) / 100) }
}

const [SATURDAY, SUNDAY, MONDAY] = [6, 0, 1]

/** How many days in a row settle on this day in India: none on a weekend, three on a Monday. Holidays are not known. */
export function daysSettledOn(day: string): number {
  const weekday = new Date(day).getUTCDay()
  if (weekday === SATURDAY || weekday === SUNDAY) return 0
  return weekday === MONDAY ? 3 : 1
}
