import type { Sealer } from '#app/platform/sealer.ts'

const placeOf = (id: string): string => `campaign-reports:${id}`

/** The reporter's address for the outcome; null without one. */
export const sealReporter = (sealer: Sealer, { id, address }: { id: string; address: string | null }): string | null =>
  address === null ? null : sealer.seal(address, placeOf(id))

/** Null without an address, or when its key is gone: then only the report's page shows the outcome. */
export function unsealReporter(
  sealer: Sealer,
  { id, sealedAddress }: { id: string; sealedAddress: string | null },
): string | null {
  if (sealedAddress === null) return null
  try {
    return sealer.open(sealedAddress, placeOf(id))
  } catch {
    return null
  }
}
