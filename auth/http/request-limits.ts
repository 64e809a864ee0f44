import { bodyLimit } from 'hono/body-limit'
import type { MiddlewareHandler } from 'hono'
import type { Auth, AuthEnv, AuthRequest } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import type { Bucket } from '#auth/limits/rate-limits.ts'

/** User metadata has 2 KiB, a password 512 bytes, an ID token 16 KiB. */
const BODY_BYTES_MAX = 64 * 1_024
/** An assertion is base64 of XML with certificates, and may name many groups. */
export const SAML_BODY_BYTES_MAX = 256 * 1_024
/** The metadata of an identity provider, pasted by an administrator. */
export const SAML_METADATA_BODY_BYTES_MAX = 1_024 * 1_024

interface EntryPointLimits {
  bucket: Bucket | ((c: AuthRequest) => Bucket)
  bodyBytesMax?: number
}

/**
 * Counts a request for the network that it comes from before its body is read, and limits the size of the body. The
 * first middleware of every endpoint that takes a body. Throws AuthError 429 or 413.
 */
export function limitRequests(
  auth: Auth,
  { bucket, bodyBytesMax = BODY_BYTES_MAX }: EntryPointLimits,
): MiddlewareHandler<AuthEnv> {
  const limitBody = bodyLimit({ maxSize: bodyBytesMax, onError: () => refuseLargeBody(bodyBytesMax) })
  return async (c, next) => {
    await auth.limits.take(typeof bucket === 'string' ? bucket : bucket(c), auth.clientIp(c))
    return limitBody(c, next)
  }
}

function refuseLargeBody(bytesMax: number): never {
  // The rest of the body is never read, so the connection cannot be reused.
  const message = `Request body is too large: at most ${bytesMax / 1_024} KiB are accepted`
  throw new AuthError(413, 'request_entity_too_large', message, { headers: { Connection: 'close' } })
}
