import type { Auth, Endpoint } from '#auth/context.ts'

const JWKS_MAX_AGE_S = 600
const VERSION = 'v2.196.0'
/** All providers that clients of this protocol know, connected or not. */
const EXTERNAL_PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
]

/** GET /health: the name and version of the protocol. */
export const health: Endpoint = (c) =>
  c.json({ version: VERSION, name: 'GoTrue', description: 'User registration and authentication' })

/** GET /settings: the enabled sign-in methods. Public. */
export function settings(auth: Auth): Endpoint {
  const { disabled, emailEnabled, phoneEnabled, anonymousEnabled, mailerAutoconfirm, smsAutoconfirm } =
    auth.settings.signup
  const smsProvider = auth.settings.messages.sms.provider
  const names = new Set([...EXTERNAL_PROVIDERS, ...auth.providers.keys()])
  const providers = Object.fromEntries([...names].map((name) => [name, auth.providers.has(name)]))
  const answer = {
    external: { anonymous_users: anonymousEnabled, email: emailEnabled, phone: phoneEnabled, ...providers },
    disable_signup: disabled,
    mailer_autoconfirm: mailerAutoconfirm,
    phone_autoconfirm: smsAutoconfirm,
    sms_provider: smsProvider === 'log' ? '' : smsProvider,
    saml_enabled: auth.settings.external.samlPrivateKey !== undefined,
    saml_private_key_next_configured: false,
    passkeys_enabled: auth.settings.webauthn.passkeysEnabled,
    text_channels: auth.smsSender.channels,
  }
  return (c) => c.json(answer)
}

/** GET /.well-known/jwks.json: the public keys that verify access tokens. */
export function jwks(auth: Auth): Endpoint {
  return (c) => {
    c.header('Cache-Control', `public, max-age=${JWKS_MAX_AGE_S}`)
    return c.json(auth.keys.publicJwks)
  }
}
