import type { Account } from './commands/record.server.ts'

/** The ledger's default currency. An account in another currency has it as a suffix: 'liability:refunds:USD'. */
const DEFAULT_CURRENCY = 'INR'

type Kind = Account['kind']

/** The account of this kind and name in this currency. Every account code is built here. */
export function account(kind: Kind, name: string, currency: string): Account {
  const suffix = currency === DEFAULT_CURRENCY ? '' : `:${currency}`
  return { code: `${kind}:${name}${suffix}`, kind, currency }
}

/** What a payment provider holds for us. */
export const gatewayAccount = (provider: string, currency: string) => account('asset', `gateway:${provider}`, currency)
/** What the organisation has in its own bank. */
export const bankAccount = (currency: string) => account('asset', 'bank', currency)
export const refundsAccount = (currency: string) => account('liability', 'refunds', currency)
/** Payouts that have not arrived at their bank yet. */
export const payoutsAccount = (currency: string) => account('liability', 'payouts', currency)
/** What the providers charge, and the GST on it, as far as nobody was promised to bear it. */
export const feesAccount = (currency: string) => account('expense', 'payment-fees', currency)
export const feesTaxAccount = (currency: string) => account('expense', 'payment-fees-tax', currency)
/** What a provider took back after it had been paid out. */
export const returnedByProviderAccount = (currency: string) => account('expense', 'returned-by-provider', currency)
