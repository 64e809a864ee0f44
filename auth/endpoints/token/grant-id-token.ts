import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { sessionResponse } from '#auth/sessions/session-response.ts'
import { callerOf } from '#auth/http/bearer.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError, OAuthError } from '#auth/errors.ts'
import { sendExternalConfirmation, unverified } from '#auth/external/external-confirmation.ts'
import { signInExternally } from '#auth/external/external-sign-in.ts'
import { linkIdentity } from '#auth/external/linking.ts'
import { assertFreshProof } from '#auth/sessions/proof.ts'
import { toIdentity } from '#auth/external/providers/oidc.ts'
import type { ExternalIdentity, Provider } from '#auth/external/providers/provider.ts'
import { openSession } from '#auth/sessions/open-session.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { mapTakenAddress } from '#auth/accounts/verification.ts'
import { assertManualLinking } from '#auth/endpoints/external/authorize.ts'

const idTokenBody = v.object({
  id_token: text,
  provider: text,
  client_id: text,
  issuer: text,
  access_token: text,
  nonce: text,
  link_identity: v.nullish(v.boolean()),
})

type IdTokenBody = v.InferOutput<typeof idTokenBody>

/** The issuers of providers that clients of this protocol know by name, connected or not. */
const ISSUERS: Record<string, string> = {
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com/common/v2.0',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
}
const ID_TOKEN_LENGTH_MAX = 16_384

/**
 * POST /token?grant_type=id_token: a session, or a linked identity, for an id token that the client obtained itself.
 */
export function grantIdToken(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, idTokenBody)
    const linker = body.link_identity ? await findLinker(auth, c) : undefined
    const identity = await verifyIdentity(auth, body)
    const request = { identity, origin: originOf(c, auth), now: auth.clock() }
    const done = await mapTakenAddress(() =>
      auth.db.transaction(async (tx) => {
        const signedIn = linker
          ? await linkIdentity(tx, auth, { userId: linker, request })
          : await signInExternally(tx, auth, request)
        if (signedIn.outcome === 'needs-verification') return signedIn
        const { account } = signedIn
        const { origin, now } = request
        return { account, open: await openSession(tx, { userId: account.user.id, method: 'oauth', origin, now }) }
      }),
    )
    if ('pending' in done) {
      const { origin, now } = request
      const redirectTo = auth.settings.siteUrl
      const { account, pending } = done
      await sendExternalConfirmation(auth, { account, pending, redirectTo, ip: origin.ip, now })
      throw unverified(linker !== undefined)
    }
    if (linker) {
      const { email } = done.account.user
      await auth.mailer.notify({ kind: 'identity_linked', to: email, data: { provider: identity.provider } })
    }
    return sessionResponse(auth, c, { ...done, now: request.now })
  }
}

async function findLinker(auth: Auth, c: Parameters<Endpoint>[0]): Promise<string> {
  const caller = await callerOf(c, auth)
  assertManualLinking(auth)
  assertFreshProof(auth, caller)
  return caller.account.user.id
}

async function verifyIdentity(auth: Auth, body: IdTokenBody): Promise<ExternalIdentity> {
  if (!body.id_token) throw new OAuthError('invalid request', 'id_token required')
  const provider = requireProvider(auth, body)
  const claims = await verifyToken(auth, provider, body)
  if (!provider.settings.skipNonceCheck) assertNonce(body.nonce, claims['nonce'])
  try {
    return toIdentity(provider.settings, claims)
  } catch {
    throw new OAuthError('invalid request', 'Missing sub claim in id_token')
  }
}

function requireProvider(auth: Auth, { provider: name, client_id: clientId, issuer }: IdTokenBody): Provider {
  if (!name && !(clientId && issuer)) {
    throw new OAuthError('invalid request', 'provider or client_id and issuer required')
  }
  const provider = [...auth.providers.values()].find(({ settings, verifyIdToken }) => {
    if (!verifyIdToken) return false
    return name ? settings.name === name : settings.url === issuer && settings.audiences.includes(clientId ?? '')
  })
  if (provider) return provider
  const known = name ? ISSUERS[name] : issuer
  if (known && Object.values(ISSUERS).includes(known)) {
    throw new AuthError(400, 'provider_disabled', `Provider (issuer "${known}") is not enabled`)
  }
  throw new AuthError(400, 'validation_failed', 'Custom OIDC provider is not allowed')
}

async function verifyToken(auth: Auth, provider: Provider, body: IdTokenBody): Promise<Metadata> {
  const idToken = body.id_token ?? ''
  if (idToken.length > ID_TOKEN_LENGTH_MAX) throw badToken()
  let verified: { claims: Metadata; alg: string } | undefined
  try {
    verified = await provider.verifyIdToken?.(idToken, auth.clock())
  } catch (error) {
    auth.log.info({ provider: provider.settings.name, error: error instanceof Error ? error.name : '' }, 'bad id token')
  }
  if (!verified) throw badToken()
  const { claims, alg } = verified
  const audiences = [claims['aud']].flat().filter((aud) => typeof aud === 'string')
  if (!audiences.some((aud) => provider.settings.audiences.includes(aud))) {
    throw new OAuthError('invalid request', `Unacceptable audience in id_token: [${audiences.join(' ').slice(0, 200)}]`)
  }
  const hash = claims['at_hash']
  if (body.access_token && hash !== undefined && hash !== hashOf(body.access_token, alg)) throw badToken()
  return claims
}

/** The token holds the SHA-256 of the nonce in hex, so that it does not reveal the nonce. */
function assertNonce(given: string | undefined, claimed: unknown): void {
  const hasClaim = typeof claimed === 'string' && claimed !== ''
  if (Boolean(given) !== hasClaim) {
    const message = 'Passed nonce and nonce in id_token should either both exist or not.'
    throw new OAuthError('invalid request', message)
  }
  if (given && createHash('sha256').update(given).digest('hex') !== claimed) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
  }
}

/** `at_hash` of OpenID Connect: the left half of the hash of the signature's algorithm. */
function hashOf(accessToken: string, alg: string): string {
  const size = /(?:256|384|512)$/.exec(alg)?.[0] ?? '512'
  const digest = createHash(`sha${size}`).update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url')
}

function badToken(): OAuthError {
  return new OAuthError('invalid request', 'Bad ID token')
}
