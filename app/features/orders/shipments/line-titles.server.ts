import { asc } from 'drizzle-orm'
import { orderLines } from '#app/features/orders/tables.server.ts'
import { type Ids, isAmong } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** What is in these shipments, by the shipment's id. */
export async function listTitles(
  db: Db,
  shipmentIds: Ids,
): Promise<Map<string, { title: string; quantity: number }[]>> {
  const { shipmentId, title, quantity } = orderLines
  const rows = await db
    .select({ shipmentId, title, quantity })
    .from(orderLines)
    .where(isAmong(shipmentId, shipmentIds))
    .orderBy(asc(title))
  const titles = new Map<string, { title: string; quantity: number }[]>()
  for (const { shipmentId: id, ...line } of rows) titles.set(id, [...(titles.get(id) ?? []), line])
  return titles
}
