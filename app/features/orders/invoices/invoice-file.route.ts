import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/invoice-file.route'
import { readInvoice } from './invoice-query.server.ts'
import { pdfResponse } from './pdf-response.server.ts'

/** The buyer's PDF of an invoice. 404 for an unknown token, and until the shipment is sent. */
export async function loader({ context, params: { token, shipment } }: Route.LoaderArgs) {
  const { db, config } = contextOf(context)
  return pdfResponse(await readInvoice(db, { shipmentId: shipment, reader: { token } }), config)
}
