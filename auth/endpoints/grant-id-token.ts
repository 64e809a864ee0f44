import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { answerSession } from '#auth/answer-session.ts'
import { callerOf } from '#auth/bearer.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError, OAuthError } from '#auth/errors.ts'
import { sendExternalConfirmation, unverified } from '#auth/external-confirmation.ts'
import { signInExternally } from '#auth/external-sign-in.ts'
import { linkIdentity } from '#auth/linking.ts'
import { demandFreshProof } from '#auth/proof.ts'
import { toIdentity } from '#auth/providers/oidc.ts'
import type { ExternalIdentity, Provider } from '#auth/providers/provider.ts'
import { openSession } from '#auth/sessions.ts'
import type { Metadata } from '#auth/tables.server.ts'
import { originOf, readBody, text } from '#auth/transport.ts'
import { refuseTaken } from '#auth/verification.ts'
import { demandManualLinking } from './authorize.ts'

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

/** Issuers of providers that clients of this protocol know by name, whether they are connected or not. */
const ISSUERS: Record<string, string> = {
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com/common/v2.0',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
}
const ID_TOKEN_LENGTH_MAX = 16_384

/** POST /token?grant_type=id_token: a session, or a linked identity, for an id token that the client got by itself. */
export function grantIdToken(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, idTokenBody)
    const linker = body.link_identity ? await findLinker(auth, c) : undefined
    const identity = await verifyIdentity(auth, body)
    const entry = { identity, origin: originOf(c, auth), now: auth.clock() }
    const done = await refuseTaken(() =>
      auth.db.transaction(async (tx) => {
        const admitted = linker
          ? await linkIdentity(tx, auth, { userId: linker, entry })
          : await signInExternally(tx, auth, entry)
        if (admitted.outcome === 'needs-verification') return admitted
        const { account } = admitted
        const { origin, now } = entry
        return { account, open: await openSession(tx, { userId: account.user.id, method: 'oauth', origin, now }) }
      }),
    )
    if ('pending' in done) {
      const { origin, now } = entry
      const redirectTo = auth.settings.siteUrl
      const { account, pending } = done
      await sendExternalConfirmation(auth, { account, pending, redirectTo, ip: origin.ip, now })
      throw unverified(linker !== undefined)
    }
    if (linker) {
      const { email } = done.account.user
      await auth.mailer.notify({ kind: 'identity_linked', to: email, data: { provider: identity.provider } })
    }
    return answerSession(auth, c, { ...done, now: entry.now })
  }
}

async function findLinker(auth: Auth, c: Parameters<Endpoint>[0]): Promise<string> {
  const caller = await callerOf(c, auth)
  demandManualLinking(auth)
  demandFreshProof(auth, caller)
  return caller.account.user.id
}

async function verifyIdentity(auth: Auth, body: IdTokenBody): Promise<ExternalIdentity> {
  if (!body.id_token) throw new OAuthError('invalid request', 'id_token required')
  const provider = demandProvider(auth, body)
  const claims = await verifyToken(auth, provider, body)
  if (!provider.settings.skipNonceCheck) demandNonce(body.nonce, claims['nonce'])
  try {
    return toIdentity(provider.settings, claims)
  } catch {
    throw new OAuthError('invalid request', 'Missing sub claim in id_token')
  }
}

function demandProvider(auth: Auth, { provider: name, client_id: clientId, issuer }: IdTokenBody): Provider {
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

/** The token holds the SHA-256 of the nonce in hex, so that whoever sees the token does not know the nonce. */
function demandNonce(given: string | undefined, claimed: unknown): void {
  const hasClaim = typeof claimed === 'string' && claimed !== ''
  if (Boolean(given) !== hasClaim) {
    const message = 'Passed nonce and nonce in id_token should either both exist or not.'
    throw new OAuthError('invalid request', message)
  }
  if (given && createHash('sha256').update(given).digest('hex') !== claimed) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
  }
}

/** `at_hash` of OpenID Connect: the left half of the hash that belongs to the signature's algorithm. */
function hashOf(accessToken: string, alg: string): string {
  const size = /(?:256|384|512)$/.exec(alg)?.[0] ?? '512'
  const digest = createHash(`sha${size}`).update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url')
}

function badToken(): OAuthError {
  return new OAuthError('invalid request', 'Bad ID token')
}
