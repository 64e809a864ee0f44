import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { orderParts, orderRefunds, orders } from '#app/features/orders/tables.server.ts'
import type { PartTotals } from '#app/features/orders/views.ts'

const BASIS_POINTS = 10_000

/**
 * The money of these parts: the one query behind the buyer's page, the seller's desk and the release. What went back
 * counts against the goods first; what the platform keeps is a share of the goods that she kept, rounded down.
 */
export async function readPartTotals(db: Db, partIds: readonly string[]): Promise<Map<string, PartTotals>> {
  if (partIds.length === 0) return new Map()
  const { amountMinor, settledAt } = orderRefunds
  const rows = await db
    .select({
      id: orderParts.id,
      goodsMinor: orderParts.goodsMinor,
      deliveryMinor: orderParts.deliveryMinor,
      basisPoints: orderParts.commissionBasisPoints,
      isPaid: sql<boolean>`${orders.paidAt} IS NOT NULL`,
      refundedMinor: sql`coalesce(sum(${amountMinor}), 0)`.mapWith(Number),
      arrivedMinor: sql`coalesce(sum(${amountMinor}) FILTER (WHERE ${settledAt} IS NOT NULL), 0)`.mapWith(Number),
    })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .leftJoin(orderRefunds, eq(orderRefunds.partId, orderParts.id))
    .where(inArray(orderParts.id, [...partIds]))
    .groupBy(orderParts.id, orders.id)
  return new Map(rows.map(({ id, ...row }) => [id, totalsOf(row)]))
}

/** Of one part. @throws when there is none. */
export async function getPartTotals(db: Db, partId: string): Promise<PartTotals> {
  const totals = (await readPartTotals(db, [partId])).get(partId)
  if (!totals) throw new Error(`no order part ${partId}`)
  return totals
}

interface Sums {
  goodsMinor: number
  deliveryMinor: number
  basisPoints: number
  isPaid: boolean
  refundedMinor: number
  arrivedMinor: number
}

function totalsOf({ basisPoints, isPaid, ...sums }: Sums): PartTotals {
  const { goodsMinor, deliveryMinor, refundedMinor } = sums
  const totalMinor = goodsMinor + deliveryMinor
  const keptMinor = Math.max(goodsMinor - refundedMinor, 0)
  const commissionMinor = Math.floor((keptMinor * basisPoints) / BASIS_POINTS)
  const earnedMinor = isPaid ? totalMinor - refundedMinor - commissionMinor : 0
  return { ...sums, totalMinor, commissionMinor, earnedMinor }
}
