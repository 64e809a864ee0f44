import { trackingText, trackingUrl } from './carriers.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { productReviews, products, regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { type Ids, isAmong } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listReturns, readReturnedQuantities } from '#app/features/orders/returns/return-queries.server.ts'
import type { Shipment } from './lock-shipment.server.ts'
import { readShipmentTotals } from './shipment-totals.server.ts'
import { returnUntil } from '#app/features/orders/policy.ts'
import { orderLines, shipmentSteps } from '#app/features/orders/tables.server.ts'
import type { LineView, ShipmentView, SellerBrief, StepView } from '#app/features/orders/views.ts'

type Parts = Awaited<ReturnType<typeof readShipmentParts>>

/** What belongs to these shipments, and their sellers, by id. */
export const readShipmentParts = (db: Db, { shipmentIds, sellerIds }: { shipmentIds: Ids; sellerIds: Ids }) =>
  allKeyed({
    lines: listLineViews(db, shipmentIds),
    steps: listSteps(db, shipmentIds),
    sellers: readSellers(db, sellerIds),
    totals: readShipmentTotals(db, shipmentIds),
    returns: listReturns(db, { shipmentIds }),
  })

/** The shipments with their parts, in the order given. */
export function shipmentViews(
  shipments: readonly Shipment[],
  { lines, steps, sellers, totals, returns }: Parts,
  now: Date,
): ShipmentView[] {
  return shipments.flatMap((shipment) => {
    const [ownTotals, seller] = [totals.get(shipment.id), sellers.get(shipment.sellerId)]
    if (!ownTotals || !seller) return []
    const { id, position, state, stateAt, arrivesBy, sentAt, deliveredAt, releasedAt, invoiceNumber } = shipment
    return {
      id,
      position,
      state,
      stateAt,
      arrivesBy,
      tracking: trackingText(shipment),
      trackingUrl: trackingUrl(shipment),
      sentAt,
      deliveredAt,
      releasedAt,
      invoiceNumber,
      seller,
      lines: lines.get(id) ?? [],
      totals: ownTotals,
      returnUntil: returnUntil(shipment, now),
      steps: steps.get(id) ?? [],
      returns: returns.get(id) ?? [],
    }
  })
}

async function listLineViews(db: Db, shipmentIds: Ids): Promise<Map<string, LineView[]>> {
  const listed = db
    .select({
      shipmentId: orderLines.shipmentId,
      id: orderLines.id,
      productId: orderLines.productId,
      variantId: orderLines.variantId,
      slug: products.slug,
      variant: sql<number | null>`CASE WHEN ${productVariants.options} <> '[]' THEN ${productVariants.number} END`,
      title: orderLines.title,
      glyph: products.glyph,
      thumbnailUrl: sql<string | null>`coalesce(${productVariants.thumbnailUrl}, ${products.thumbnailUrl})`,
      priceMinor: orderLines.priceMinor,
      quantity: orderLines.quantity,
      reviewId: productReviews.id,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(productVariants, eq(productVariants.id, orderLines.variantId))
    .leftJoin(productReviews, eq(productReviews.orderLineId, orderLines.id))
    .where(isAmong(orderLines.shipmentId, shipmentIds))
    .orderBy(asc(orderLines.title))
  const [rows, returned] = await Promise.all([listed, readReturnedQuantities(db, { shipmentIds })])
  return grouped(
    rows.map(({ reviewId, ...row }) => ({
      ...row,
      sumMinor: row.priceMinor * row.quantity,
      returnedQuantity: returned.get(row.id) ?? 0,
      hasReview: reviewId !== null,
    })),
  )
}

async function listSteps(db: Db, shipmentIds: Ids): Promise<Map<string, StepView[]>> {
  const { shipmentId, fromState, toState, at, by, reason, id } = shipmentSteps
  const rows = await db
    .select({ shipmentId, from: fromState, to: toState, at, by, reason })
    .from(shipmentSteps)
    .where(isAmong(shipmentId, shipmentIds))
    .orderBy(asc(id))
  return grouped(rows)
}

async function readSellers(db: Db, sellerIds: Ids): Promise<ReadonlyMap<string, SellerBrief>> {
  const { id, slug, displayName } = sellerProfiles
  const rows = await db
    .select({ id, slug, displayName, region: regions.name, country: regions.country })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(isAmong(id, sellerIds))
  return new Map(
    rows.map(({ region, country, ...seller }) => [seller.id, { ...seller, place: `${region}, ${country}` }]),
  )
}

function grouped<Row extends { shipmentId: string }>(rows: readonly Row[]): Map<string, Omit<Row, 'shipmentId'>[]> {
  const groups = new Map<string, Omit<Row, 'shipmentId'>[]>()
  for (const { shipmentId, ...row } of rows) groups.set(shipmentId, [...(groups.get(shipmentId) ?? []), row])
  return groups
}
