import type { Sealer } from '#app/platform/sealer.ts'

/** Decrypted bank account of a seller. */
export interface BankAccount {
  holder: string
  number: string
  ifsc: string
}

export const accountPlace = (sellerId: string): string => `seller-accounts:${sellerId}`
export const linePlace = (lineId: string): string => `payout-lines:${lineId}`

export const sealAccount = (sealer: Sealer, account: BankAccount, place: string): string =>
  sealer.seal(JSON.stringify(account), place)

/** Null when the encryption key is gone: the page must still open. */
export function unsealAccount(sealer: Sealer, sealed: string, place: string): BankAccount | null {
  try {
    return JSON.parse(sealer.open(sealed, place)) as BankAccount
  } catch {
    return null
  }
}
