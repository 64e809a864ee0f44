import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { ProductFilter } from './product-filter.ts'

/** The number of products up to which a list by date or rating reads them by their price. */
const FEW_PRODUCTS_MAX = 1_500

type Range = Pick<ProductFilter, 'priceFromMinor' | 'priceToMinor'>

/** The conditions of a range of prices in rupees, on the alias `of`. A bound that is null is left out. */
export function inPriceRange(of: string, { from, to }: { from: SQL | null; to: SQL | null }): SQL[] {
  const column = (name: string) => sql.raw(`${of}.${name}`)
  return [
    ...(from || to ? [sql`${column('currency')} = 'INR'`] : []),
    ...(from ? [sql`${column('price_minor')} >= ${from}`] : []),
    ...(to ? [sql`${column('price_minor')} <= ${to}`] : []),
  ]
}

/**
 * Whether the products in this range are few: then they are read by their price and sorted. The planner would read the
 * sorted list until a page is full, which takes the longer the narrower the range is.
 */
export async function isPriceRare(db: Db, { priceFromMinor, priceToMinor }: Range): Promise<boolean> {
  if (priceFromMinor === null && priceToMinor === null) return false
  const bound = (minor: number | null) => (minor === null ? null : sql`${minor}`)
  const range = inPriceRange('p', { from: bound(priceFromMinor), to: bound(priceToMinor) })
  const { rows } = await db.execute<{ few: boolean }>(sql`
    SELECT count(*) <= ${sql.raw(String(FEW_PRODUCTS_MAX))} AS few FROM (
      SELECT FROM products p WHERE p.is_active AND ${sql.join(range, sql` AND `)}
      LIMIT ${sql.raw(String(FEW_PRODUCTS_MAX + 1))}) found`)
  return rows[0]?.few ?? false
}
