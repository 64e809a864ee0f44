import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { listDeliveryRates } from '#app/features/marketplace/delivery/delivery-queries.server.ts'
import { type DeliveryRate, REST } from '#app/features/marketplace/delivery/delivery-rule.ts'
import { sendsWithin } from '#app/features/marketplace/schema.ts'
import { holidayOf } from '#app/features/marketplace/sellers/holiday.ts'
import type { SellerContext } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { amountText, formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

const words = copy.delivery

/** Holiday, minimum and delivery of the shop, with all text formatted. */
export async function termsView({ db, shop, now }: SellerContext) {
  const holiday = holidayOf(shop, now)
  const rates = (await listDeliveryRates(db, [shop.id])).get(shop.id) ?? []
  const within = sendsWithin(shop)
  return {
    holiday: {
      now: holiday && copy.holiday.now(formatDate(holiday.until)),
      values: { until: holiday ? dayOfIndia(holiday.until) : '', holidayNote: holiday?.note ?? '' },
    },
    minimum: shop.minOrderMinor === null ? '' : amountText(shop.minOrderMinor),
    home: { state: shop.state, within },
    rates: rates.toSorted((a, b) => Number(a.place === REST) - Number(b.place === REST)).map(rateView),
  }
}

export type TermsView = Awaited<ReturnType<typeof termsView>>

function rateView({ place, costMinor, days }: DeliveryRate) {
  const delivers = costMinor !== null && days !== null
  const cost = costMinor ? formatMoney(costMinor, 'INR') : words.free
  return {
    place,
    name: place === REST ? words.rest : place,
    text: delivers ? `${cost}, ${words.days(days)}` : words.not,
  }
}
