import { SignJWT } from 'jose'
import { MS_PER_S } from '#auth/durations.ts'
import type { KeyRing } from './keys.ts'

/**
 * Signs a key for the admin API, which belongs to no user. It is valid until `expiresAt`, or as long as its signing
 * key verifies. Keep it out of browsers and logs.
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
