import { eq, inArray, sql } from 'drizzle-orm'
import { products } from '#app/features/marketplace/tables.server.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listLines } from '#app/features/orders/shipments/lock-shipment.server.ts'
import type { MailLine } from './message.ts'

/** The lines of a shipment with the small pictures of their variants or products, as they are now. */
export async function listMailLines(tx: Db, shipmentId: string): Promise<MailLine[]> {
  const lines = await listLines(tx, shipmentId)
  const ids = lines.map(({ variantId }) => variantId)
  const { id } = productVariants
  const thumbnailUrl = sql<string | null>`coalesce(${productVariants.thumbnailUrl}, ${products.thumbnailUrl})`
  const rows = await tx
    .select({ id, thumbnailUrl })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(inArray(id, ids))
  const pictures = new Map(rows.map((row) => [row.id, row.thumbnailUrl]))
  return lines.map((line) => ({ ...line, picture: pictures.get(line.variantId) ?? null }))
}
