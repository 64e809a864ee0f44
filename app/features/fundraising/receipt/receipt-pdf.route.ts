import { findReceipt } from '#app/features/fundraising/queries.server.ts'
import { receiptPdf } from './receipt-pdf.server.ts'
import { readGiftTax } from '#app/features/fundraising/tax/tax-details.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/receipt-pdf.route'

/** The receipt as a PDF. 404 for an unknown token and for a payment that was not captured. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, config, sealer } = contextOf(context)
  const receipt = await findReceipt(db, { token: params.token, now })
  if (!receipt?.receiptNumber) return new Response(null, { status: 404 })
  const tax = await readGiftTax(db, { token: params.token, now }, sealer)
  const pdf = await receiptPdf(receipt, config, tax)
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${receipt.receiptNumber}.pdf"`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
