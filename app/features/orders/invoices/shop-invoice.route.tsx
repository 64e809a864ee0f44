import { data } from 'react-router'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/shop-invoice.route'
import { invoiceCopy as copy } from './invoice-copy.ts'
import { readInvoice } from './invoice-query.server.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { invoiceView } from './invoice-view.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.invoice?.title ?? copy.page.missing.title),
]

/** The seller's page of an invoice. 404 for shipments of other shops, and until it is sent. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, shop } = sellerOf(context)
  const order = `/account/shop/orders/${params.shipment}`
  const found = await readInvoice(db, { shipmentId: params.shipment, reader: { sellerId: shop.id } })
  if (!found) return data({ invoice: null, order: '/account/shop/orders', file: '' }, { status: 404 })
  return data({ invoice: invoiceView(found), order, file: `${order}/invoice.pdf` })
}

export default function ShopInvoice({ loaderData: { invoice, order, file } }: Route.ComponentProps) {
  const title = invoice?.title ?? copy.page.missing.title
  return (
    <ShopPage current="orders" title={title} back={{ to: order, label: copy.page.back }}>
      {invoice ? <InvoiceSheet invoice={invoice} file={file} /> : <p className="lead">{copy.page.missing.body}</p>}
    </ShopPage>
  )
}
