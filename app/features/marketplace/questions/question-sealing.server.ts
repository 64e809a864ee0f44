import type { Sealer } from '#app/platform/sealer.ts'

const placeOf = (id: string): string => `product-questions:${id}`

/** The asker's address for the answer; null for an account without one. */
export const sealAsker = (sealer: Sealer, { id, address }: { id: string; address: string | null }): string | null =>
  address === null ? null : sealer.seal(address, placeOf(id))

/** Null without an address, or when its key is gone: then nobody is notified, and the answer is still published. */
export function unsealAsker(
  sealer: Sealer,
  { id, sealedMail }: { id: string; sealedMail: string | null },
): string | null {
  if (sealedMail === null) return null
  try {
    return sealer.open(sealedMail, placeOf(id))
  } catch {
    return null
  }
}
