import { fieldsOf } from '#app/features/marketplace/listing/product.ts'
import type { OwnProductDetails } from '#app/features/marketplace/listing/own-queries.server.ts'
import type { ListingState } from '#app/features/marketplace/schema.ts'
import { itemTitle } from '#app/features/marketplace/variants/item-id.ts'
import type { VariantsState } from '#app/features/marketplace/shop-variants/variants-form.ts'
import { variantsState } from '#app/features/marketplace/shop-variants/variants-state.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { amountText, formatMoney } from '#app/platform/money.ts'

export interface PhotoView {
  id: string
  src: string
  alt: string
}

/** A listing of the seller with all text formatted, and the values of its form. */
export interface ProductView {
  slug: string
  title: string
  state: ListingState
  isSoldOut: boolean
  withdrawnReason: string | null
  fields: Record<string, string>
  fixedCurrency: string | null
  currency: string
  /** Price and stock are those of its variants. */
  hasOptions: boolean
  variants: VariantsState
  photos: PhotoView[]
  /** With the values of the variant; '' without options. */
  prices: { variant: string; price: string; since: string; until: string | null }[]
  listPrice: string | null
  /** Changes when the data of the forms was saved, so that they are rendered again. */
  version: string
}

export function productView(product: OwnProductDetails): ProductView {
  const { slug, title, state, stock, currency, listPriceMinor, photos, prices } = product
  // 'free' is meant for files; the form's hint explains 0.
  const fields = { ...fieldsOf(product), delivery: amountText(product.deliveryMinor) }
  const variants = variantsState(product)
  const photoViews = photos.map(({ id, alt, sources }) => ({
    id,
    alt,
    src: sources.find(({ type }) => type === 'image/webp')?.src ?? '',
  }))
  return {
    slug,
    title,
    state,
    isSoldOut: state === 'published' && stock === 0,
    withdrawnReason: product.withdrawnReason,
    fields,
    fixedCurrency: state === 'draft' ? null : currency,
    currency,
    hasOptions: product.options.length > 0,
    variants,
    photos: photoViews,
    prices: prices.map(({ options: [value = '', ...values], priceMinor, since, until }) => ({
      variant: itemTitle(value, values),
      price: formatMoney(priceMinor, currency),
      since: formatDate(since),
      until: until && formatDate(until),
    })),
    listPrice: listPriceMinor === null ? null : formatMoney(listPriceMinor, currency),
    version: JSON.stringify([fields, photoViews, variants]),
  }
}
