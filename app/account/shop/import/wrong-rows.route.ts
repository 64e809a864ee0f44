import { data } from 'react-router'
import { requireShop } from '#app/account/shop/products/shop-of.server.ts'
import { exportWrongRows } from '#app/capabilities/marketplace/own-queries.server.ts'
import { IMPORT_URL } from '#app/capabilities/marketplace/schema.ts'
import { contextOf } from '#app/platform/request.server.ts'
import type { Route } from './+types/wrong-rows.route'

/** The rows of a file of hers that were not saved, each with what is wrong with it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  await requireShop(ctx, IMPORT_URL)
  const csv = await exportWrongRows(ctx.db, { actor: ctx.actor, id: params.id })
  if (csv === null) throw data(null, { status: 404 })
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="wrong-rows.csv"',
      'Cache-Control': 'no-store',
    },
  })
}
