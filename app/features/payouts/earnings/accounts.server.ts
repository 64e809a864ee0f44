import type { Sealer } from '#app/platform/sealer.ts'

/** Where a seller is paid, as it lies in the seal. */
export interface BankAccount {
  holder: string
  number: string
  ifsc: string
}

export const accountPlace = (sellerId: string): string => `seller-accounts:${sellerId}`
export const linePlace = (lineId: string): string => `payout-lines:${lineId}`

export const sealAccount = (sealer: Sealer, account: BankAccount, place: string): string =>
  sealer.seal(JSON.stringify(account), place)

/** Null when the key is gone: that must not close the page. */
export function openAccount(sealer: Sealer, sealed: string, place: string): BankAccount | null {
  try {
    return JSON.parse(sealer.open(sealed, place)) as BankAccount
  } catch {
    return null
  }
}
