import { type ForSale, listForSale } from '#app/features/marketplace/catalogue/sale-queries.server.ts'
import { isSlug } from '#app/features/marketplace/schema.ts'
import { findVariant } from '#app/features/marketplace/variants/item-id.ts'
import { type Actor, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { quoteOf, type RequestedItem } from './quote.ts'
import { readGuestHolds } from '#app/features/orders/payment/unpaid-limits.server.ts'
import type { Quote } from '#app/features/orders/views.ts'

export interface QuoteInput {
  currency: string
  /**
   * At most as many as a cart holds; lines of products in another currency belong to another order and are left out.
   */
  lines: readonly RequestedItem[]
  /** The State of delivery; null when unknown. */
  state: string | null
  actor: Actor
  now: Date
  /** Items that the buyer's unpaid orders reserve, which this order would replace. */
  reserved?: readonly RequestedItem[]
}

/** The current price of an order. Problems are listed; the sums cover the lines that can be ordered. */
export async function quoteOrder(db: Db, input: QuoteInput): Promise<Quote> {
  const { actor, lines } = input
  return quoteFrom(await readOffers(db, { actor, slugs: lines.map(({ slug }) => slug) }), input)
}

/** What quotes are made from. */
export interface Offers {
  forSale: readonly ForSale[]
  /** By variant id; for guests. */
  guestHolds?: ReadonlyMap<string, number>
}

/** The products of these slugs, for any number of quotes. */
export async function readOffers(
  db: Db,
  { actor, slugs }: { actor: Actor; slugs: readonly string[] },
): Promise<Offers> {
  const wanted = [...new Set(slugs)].filter(isSlug)
  const forSale = await listForSale(db, wanted)
  return userIdOf(actor) === null ? { forSale, guestHolds: await readGuestHolds(db, wanted) } : { forSale }
}

/** The same as `quoteOrder` from what is read already; products of no line do not matter. */
export function quoteFrom(
  { forSale, guestHolds }: Offers,
  { currency, lines, state, actor, now, reserved = [] }: QuoteInput,
): Quote {
  const own = reservedByVariant(forSale, reserved)
  const withOwn = forSale.map((product) => ({ ...product, stock: product.stock + (own.get(product.variantId) ?? 0) }))
  const request = { currency, lines, state, userId: userIdOf(actor), now }
  if (!guestHolds) return quoteOf(request, withOwn)
  const others = new Map([...guestHolds].map(([id, quantity]) => [id, Math.max(0, quantity - (own.get(id) ?? 0))]))
  return quoteOf({ ...request, guestHolds: others }, withOwn)
}

/** The reserved quantities by variant id. */
function reservedByVariant(
  forSale: readonly ForSale[],
  reserved: readonly RequestedItem[],
): ReadonlyMap<string, number> {
  const bySlug = Map.groupBy(forSale, ({ slug }) => slug)
  const quantities = new Map<string, number>()
  for (const { slug, variant, quantity } of reserved) {
    const found = findVariant(bySlug.get(slug) ?? [], variant)
    if (found.ok) quantities.set(found.variant.variantId, (quantities.get(found.variant.variantId) ?? 0) + quantity)
  }
  return quantities
}
