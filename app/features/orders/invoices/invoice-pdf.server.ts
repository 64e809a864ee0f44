import type { Db } from '#app/platform/db/database.server.ts'
import type { AttachmentRef } from '#app/platform/mail/outbox.server.ts'
import { localeUrl } from '#app/platform/mail/locale-links.ts'
import type { Attachment } from '#app/platform/mail/transport.server.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { drawFile } from '#app/platform/drawing/draw-in-thread.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { type Invoice, readInvoice } from './invoice-query.server.ts'
import { organisationLines } from '#app/platform/config/organisation.ts'
import type { Site } from '#app/platform/config/site.ts'
import { invoiceCopy as words } from './invoice-copy.ts'
import type { InvoicePaper } from './invoice-drawing.server.ts'
import { invoiceView } from './invoice-view.ts'

/**
 * An A4 invoice of one shipment, with as many pages as it needs, and a page for each credit note. The same shipment
 * gives the same bytes; refunds are listed below the total.
 */
export function invoicePdf(invoice: Invoice, site: Site): Promise<Buffer> {
  const { brandName, siteUrl, organisation, showcase } = site
  const view = invoiceView(invoice)
  const { seller, buyer, what, quantity, price, sum, taxTitle } = words
  return drawFile<InvoicePaper>('invoice', {
    info: {
      title: `${view.title} ${invoice.number}`,
      author: invoice.seller.name,
      createdAt: invoice.invoicedAt,
      language: currentLanguage(),
    },
    view,
    notes: [...(view.isTest ? [words.test] : []), ...(showcase ? [showcaseCopy.line] : [])],
    words: { seller, buyer, what, quantity, price, sum, taxTitle, noteTitle: words.note.title },
    origin: `${words.through(brandName)} ${localeUrl({ siteUrl }, siteUrl)}`,
    organisation: organisationLines(organisation),
  })
}

/** Resolves the mail attachment of kind `invoice`; null for other kinds and unknown shipments. */
export function invoiceAttachment({ db, site }: { db: Db; site: Site }) {
  return async ({ kind, id: shipmentId }: AttachmentRef): Promise<Attachment | null> => {
    const invoice = kind === 'invoice' ? await readInvoice(db, { shipmentId, reader: 'program' }) : null
    if (!invoice) return null
    return { filename: invoice.fileName, contentType: 'application/pdf', content: await invoicePdf(invoice, site) }
  }
}
