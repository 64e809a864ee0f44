import type { listOwnProducts } from '#app/features/marketplace/listing/own-queries.server.ts'
import { copy } from '#app/features/marketplace/variants/copy.ts'
import { formatMoney } from '#app/platform/money.ts'
import { type ThumbView, thumbView } from '#app/features/marketplace/card/product-card-view.server.ts'
import type { ListingState } from '#app/features/marketplace/schema.ts'

type Row = Awaited<ReturnType<typeof listOwnProducts>>['products'][number]

/** One row of the list of listings, with all text formatted. */
export interface ListingView {
  slug: string
  title: string
  state: ListingState
  isWithdrawn: boolean
  price: string
  /** How many variants it has; null for one. */
  variants: string | null
  listPrice: string | null
  stock: number
  thumb: ThumbView
}

export function listingView(row: Row): ListingView {
  const { slug, title, state, stock, currency } = row
  return {
    slug,
    title,
    state,
    isWithdrawn: row.withdrawnReason !== null,
    price: priceText(row),
    variants: row.variants.length > 1 ? copy.count(row.variants.length) : null,
    listPrice: row.listPriceMinor === null ? null : formatMoney(row.listPriceMinor, currency),
    stock,
    thumb: thumbView(row),
  }
}

function priceText({ priceMinor, currency, variants }: Row): string {
  const lowest = formatMoney(priceMinor, currency)
  return variants.some((variant) => variant.priceMinor !== priceMinor) ? copy.from(lowest) : lowest
}
