import type { Sealer } from '#app/platform/sealer.ts'

/** What only the applicant and the operators read. After an approval only the account's phone and e-mail are stored. */
export interface ApplicationSecret {
  legalName: string
  address: string
  phone: string
  /** The account's address, for mails; null when the account has none. */
  email: string | null
}

const placeOf = (id: string): string => `seller-applications:${id}`

export const sealApplication = (sealer: Sealer, id: string, secret: ApplicationSecret): string =>
  sealer.seal(JSON.stringify(secret), placeOf(id))

/** Null when it was forgotten or its key is gone: the page must still open. */
export function unsealApplication(
  sealer: Sealer,
  { id, sealed }: { id: string; sealed: string | null },
): ApplicationSecret | null {
  if (sealed === null) return null
  try {
    return JSON.parse(sealer.open(sealed, placeOf(id))) as ApplicationSecret
  } catch {
    return null
  }
}
