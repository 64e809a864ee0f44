import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import { HOUR_MS } from '#auth/durations.ts'
import type { Outbound } from '#auth/external/outbound.ts'
import type { Secrets } from '#auth/keys/secrets.ts'
import type { ProviderSettings } from '#auth/settings/external.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { cleanClaims, cleanEmails, parseSubject, type ExternalIdentity, type Provider } from './provider.ts'

export interface ProviderDeps {
  callbackUrl: string
  secrets: Secrets
  outbound: Outbound
}

const DISCOVERY_MAX_AGE_MS = HOUR_MS
const CLOCK_TOLERANCE_S = 30

/** An OpenID Connect provider, configured by its issuer. */
export function createOidcProvider(settings: ProviderSettings, deps: ProviderDeps): Provider {
  const discover = discovery(settings, deps.outbound)
  return {
    settings,
    async authorizationUrl({ state, scopes, extras }) {
      const { verifier, nonce } = browserless(state, deps.secrets)
      const { config } = await discover()
      return client.buildAuthorizationUrl(config, {
        ...extras,
        redirect_uri: deps.callbackUrl,
        scope: scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async identify(callback, state) {
      const { verifier, nonce } = browserless(state, deps.secrets)
      const { config } = await discover()
      const tokens = await client.authorizationCodeGrant(config, new URL(`${deps.callbackUrl}?${callback}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims: Metadata = { ...tokens.claims() }
      const isKnown = typeof claims['email'] === 'string' || !config.serverMetadata().userinfo_endpoint
      const more = isKnown ? {} : await client.fetchUserInfo(config, tokens.access_token, parseSubject(claims['sub']))
      return {
        identity: toIdentity(settings, { ...more, ...claims }),
        tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
      }
    },
    async verifyIdToken(idToken, now) {
      const { config, keys } = await discover()
      const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
        issuer: config.serverMetadata().issuer,
        currentDate: now,
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['sub', 'exp', 'aud'],
      })
      return { claims: payload, alg: protectedHeader.alg }
    },
  }
}

/** The identity in the standard claims. */
export function toIdentity(settings: ProviderSettings, claims: Metadata): ExternalIdentity {
  const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true'
  const subject = parseSubject(claims['sub'])
  const hostedDomain = cleanClaims({ hd: claims['hd'] })
  return {
    provider: settings.name,
    subject,
    emails: cleanEmails([{ email: claims['email'], isVerified, isPrimary: true }]),
    claims: {
      ...cleanClaims({
        iss: claims['iss'],
        name: claims['name'],
        full_name: claims['name'],
        picture: claims['picture'],
        avatar_url: claims['picture'],
        preferred_username: claims['preferred_username'],
        user_name: claims['preferred_username'],
      }),
      ...('hd' in hostedDomain && { custom_claims: hostedDomain }),
    },
    isEmailOptional: settings.isEmailOptional,
  }
}

/** The PKCE verifier and nonce of a flow, derived from its state, so that they need no storage. */
function browserless(state: string, secrets: Secrets): { verifier: string; nonce: string } {
  return {
    verifier: secrets.fingerprint(state, 'oauth-code-verifier'),
    nonce: secrets.fingerprint(state, 'oauth-nonce'),
  }
}

interface Discovered {
  config: client.Configuration
  keys: JWTVerifyGetKey
}

/** The discovery document, cached for an hour; failures are not cached. */
function discovery(settings: ProviderSettings, outbound: Outbound): () => Promise<Discovered> {
  let known: { found: Promise<Discovered>; askedAtMs: number } | undefined
  return () => {
    const nowMs = performance.now()
    if (known && nowMs - known.askedAtMs < DISCOVERY_MAX_AGE_MS) return known.found
    const found = discoverNow(settings, outbound)
    known = { found, askedAtMs: nowMs }
    found.catch(() => (known = undefined))
    return found
  }
}

async function discoverNow(settings: ProviderSettings, outbound: Outbound): Promise<Discovered> {
  const ask: client.CustomFetch = (url, { method, headers, body }) =>
    outbound(url, { method, headers, body: body as URLSearchParams | null })
  const config = await client.discovery(new URL(settings.url), settings.clientId, undefined, clientAuth(settings), {
    [client.customFetch]: ask,
    // `outbound` decides which addresses are allowed.
    execute: [client.allowInsecureRequests],
  })
  const { jwks_uri: jwksUri } = config.serverMetadata()
  if (!jwksUri) throw new Error('The provider publishes no keys.')
  return { config, keys: createRemoteJWKSet(new URL(jwksUri), { [joseFetch]: (url, init) => outbound(url, init) }) }
}

function clientAuth({ clientSecret }: ProviderSettings): client.ClientAuth {
  const [post, basic] = [client.ClientSecretPost(clientSecret), client.ClientSecretBasic(clientSecret)]
  return (server, metadata, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported
    const isPostKnown = !methods || methods.includes('client_secret_post')
    return (isPostKnown ? post : basic)(server, metadata, body, headers)
  }
}
