import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

/** Items, delivery and total, as the order's page and its mails show them. */
export function totalRows(
  { goodsMinor, deliveryMinor }: { goodsMinor: number; deliveryMinor: number },
  currency: string,
): [label: string, value: string][] {
  const { rows } = copy
  const isFree = deliveryMinor === 0
  return [
    ...(isFree ? [] : [[rows.goods, formatMoney(goodsMinor, currency)] as [string, string]]),
    [rows.delivery, isFree ? rows.free : formatMoney(deliveryMinor, currency)],
    [rows.total, formatMoney(goodsMinor + deliveryMinor, currency)],
  ]
}
