import { randomBytes, randomUUID } from 'node:crypto'
import { takeStock } from '#app/features/marketplace/listing/take-stock.server.ts'
import { listForSale } from '#app/features/marketplace/catalogue/sale-queries.server.ts'
import { type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { rememberLanguage } from '#app/platform/mail/languages.server.ts'
import { readCommission } from '#app/features/orders/money/commission.server.ts'
import { takeOrderNumber } from '#app/features/orders/money/numbers.server.ts'
import { orderLines, orderShipments, shipmentSteps, orders } from '#app/features/orders/tables.server.ts'
import type { Address, Quote } from '#app/features/orders/views.ts'

const TOKEN_BYTES = 16

export interface WrittenOrder {
  id: string
  number: string
  publicToken: string
}

interface Writing {
  ctx: Pick<PrivateContext, 'actor' | 'now' | 'sealer'>
  input: Address & { email: string | null }
  orderId: string
  formKey: string
  /** Without problems, of locked products. */
  quote: Quote
  reservedUntil: Date
  networkKey: string | null
}

/**
 * Takes the items from stock and writes the order with its shipments. The order's number is taken last: its counter
 * stays locked until the commit.
 */
export async function writeOrder(tx: Db, writing: Writing): Promise<WrittenOrder> {
  const { ctx, input, orderId, formKey, quote, reservedUntil, networkKey } = writing
  const taken = await takeStock(
    tx,
    quote.shipments.flatMap(({ lines }) => lines),
  )
  if (!taken.ok) throw new Error(`order ${orderId}: the stock changed under its lock`)
  const rateOf = await readRates(tx, writing)
  await rememberLanguage(tx, ctx, [input.email, input.phone])
  const number = await takeOrderNumber(tx, ctx.now)
  const publicToken = randomBytes(TOKEN_BYTES).toString('base64url')
  await tx.insert(orders).values({
    id: orderId,
    number,
    publicToken,
    formKey,
    userId: userIdOf(ctx.actor),
    currency: quote.currency,
    buyerName: input.name,
    email: input.email,
    phone: input.phone,
    line1: input.line1,
    line2: input.line2,
    city: input.city,
    district: input.district ?? null,
    state: input.state,
    pin: input.pin,
    placedAt: ctx.now,
    reservedUntil,
    networkKey,
  })
  const shipments = quote.shipments.map((shipment) => ({ ...shipment, id: randomUUID() }))
  await tx.insert(orderShipments).values(
    shipments.map(({ id, seller, lines, goodsMinor, deliveryMinor, deliveryDays }, position) => ({
      id,
      orderId,
      sellerId: seller.id,
      position,
      stateAt: ctx.now,
      goodsMinor,
      deliveryMinor,
      commissionBasisPoints: Math.min(...lines.map(({ slug }) => rateOf(slug))),
      arrivesBy: new Date(ctx.now.getTime() + deliveryDays * DAY_MS),
    })),
  )
  await tx.insert(orderLines).values(
    shipments.flatMap(({ id: shipmentId, lines }) =>
      lines.map(({ productId, variantId, title, priceMinor, quantity }) => ({
        shipmentId,
        productId,
        variantId,
        title,
        priceMinor,
        quantity,
      })),
    ),
  )
  await tx.insert(shipmentSteps).values(shipments.map(({ id }) => firstStep(id, ctx)))
  return { id: orderId, number, publicToken }
}

/** Commission by product. A shipment has one rate: the lowest of its categories' rates, in the seller's favour. */
async function readRates(tx: Db, { ctx, quote }: Writing): Promise<(slug: string) => number> {
  const slugs = quote.shipments.flatMap(({ lines }) => lines.map(({ slug }) => slug))
  const categories = new Map((await listForSale(tx, slugs)).map(({ slug, categoryId }) => [slug, categoryId]))
  const rateOf = await readCommission(tx, { categoryIds: [...new Set(categories.values())], now: ctx.now })
  return (slug) => rateOf(categories.get(slug) ?? '')
}

function firstStep(shipmentId: string, { actor, now }: Writing['ctx']): typeof shipmentSteps.$inferInsert {
  const userId = userIdOf(actor)
  return { shipmentId, fromState: null, toState: 'reserved', at: now, by: 'buyer', userId }
}
