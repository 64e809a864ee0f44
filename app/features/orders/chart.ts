import { account } from '#app/features/ledger/chart.ts'

/** Money that buyers paid for a seller's shipments, before it is released. */
export const heldAccount = (sellerId: string, currency: string) =>
  account('liability', `seller-held:${sellerId}`, currency)
/** The seller's balance. */
export const sellerAccount = (sellerId: string, currency: string) =>
  account('liability', `seller:${sellerId}`, currency)
