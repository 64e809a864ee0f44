import { account } from '#app/features/ledger/chart.ts'

/** What buyers have paid for things of this seller, until it is hers. */
export const heldAccount = (sellerId: string, currency: string) =>
  account('liability', `seller-held:${sellerId}`, currency)
/** What is hers: her balance. */
export const sellerAccount = (sellerId: string, currency: string) =>
  account('liability', `seller:${sellerId}`, currency)
