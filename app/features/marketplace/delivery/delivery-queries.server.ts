import { asc, sql, type SQLWrapper } from 'drizzle-orm'
import { type Ids, isAmong, isNone } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DeliveryRate } from './delivery-rule.ts'
import { sellerDelivery } from './delivery-tables.server.ts'

/**
 * The delivery rates of these sellers (their ids, or an SQL query of them), by the seller's id; sellers without a rate
 * are left out.
 */
export async function listDeliveryRates(db: Db, sellerIds: Ids): Promise<ReadonlyMap<string, readonly DeliveryRate[]>> {
  if (isNone(sellerIds)) return new Map()
  const rows = await db
    .select()
    .from(sellerDelivery)
    .where(isAmong(sellerDelivery.sellerId, sellerIds))
    .orderBy(asc(sellerDelivery.place))
  const bySeller = Map.groupBy(rows, ({ sellerId }) => sellerId)
  return new Map(
    [...bySeller].map(([id, own]) => [id, own.map(({ place, costMinor, days }) => ({ place, costMinor, days }))]),
  )
}

/** A column: the delivery rates of the seller with this id. */
export function deliveryRatesOf(id: SQLWrapper) {
  const { sellerId, place, costMinor, days } = sellerDelivery
  return sql<DeliveryRate[]>`(
    SELECT coalesce(json_agg(json_build_object('place', ${place}, 'costMinor', ${costMinor}, 'days', ${days})
             ORDER BY ${place}), '[]')
      FROM ${sellerDelivery} WHERE ${sellerId} = ${id})`
}
