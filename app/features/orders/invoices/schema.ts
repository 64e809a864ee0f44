/**
 * tax-invoice: of a seller with a GST number. bill-of-supply: the same, when no item is taxed. bill: of a seller without
 * a GST number.
 */
export const INVOICE_KINDS = ['tax-invoice', 'bill-of-supply', 'bill'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** From ₹50,000 on an invoice must name a buyer without a GST number (CGST Rules 2017, rule 46(e)). */
export const NAMED_BUYER_MINOR_MIN = 50_000_00

/**
 * Accounts of GST are kept for 72 months after the annual return, which is due on 31 December after the financial year
 * (CGST Act 2017, sections 36 and 44).
 */
export const KEPT_YEARS = 7
