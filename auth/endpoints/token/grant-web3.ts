import * as v from 'valibot'
import { sessionResponse } from '#auth/sessions/session-response.ts'
import { captchaFields, assertCaptcha } from '#auth/http/captcha.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { AuthError, OAuthError } from '#auth/errors.ts'
import { signInExternally } from '#auth/external/external-sign-in.ts'
import { isKnownAddress } from '#auth/http/redirects.ts'
import type { ExternalIdentity } from '#auth/external/providers/provider.ts'
import { openSession } from '#auth/sessions/open-session.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { claimProof } from '#auth/external/used-proofs.ts'
import { parseSiws, type SiwsMessage } from '#auth/external/web3/siws.ts'
import { decodeSignature, isSignedBy } from '#auth/external/web3/solana-signature.ts'

const web3Body = v.object({
  ...captchaFields,
  chain: text,
  message: v.nullish(v.string()),
  signature: v.nullish(v.string()),
})

/** POST /token?grant_type=web3: a session for a message signed by a wallet. A message is valid once. */
export function grantWeb3(auth: Auth): Endpoint {
  return async (c) => {
    if (!auth.settings.external.solanaEnabled) {
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
    }
    const body = await readBody(c, web3Body)
    await assertCaptcha(auth, c, body)
    if (body.chain !== 'solana') throw new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain')
    const now = auth.clock()
    const message = verifySolana(auth, { text: body.message ?? '', signature: body.signature ?? '', now })
    const origin = originOf(c, auth)
    const done = await auth.db.transaction(async (tx) => {
      const expiresAt = new Date(message.issuedAt.getTime() + 2 * auth.settings.external.web3MessageAgeS * MS_PER_S)
      // Keyed by the message, because a signature has several encodings.
      if (!(await claimProof(tx, { proof: `siws ${body.message}`, expiresAt }))) {
        throw refusal('Signed Solana message was already used')
      }
      const { account } = await signInExternally(tx, auth, { identity: identityOf(message), origin, now })
      return { account, open: await openSession(tx, { userId: account.user.id, method: 'web3', origin, now }) }
    })
    return sessionResponse(auth, c, { ...done, now })
  }
}

function verifySolana(
  auth: Auth,
  { text: raw, signature: encoded, now }: { text: string; signature: string; now: Date },
): SiwsMessage {
  const message = parseSiws(raw)
  const signature = decodeSignature(encoded)
  if (!signature) {
    throw new AuthError(400, 'validation_failed', 'signature must be 64 bytes encoded as base64 or base64url')
  }
  if (!isSignedBy(message, raw, signature)) throw refusal('Signature does not match address in message')
  assertOwnOrigin(auth, message)
  assertTimes(auth, message, now)
  return message
}

/** The message must name one of our own pages: otherwise another site could obtain signatures for this one. */
function assertOwnOrigin({ settings }: Auth, { uri, domain }: SiwsMessage): void {
  const url = new URL(uri)
  const isLocal = url.hostname === 'localhost' && domain.split(':')[0] === 'localhost'
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) {
    throw refusal('Signed Solana message is using URI which does not use HTTPS')
  }
  if (!isKnownAddress(uri, settings)) {
    throw refusal(
      'Signed Solana message is using URI which is not allowed on this server, message was signed for another app',
    )
  }
  const isSameHost = url.host === domain.toLowerCase() && isKnownAddress(`https://${domain}/`, settings)
  if (!isLocal && !isSameHost) {
    throw refusal(
      'Signed Solana message is using a Domain that does not match the one in URI, or is not allowed on this server',
    )
  }
}

function assertTimes({ settings }: Auth, { issuedAt, expiresAt, notBefore }: SiwsMessage, now: Date): void {
  if (notBefore && now < notBefore) throw refusal('Signed Solana message becomes valid in the future')
  if (expiresAt && now >= expiresAt) throw refusal('Signed Solana message is expired')
  const ageS = (now.getTime() - issuedAt.getTime()) / MS_PER_S
  const { web3MessageAgeS: ageSMax } = settings.external
  if (ageS > ageSMax) throw refusal('Solana message was issued too long ago')
  if (ageS < -ageSMax) throw refusal('Solana message was issued too far in the future')
}

function identityOf({ address, chainId, domain, statement }: SiwsMessage): ExternalIdentity {
  const claims = { address, chain: 'solana', network: chainId, domain, statement: statement?.slice(0, 500) }
  const subject = `web3:solana:${address}`
  return {
    provider: 'web3',
    subject,
    emails: [],
    claims: { custom_claims: Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined)) },
    isEmailOptional: true,
  }
}

function refusal(description: string): OAuthError {
  return new OAuthError('invalid_grant', description)
}
