import { data, Link } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { NotFound } from '#app/ui/not-found.tsx'
import type { Route } from './+types/invoice.route'
import { invoiceCopy as copy } from './invoice-copy.ts'
import { readInvoice } from './invoice-query.server.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { invoiceView } from './invoice-view.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.invoice?.title ?? copy.page.missing.title),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The URL contains the secret token of the order: no cache, no index, no Referer to other sites. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
})

/** The buyer's page of an invoice. 404 for an unknown token, and until the shipment is sent. */
export async function loader({ context, params: { token, shipment } }: Route.LoaderArgs) {
  const found = await readInvoice(contextOf(context).db, { shipmentId: shipment, reader: { token } })
  if (!found) return data({ invoice: null, order: '', file: '' }, { status: 404 })
  const order = `/orders/${token}`
  return data({ invoice: invoiceView(found), order, file: `${order}/invoice/${shipment}.pdf` })
}

export default function Invoice({ loaderData: { invoice, order, file } }: Route.ComponentProps) {
  if (!invoice) return <NotFound copy={copy.page.missing} to="/" />
  return (
    <main id="main" className="wrap section stack" tabIndex={-1}>
      <Link className="crumb no-print" to={order}>
        <Icon name="arrow-left" small />
        {copy.page.back}
      </Link>
      <h1>{invoice.title}</h1>
      <InvoiceSheet invoice={invoice} file={file} />
    </main>
  )
}
