import { localeUrl } from '#app/platform/language/language-paths.ts'
import type { ProductPageView } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { areaText } from '#app/features/marketplace/delivery/area-text.server.ts'
import { deliveryTo, hasPricesByState, parcelOf } from '#app/features/marketplace/delivery/delivery-rule.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import type { OptionView } from '#app/features/marketplace/variants/choose-variant.tsx'
import { itemId, itemOf, itemPath, itemTitle } from '#app/features/marketplace/variants/item-id.ts'
import { choicesOf, hasSeveralPrices, shownVariant } from '#app/features/marketplace/variants/variant-choices.ts'
import type { ProductRecord, VariantRecord } from '#app/features/marketplace/views.ts'
import { productCardView, productDye } from '#app/features/marketplace/card/product-card-view.server.ts'
import { informationView } from '#app/features/marketplace/product-information/information-view.server.ts'
import { fullStop, sentences } from '#app/platform/text/sentences.ts'
import { words } from './product-copy.server.ts'

/** With this many units or fewer the page says how many are left. */
const LEFT_SHOWN_MAX = 5

/** The page of a product with all text formatted, so that the browser only renders. */
export type ProductView = ReturnType<typeof productView>

interface Shown {
  siteUrl: string
  /** The number of a variant in the page's address. */
  variant: number | null
  now: Date
}

/** With `variant`, the number in the page's address, it shows that variant, else the first in stock. */
export function productView(page: ProductPageView, { siteUrl, variant, now }: Shown) {
  const { product, maker } = page
  const { slug, title, description, currency, rating } = product
  const shown = shownVariant(product.variants, variant)
  const { stock } = shown
  const item = itemOf(product, shown)
  const average = rating?.average.toFixed(1) ?? ''
  return {
    slug,
    itemId: itemId(item),
    path: itemPath(item),
    title,
    /** With the values of the variant. */
    itemTitle: itemTitle(title, shown.options),
    options: optionViews(product, shown),
    description,
    writtenIn: page.writtenIn,
    url: localeUrl(siteUrl, `/product/${slug}`),
    dye: productDye(product),
    glyph: product.glyph,
    kolam: drawKolam({ kind: 'cloth', id: slug }),
    photos: photosOf(page, shown),
    imageUrl: shown.image ?? product.images[0],
    rating: rating && { average, label: words.rating(average, rating.count) },
    price: formatMoney(shown.price_minor, currency),
    listPrice: shown.list_price_minor === null ? null : formatMoney(shown.list_price_minor, currency),
    listPriceEnd: listPriceEnd(page, shown),
    isSoldOut: stock === 0,
    left: stock > 0 && stock <= LEFT_SHOWN_MAX ? words.left(stock) : null,
    delivery: deliveryView(page),
    minimum: page.minOrderMinor === null ? null : words.delivery.minimum(formatMoney(page.minOrderMinor, 'INR')),
    holiday: page.holiday && { title: words.holiday(formatDate(page.holiday.until)), note: page.holiday.note },
    information: informationView({
      facts: page.facts,
      category: product.categories.name,
      priceMinor: shown.price_minor,
      options: shown.options,
      currency,
      fssaiCheck: page.fssaiCheck,
      now,
    }),
    maker: {
      slug: maker.slug,
      name: maker.name,
      place: maker.place,
      bio: maker.bio,
      voice: maker.voice,
      isVerified: maker.isVerified,
      portrait: maker.portrait,
      dye: dyeOf(maker.slug),
      kolam: drawKolam({ kind: 'person', id: maker.slug }),
      checks: maker.checks.map(({ kind, note, validUntil }) => ({
        what: words.maker.kinds[kind],
        note,
        until: words.maker.until(formatDate(validUntil)),
      })),
    },
    more: page.more.map((each) => productCardView(each, now)),
  }
}

/** Price and days while the buyer's State is not known, as in the cart, and the area of delivery. */
function deliveryView({ product: { currency }, parcel, terms }: ProductPageView) {
  const { deliveryMinor, deliveryDays } = parcelOf([parcel], { to: deliveryTo(terms, null), currency })
  const cost =
    deliveryMinor > 0
      ? `${words.delivery.cost(formatMoney(deliveryMinor, currency))}, ${words.delivery.costHint}`
      : words.delivery.free
  return {
    cost: sentences(cost, words.delivery.arrives(deliveryDays)) + fullStop(),
    byState: hasPricesByState(parcel, { terms, currency }) ? words.delivery.byState : null,
    area: areaText(terms),
  }
}

/** The values to choose from; the price of each where a product has one option. */
function optionViews(product: ProductRecord, shown: VariantRecord): OptionView[] {
  const { options, variants, currency } = product
  const showsPrices = options.length === 1 && hasSeveralPrices(product)
  const priceOf = (number: number) =>
    formatMoney(variants.find((each) => each.number === number)?.price_minor ?? 0, currency)
  return choicesOf(options, variants, shown).map(({ name, choices }) => ({
    name,
    choices: choices.map((choice) => ({ ...choice, price: showsPrices ? priceOf(choice.number) : null })),
  }))
}

/** The photos in the seller's order; that of the variant comes first. */
function photosOf({ product, photos }: ProductPageView, shown: VariantRecord) {
  const described = photos.map((photo, i) => ({ ...photo, alt: photo.alt || words.pictureAlt(product.title, i + 1) }))
  const own = shown.image === null ? undefined : described[product.images.indexOf(shown.image)]
  return own ? [own, ...described.filter((photo) => photo !== own)] : described
}

function listPriceEnd({ listPricesUntil }: ProductPageView, { id, list_price_minor: listPrice }: VariantRecord) {
  const until = listPrice === null ? undefined : listPricesUntil.get(id)
  return until ? words.listPriceEnd(formatDate(until)) : null
}
