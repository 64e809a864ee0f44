import { listForSale } from '#app/features/marketplace/catalogue/sale-queries.server.ts'
import { isSlug } from '#app/features/marketplace/schema.ts'
import { type Actor, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { quoteOf, type RequestedItem } from './quote.ts'
import { readGuestHolds } from '#app/features/orders/payment/unpaid-limits.server.ts'
import type { Quote } from '#app/features/orders/views.ts'

export interface QuoteInput {
  currency: string
  /** As many as a cart holds; lines of products in another currency belong to another order and are left out. */
  lines: readonly RequestedItem[]
  /** The State it is sent to; null while nobody has said. */
  state: string | null
  actor: Actor
  /** Pieces that are kept for her already in orders that this one would take the place of. */
  kept?: readonly RequestedItem[]
}

/** What an order would cost now. Problems are named; the rest is computed from what can be had. */
export async function quoteOrder(db: Db, { currency, lines, state, actor, kept = [] }: QuoteInput): Promise<Quote> {
  const slugs = [...new Set(lines.map(({ slug }) => slug))].filter(isSlug)
  const userId = userIdOf(actor)
  const forSale = await listForSale(db, slugs)
  const keptOf = (slug: string) => kept.reduce((sum, line) => (line.slug === slug ? sum + line.quantity : sum), 0)
  const withKept = forSale.map((product) => ({ ...product, stock: product.stock + keptOf(product.slug) }))
  if (userId !== null) return quoteOf({ currency, lines, state, userId }, withKept)
  const held = await readGuestHolds(db, slugs)
  const guestHolds = new Map([...held].map(([slug, quantity]) => [slug, Math.max(0, quantity - keptOf(slug))]))
  return quoteOf({ currency, lines, state, userId, guestHolds }, withKept)
}
