import { SignJWT } from 'jose'
import { MS_PER_S } from './durations.ts'
import type { KeyRing } from './keys.ts'

/**
 * A key that opens the admin API, signed like any token of the service: it stands for no person. Keep it off
 * browsers and logs; it holds until `expiresAt`, or as long as its signing key verifies.
 */
export async function issueServiceKey(
  { signing: { kid, alg, privateKey } }: KeyRing,
  { issuer, role = 'service_role', now, expiresAt }: { issuer: string; role?: string; now: Date; expiresAt?: Date },
): Promise<string> {
  const token = new SignJWT({ role })
    .setProtectedHeader({ alg, typ: 'JWT', kid })
    .setIssuer(issuer)
    .setIssuedAt(Math.floor(now.getTime() / MS_PER_S))
  if (expiresAt) token.setExpirationTime(Math.floor(expiresAt.getTime() / MS_PER_S))
  return token.sign(privateKey)
}
