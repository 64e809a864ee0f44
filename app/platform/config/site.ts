import type { Organisation } from './organisation.ts'

/** The part of `Config` that mails, links and PDFs need. */
export interface Site {
  /** The origin, without a slash at the end. */
  siteUrl: string
  brandName: string
  /** A public demonstration: PDFs say so. */
  showcase?: boolean
  /** Whether text messages can be sent: to phone numbers nothing is sent without a provider. */
  canSendTexts?: boolean
  /** Named on receipts and invoices. */
  organisation?: Organisation
}
