import * as client from 'openid-client'
import * as v from 'valibot'
import type { Outbound } from '#auth/external/outbound.ts'
import type { ProviderSettings } from '#auth/settings/external.ts'
import type { ProviderDeps } from './oidc.ts'
import { cleanClaims, cleanEmails, type ExternalIdentity, type Provider } from './provider.ts'

const text = v.nullish(v.string())
const profileSchema = v.object({ id: v.number(), login: v.string(), name: text, avatar_url: text })
const emailsSchema = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }))

/** GitHub: OAuth without id tokens, so the identity is read from its API. */
export function createGithubProvider(
  settings: ProviderSettings,
  { callbackUrl, secrets, outbound }: ProviderDeps,
): Provider {
  const config = configure(settings, outbound)
  const verifierOf = (state: string) => secrets.fingerprint(state, 'oauth-code-verifier')
  return {
    settings,
    async authorizationUrl({ state, scopes, extras }) {
      return client.buildAuthorizationUrl(config, {
        ...extras,
        redirect_uri: callbackUrl,
        scope: scopes,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifierOf(state)),
        code_challenge_method: 'S256',
      })
    },
    async identify(callback, state) {
      const code = new URLSearchParams({ code: callback.get('code') ?? '', state })
      const tokens = await client.authorizationCodeGrant(config, new URL(`${callbackUrl}?${code}`), {
        expectedState: state,
        pkceCodeVerifier: verifierOf(state),
      })
      const identity = await readIdentity(settings, outbound, tokens.access_token)
      return { identity, tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token } }
    },
  }
}

function configure({ url, clientId, clientSecret }: ProviderSettings, outbound: Outbound): client.Configuration {
  const server = {
    issuer: `${url}/login/oauth`,
    authorization_endpoint: `${url}/login/oauth/authorize`,
    token_endpoint: `${url}/login/oauth/access_token`,
  }
  const config = new client.Configuration(server, clientId, undefined, client.ClientSecretPost(clientSecret))
  config[client.customFetch] = (address, { method, headers, body }) =>
    outbound(address, { method, headers, body: body as URLSearchParams | null })
  // `outbound` decides which addresses are allowed.
  client.allowInsecureRequests(config)
  return config
}

async function readIdentity(settings: ProviderSettings, outbound: Outbound, token: string): Promise<ExternalIdentity> {
  const api = settings.url === 'https://github.com' ? 'https://api.github.com' : `${settings.url}/api/v3`
  const ask = async (path: string): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json', 'User-Agent': 'auth' }
    const answer = await outbound(api + path, { headers })
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status}.`)
    return answer.json()
  }
  const profile = v.parse(profileSchema, await ask('/user'))
  const emails = v.parse(emailsSchema, await ask('/user/emails'))
  return {
    provider: settings.name,
    subject: String(profile.id),
    emails: cleanEmails(
      emails.map(({ email, primary, verified }) => ({ email, isPrimary: primary, isVerified: verified })),
    ),
    claims: cleanClaims({
      iss: api,
      name: profile.name,
      full_name: profile.name,
      avatar_url: profile.avatar_url,
      picture: profile.avatar_url,
      user_name: profile.login,
      preferred_username: profile.login,
    }),
    isEmailOptional: settings.isEmailOptional,
  }
}
