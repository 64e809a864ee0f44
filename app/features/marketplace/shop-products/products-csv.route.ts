import { data } from 'react-router'
import { exportProducts } from '#app/features/marketplace/listing/own-queries.server.ts'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { Route } from './+types/products-csv.route'

/** Downloads all listings of the seller as a CSV file that can be imported again. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const csv = await exportProducts(together(ctx.db), ctx)
  if (csv === null) throw data(null, { status: 404 })
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="products-${ctx.shop.slug}.csv"`,
    },
  })
}
