import { inArray } from 'drizzle-orm'
import { products } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listLines } from '#app/features/orders/shipments/lock-shipment.server.ts'
import type { MailLine } from './message.ts'

/** The lines of a shipment with the small pictures of their products, as they are now. */
export async function listMailLines(tx: Db, shipmentId: string): Promise<MailLine[]> {
  const lines = await listLines(tx, shipmentId)
  const { id, thumbnailUrl } = products
  const ids = lines.map(({ productId }) => productId)
  const rows = await tx.select({ id, thumbnailUrl }).from(products).where(inArray(id, ids))
  const pictures = new Map(rows.map((row) => [row.id, row.thumbnailUrl]))
  return lines.map((line) => ({ ...line, picture: pictures.get(line.productId) ?? null }))
}
