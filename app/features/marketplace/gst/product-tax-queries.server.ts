import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { products } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listGstRates, ratesOn } from './gst-queries.server.ts'
import type { ProductTax } from './gst-rules.ts'

/** The number of published products of a seller without HSN code, or without a rate that holds today. */
export async function countWithoutTax(db: Db, { sellerId, now }: { sellerId: string; now: Date }): Promise<number> {
  const { hsn, gstBasisPoints, isActive } = products
  const lacks = or(isNull(hsn), isNull(gstBasisPoints), notInArray(gstBasisPoints, ratesOn(db, now)))
  return db.$count(products, and(eq(products.sellerId, sellerId), isActive, lacks))
}

/** HSN code and rate of these products by id. A rate that does not hold today is null. */
export async function readProductTaxes(
  db: Db,
  { productIds, now }: { productIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, ProductTax>> {
  const rates = new Set(await listGstRates(db, now))
  const { id, hsn, gstBasisPoints } = products
  const rows = await db
    .select({ id, hsn, gstBasisPoints })
    .from(products)
    .where(inArray(id, [...productIds]))
  return new Map(
    rows.map(({ id: productId, hsn: code, gstBasisPoints: rate }) => [
      productId,
      { hsn: code, gstBasisPoints: rate !== null && rates.has(rate) ? rate : null },
    ]),
  )
}
