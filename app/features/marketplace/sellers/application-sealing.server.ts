import type { Sealer } from '#app/platform/sealer.ts'

/** What only she and the desk read. After a yes, phone and address of her account alone are kept. */
export interface ApplicationSecret {
  legalName: string
  address: string
  phone: string
  /** Her account's, for letters; null when the account has none. */
  email: string | null
}

const placeOf = (id: string): string => `seller-applications:${id}`

export const sealApplication = (sealer: Sealer, id: string, secret: ApplicationSecret): string =>
  sealer.seal(JSON.stringify(secret), placeOf(id))

/** Null when it is forgotten, or its key is gone: that must not close the page. */
export function openApplication(
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
