import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import type { Route } from './+types/shop-invoice-file.route'
import { readInvoice } from './invoice-query.server.ts'
import { pdfResponse } from './pdf-response.server.ts'

/** The seller's PDF of an invoice. 404 for shipments of other shops, and until it is sent. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, config, shop } = sellerOf(context)
  return pdfResponse(await readInvoice(db, { shipmentId: params.shipment, reader: { sellerId: shop.id } }), config)
}
