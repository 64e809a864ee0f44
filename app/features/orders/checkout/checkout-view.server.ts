import { itemId, readItemId } from '#app/features/marketplace/variants/item-id.ts'
import type { ProductRecord } from '#app/features/marketplace/views.ts'
import type { RequestedItem } from '#app/features/orders/placing/quote.ts'
import type { LineProblem, Quote } from '#app/features/orders/views.ts'
import type { DeviceListEntry } from '#app/platform/device-list/device-list.ts'
import { formatMoney } from '#app/platform/money.ts'
import { deliveryText } from '#app/features/marketplace/card/delivery-text.server.ts'
import { thumbView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { copy } from './copy.ts'

/** The quote as the checkout shows it. */
export type SummaryView = ReturnType<typeof summaryView>

export function summaryView(quote: Quote) {
  const money = (amountMinor: number) => formatMoney(amountMinor, quote.currency)
  return {
    currency: quote.currency,
    things: quote.shipments.flatMap(({ lines }) => lines.map((line) => `${itemId(line)}:${line.quantity}`)).join('.'),
    leftOut: leftOutOf(quote.problems),
    agreed: String(quote.totalMinor),
    shipments: quote.shipments.map((shipment) => ({
      slug: shipment.seller.slug,
      from: copy.order.from(shipment.seller.displayName, shipment.seller.place),
      delivery: deliveryText(shipment),
      deliveryCost: shipment.deliveryMinor > 0 ? money(shipment.deliveryMinor) : null,
      lines: shipment.lines.map((line) => {
        const { title, quantity } = line
        return { id: itemId(line), title, thumb: thumbView(line), quantity, sum: money(line.sumMinor) }
      }),
    })),
    sellers: quote.shipments.map(({ seller }) => seller.displayName),
    goods: money(quote.goodsMinor),
    delivery: quote.deliveryMinor > 0 ? money(quote.deliveryMinor) : null,
    total: money(quote.totalMinor),
    problems: problemsOf(quote.problems),
  }
}

/** Items that another State would make deliverable, as the hidden field `leftOut` carries them. */
function leftOutOf(problems: readonly LineProblem[]): string {
  return problems.flatMap((each) => (each.requested ? [`${itemId(each)}:${each.requested}`] : [])).join('.')
}

/** Each problem's text; those of the whole order once. */
function problemsOf(problems: readonly LineProblem[]): string[] {
  return [...new Set(problems.map((problem) => copy.problems[problem.kind](problem.title, problem)))]
}

/** The currencies of a cart, in the order in which items were added, each with its lines. */
export function linesByCurrency(
  entries: readonly DeviceListEntry[],
  products: readonly Pick<ProductRecord, 'slug' | 'currency'>[],
): Map<string, RequestedItem[]> {
  const currencies = new Map(products.map(({ slug, currency }) => [slug, currency]))
  const lines = new Map<string, RequestedItem[]>()
  for (const { id, quantity } of entries) {
    const item = readItemId(id)
    const currency = item && currencies.get(item.slug)
    if (currency) lines.set(currency, [...(lines.get(currency) ?? []), { ...item, quantity }])
  }
  return lines
}
