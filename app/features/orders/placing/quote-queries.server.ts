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
export async function quoteOrder(
  db: Db,
  { currency, lines, state, actor, now, reserved = [] }: QuoteInput,
): Promise<Quote> {
  const slugs = [...new Set(lines.map(({ slug }) => slug))].filter(isSlug)
  const userId = userIdOf(actor)
  const forSale = await listForSale(db, slugs)
  const reservedQuantities = reservedByVariant(forSale, reserved)
  const withReserved = forSale.map((product) => ({
    ...product,
    stock: product.stock + (reservedQuantities.get(product.variantId) ?? 0),
  }))
  if (userId !== null) return quoteOf({ currency, lines, state, userId, now }, withReserved)
  const held = await readGuestHolds(db, slugs)
  const guestHolds = new Map(
    [...held].map(([id, quantity]) => [id, Math.max(0, quantity - (reservedQuantities.get(id) ?? 0))]),
  )
  return quoteOf({ currency, lines, state, userId, now, guestHolds }, withReserved)
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
