import type { Account } from './commands/record.server.ts'

/** Rupees are the book's own currency; an account in another one says so at its end: 'liability:refunds:USD'. */
const BOOK_CURRENCY = 'INR'

type Kind = Account['kind']

/** The account of this kind and name in this currency. Every code in the book is made here. */
export function account(kind: Kind, name: string, currency: string): Account {
  const suffix = currency === BOOK_CURRENCY ? '' : `:${currency}`
  return { code: `${kind}:${name}${suffix}`, kind, currency }
}

/** What a payment provider holds for us. */
export const gatewayAccount = (provider: string, currency: string) => account('asset', `gateway:${provider}`, currency)
/** What lies in the organisation's own bank. */
export const bankAccount = (currency: string) => account('asset', 'bank', currency)
/** What is on its way back to payers. */
export const refundsAccount = (currency: string) => account('liability', 'refunds', currency)
