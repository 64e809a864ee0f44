import type { Site } from '#app/platform/config/site.ts'
import { invoicePdf } from './invoice-pdf.server.ts'
import type { Invoice } from './invoice-query.server.ts'

/** The response with the PDF of an invoice; 404 without one. Never cached, never indexed. */
export async function pdfResponse(invoice: Invoice | null, site: Site): Promise<Response> {
  if (!invoice) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await invoicePdf(invoice, site)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${invoice.fileName}"`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
