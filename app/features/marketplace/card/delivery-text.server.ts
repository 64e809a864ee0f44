import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

/** Price, time and area of the delivery of one parcel. */
interface Parcel {
  deliveryMinor: number
  deliveryDays: number
  /** The only State it is delivered within; null for all of India. */
  within: string | null
}

/** 'Delivery ₹60, arrives within about 7 days, within Maharashtra only'; without a currency the price is left out. */
export function deliveryText({ deliveryMinor, deliveryDays, within }: Parcel, currency?: string): string {
  const { title, free, arrives, within: inState } = copy.delivery
  const cost = currency ? `${title} ${formatMoney(deliveryMinor, currency)}` : title
  const words = [deliveryMinor > 0 ? cost : free, arrives(deliveryDays), within && inState(within)]
  return words.filter(Boolean).join(', ')
}
