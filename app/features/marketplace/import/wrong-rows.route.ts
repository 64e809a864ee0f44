import { data } from 'react-router'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { exportWrongRows } from '#app/features/marketplace/listing/own-queries.server.ts'
import type { Route } from './+types/wrong-rows.route'

/** Downloads the rows of an import that were not saved, each with its mistakes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const csv = await exportWrongRows(ctx.db, { actor: ctx.actor, id: params.id })
  if (csv === null) throw data(null, { status: 404 })
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="wrong-rows.csv"',
    },
  })
}
