import { findInvoice, invoicePdf } from '#app/features/orders/money/invoice-pdf.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/invoice.route'

/** The PDF invoice of a shipment. 404 for an unknown token, and until it is sent. */
export async function loader({ context, params: { token, shipment } }: Route.LoaderArgs) {
  const { db, config } = contextOf(context)
  const invoice = await findInvoice(db, { shipmentId: shipment, token })
  if (!invoice) return new Response(null, { status: 404 })
  const pdf = await invoicePdf(invoice, config)
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${invoice.fileName}"`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
