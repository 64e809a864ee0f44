import { errors, jwtVerify, SignJWT, type CryptoKey, type JWTHeaderParameters, type JWTPayload } from 'jose'
import * as v from 'valibot'
import { MS_PER_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import type { KeyRing } from '#auth/keys/keys.ts'
import type { AuthSettings } from '#auth/settings/settings.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import type { amrClaims, sessions } from '#auth/tables/sessions.server.ts'
import type { users } from '#auth/tables/users.server.ts'

const uuid = v.pipe(v.string(), v.uuid())
const metadata = v.record(v.string(), v.unknown())

const claimsSchema = v.object({
  iss: v.string(),
  sub: uuid,
  aud: v.string(),
  exp: v.number(),
  iat: v.number(),
  email: v.string(),
  phone: v.string(),
  app_metadata: metadata,
  user_metadata: metadata,
  role: v.string(),
  aal: v.picklist(['aal1', 'aal2']),
  amr: v.array(v.looseObject({ method: v.string(), timestamp: v.number() })),
  session_id: uuid,
  is_anonymous: v.boolean(),
})

/** The claims of a user's access token. `exp` and `iat` are Unix seconds. */
export type Claims = Readonly<v.InferOutput<typeof claimsSchema>>

/** A verified bearer token: of a user, or a service key, which has no user. */
export type Bearer = { kind: 'user'; claims: Claims } | { kind: 'service'; role: string }

export interface AccessTokens {
  /** Signs a token for this session, valid from `now` on for the configured time, at most until `end`. */
  issue(subject: TokenSubject, now: Date, end?: Date): Promise<{ token: string; expiresAtS: number }>
  /** Throws AuthError (403 or 400 `bad_jwt`) unless signature, times and claims are valid. Reads no database. */
  verify(token: string, now: Date): Promise<Bearer>
}

export interface TokenSubject {
  user: typeof users.$inferSelect
  session: Pick<typeof sessions.$inferSelect, 'id' | 'aal'>
  amr: readonly Pick<typeof amrClaims.$inferSelect, 'method' | 'updatedAt'>[]
}

/** Tolerated clock skew between nodes. */
const ISSUED_AHEAD_S_MAX = 30
/** A signature is checked once per token, not once per request. */
const VERIFIED_TOKENS_MAX = 5_000

export function createAccessTokens(keys: KeyRing, settings: AuthSettings): AccessTokens {
  const verified = new Map<string, Claims>()
  const secret = settings.jwt.secret === undefined ? undefined : new TextEncoder().encode(settings.jwt.secret)
  const algorithms = [...new Set([...keys.verifying.values()].map((key) => key.alg)), ...(secret ? ['HS256'] : [])]

  function keyFor(header: JWTHeaderParameters): CryptoKey | Uint8Array {
    const known = header.kid === undefined ? undefined : keys.verifying.get(header.kid)
    if (known?.alg === header.alg) return known.publicKey
    if (!known && header.alg === 'HS256' && secret) return secret
    throw new errors.JWSSignatureVerificationFailed()
  }

  return {
    async issue(subject, now, end) {
      const full = claimsOf(subject, settings, now)
      const claims = end ? { ...full, exp: Math.min(full.exp, unixSeconds(end)) } : full
      const { kid, alg, privateKey } = keys.signing
      const token = await new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT', kid }).sign(privateKey)
      return { token, expiresAtS: claims.exp }
    },
    async verify(token, now) {
      const known = verified.get(token)
      if (known && known.exp * MS_PER_S > now.getTime()) return { kind: 'user', claims: known }
      const { payload, alg } = await checkSignature(token, { keyFor, algorithms, now })
      if (isServiceKey(payload, settings)) return { kind: 'service', role: payload['role'] }
      if (alg === 'HS256') throw badJwt(UNVERIFIABLE + 'signature is invalid')
      const claims = checkClaims(payload, settings)
      remember(verified, token, claims)
      return { kind: 'user', claims }
    },
  }
}

const UNVERIFIABLE = 'invalid JWT: unable to parse or verify signature, '

function claimsOf({ user, session, amr }: TokenSubject, settings: AuthSettings, now: Date): Claims {
  const iat = unixSeconds(now)
  return {
    iss: settings.externalUrl,
    sub: user.id,
    aud: user.aud,
    exp: iat + settings.jwt.expiryS,
    iat,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata as Metadata,
    user_metadata: user.userMetadata as Metadata,
    role: user.role,
    aal: session.aal,
    amr: amr
      .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
      .map(({ method, updatedAt }) => ({ method, timestamp: unixSeconds(updatedAt), ...ssoProviderOf(method, user) })),
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  }
}

/** The SSO provider of the user; applications may treat the users of each differently. */
function ssoProviderOf(method: string, { appMetadata: { provider } }: TokenSubject['user']): { provider?: string } {
  if (method !== 'sso/saml' || typeof provider !== 'string') return {}
  return { provider: provider.replace(/^sso:/, '') }
}

interface Check {
  keyFor: (header: JWTHeaderParameters) => CryptoKey | Uint8Array
  algorithms: string[]
  now: Date
}

async function checkSignature(token: string, { keyFor, algorithms, now }: Check) {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keyFor, { algorithms, currentDate: now })
    if (payload.iat !== undefined && payload.iat > unixSeconds(now) + ISSUED_AHEAD_S_MAX) {
      throw badJwt(UNVERIFIABLE + 'token has invalid claims: token used before issued')
    }
    return { payload, alg: protectedHeader.alg }
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw badJwt(UNVERIFIABLE + 'token has invalid claims: token is expired')
    if (error instanceof errors.JWTClaimValidationFailed) throw badJwt(UNVERIFIABLE + 'token has invalid claims')
    if (error instanceof errors.JWSSignatureVerificationFailed) throw badJwt(UNVERIFIABLE + 'signature is invalid')
    if (error instanceof errors.JOSEError) throw badJwt(UNVERIFIABLE + 'token is malformed or unverifiable')
    throw error
  }
}

/** A service key needs only the claim `role`: no issuer, audience, expiry or subject. */
function isServiceKey(payload: JWTPayload, settings: AuthSettings): payload is JWTPayload & { role: string } {
  const role = payload['role']
  return payload['session_id'] === undefined && typeof role === 'string' && settings.jwt.adminRoles.includes(role)
}

function checkClaims(payload: JWTPayload, settings: AuthSettings): Claims {
  if (!payload.sub) throw badJwt('invalid claim: missing sub claim')
  if (!v.is(uuid, payload.sub)) throw badJwt('invalid claim: sub claim must be a UUID', 400)
  const result = v.safeParse(claimsSchema, payload)
  if (!result.success) throw badJwt(`invalid claim: ${v.getDotPath(result.issues[0]) ?? 'token'}`)
  if (result.output.iss !== settings.externalUrl) throw badJwt('invalid claim: iss')
  if (result.output.aud !== settings.jwt.aud) throw badJwt('invalid claim: aud')
  return result.output
}

function remember(verified: Map<string, Claims>, token: string, claims: Claims): void {
  if (verified.size >= VERIFIED_TOKENS_MAX) {
    const [oldest] = verified.keys()
    if (oldest !== undefined) verified.delete(oldest)
  }
  verified.set(token, claims)
}

function badJwt(message: string, status: 400 | 403 = 403): AuthError {
  return new AuthError(status, 'bad_jwt', message)
}

function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / MS_PER_S)
}
