import type { Sealer } from '#app/platform/sealer.ts'

/** A decrypted bank account. */
export interface BankAccount {
  holder: string
  number: string
  ifsc: string
}

const ENDING = 4

/** The last four digits, which pages may show. */
export const endingOf = ({ number }: Pick<BankAccount, 'number'>): string => number.slice(-ENDING)

export const isSameAccount = (one: BankAccount, other: BankAccount): boolean =>
  one.number === other.number && one.ifsc === other.ifsc && one.holder === other.holder

/** `place`: the sealing context, which names the row that holds the account. */
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
