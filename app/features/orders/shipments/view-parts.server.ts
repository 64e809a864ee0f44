import { asc, eq, inArray } from 'drizzle-orm'
import { productReviews, products, regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listCases, readReturnedQuantities } from '#app/features/orders/returns/case-queries.server.ts'
import type { Part } from './lock-part.server.ts'
import { readPartTotals } from './part-totals.server.ts'
import { returnUntil } from '#app/features/orders/policy.ts'
import { orderLines, orderPartSteps } from '#app/features/orders/tables.server.ts'
import type { LineView, PartView, SellerBrief, StepView } from '#app/features/orders/views.ts'

/** Parts as pages show them, in the order given; a few queries for all of them together. */
export async function viewParts(db: Db, { parts, now }: { parts: readonly Part[]; now: Date }): Promise<PartView[]> {
  const partIds = parts.map(({ id }) => id)
  if (partIds.length === 0) return []
  const [lines, steps, sellers] = [
    await listLineViews(db, partIds),
    await listSteps(db, partIds),
    await readSellers(db, parts),
  ]
  const [totals, cases] = [await readPartTotals(db, partIds), await listCases(db, { partIds })]
  return parts.flatMap((part) => {
    const [ownTotals, seller] = [totals.get(part.id), sellers.get(part.sellerId)]
    if (!ownTotals || !seller) return []
    const { id, position, state, stateAt, arrivesBy, tracking, sentAt, deliveredAt, releasedAt, invoiceNumber } = part
    return {
      id,
      position,
      state,
      stateAt,
      arrivesBy,
      tracking,
      sentAt,
      deliveredAt,
      releasedAt,
      invoiceNumber,
      seller,
      lines: lines.get(id) ?? [],
      totals: ownTotals,
      returnUntil: returnUntil(part, now),
      steps: steps.get(id) ?? [],
      cases: cases.get(id) ?? [],
    }
  })
}

async function listLineViews(db: Db, partIds: readonly string[]): Promise<Map<string, LineView[]>> {
  const rows = await db
    .select({
      partId: orderLines.partId,
      id: orderLines.id,
      productId: orderLines.productId,
      slug: products.slug,
      title: orderLines.title,
      glyph: products.glyph,
      thumbnailUrl: products.thumbnailUrl,
      priceMinor: orderLines.priceMinor,
      quantity: orderLines.quantity,
      reviewId: productReviews.id,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(productReviews, eq(productReviews.orderLineId, orderLines.id))
    .where(inArray(orderLines.partId, [...partIds]))
    .orderBy(asc(orderLines.title))
  const returned = await readReturnedQuantities(db, { partIds })
  return grouped(
    rows.map(({ reviewId, ...row }) => ({
      ...row,
      sumMinor: row.priceMinor * row.quantity,
      returnedQuantity: returned.get(row.id) ?? 0,
      hasReview: reviewId !== null,
    })),
  )
}

async function listSteps(db: Db, partIds: readonly string[]): Promise<Map<string, StepView[]>> {
  const { partId, fromState, toState, at, by, reason, id } = orderPartSteps
  const rows = await db
    .select({ partId, from: fromState, to: toState, at, by, reason })
    .from(orderPartSteps)
    .where(inArray(partId, [...partIds]))
    .orderBy(asc(id))
  return grouped(rows)
}

export async function readSellers(
  db: Db,
  parts: readonly { sellerId: string }[],
): Promise<ReadonlyMap<string, SellerBrief>> {
  const { id, slug, displayName } = sellerProfiles
  const rows = await db
    .select({ id, slug, displayName, region: regions.name, country: regions.country })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(inArray(id, [...new Set(parts.map(({ sellerId }) => sellerId))]))
  return new Map(
    rows.map(({ region, country, ...seller }) => [seller.id, { ...seller, place: `${region}, ${country}` }]),
  )
}

function grouped<Row extends { partId: string }>(rows: readonly Row[]): Map<string, Omit<Row, 'partId'>[]> {
  const groups = new Map<string, Omit<Row, 'partId'>[]>()
  for (const { partId, ...row } of rows) groups.set(partId, [...(groups.get(partId) ?? []), row])
  return groups
}
