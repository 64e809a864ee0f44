import { setCookie } from 'hono/cookie'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { cookieOf } from '#auth/external/flow-cookie.ts'
import { createFlow, parseChallenge } from '#auth/external/flow-state.ts'
import { assertFreshProof } from '#auth/sessions/proof.ts'
import { redirectTarget, redirectTo } from '#auth/http/redirects.ts'
import type { Provider } from '#auth/external/providers/provider.ts'

/** Parameters that a client may not set, in any spelling: they would change the request itself. */
const OWN_PARAMETERS = new Set([
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'invite_token',
  'provider',
  'redirect_to',
  'redirect_uri',
  'request',
  'request_uri',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
])
const EXTRAS_MAX = 20
const PARAMETER_LENGTH_MAX = 1_024

/** GET /authorize?provider=…: redirects the browser to a provider. */
export function authorize(auth: Auth): Endpoint {
  return async (c) => redirectTo(c, await beginProviderFlow(auth, c), 302)
}

/** GET /user/identities/authorize?provider=… (signed in): the same, to link the identity to the caller's account. */
export function authorizeLinking(auth: Auth): Endpoint {
  return async (c) => {
    assertManualLinking(auth)
    assertFreshProof(auth, c.get('caller'))
    const url = await beginProviderFlow(auth, c, c.get('caller').account.user.id)
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : redirectTo(c, url, 302)
  }
}

/** Throws AuthError 404 `manual_linking_disabled`. */
export function assertManualLinking({ settings }: Auth): void {
  if (!settings.external.manualLinkingEnabled) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
}

/**
 * Returns the provider's URL and sets a cookie that the callback requires: otherwise an attacker could make somebody
 * else finish the attacker's flow.
 */
async function beginProviderFlow(auth: Auth, c: AuthRequest, linkingTargetId?: string): Promise<string> {
  await auth.limits.take('authorize', auth.clientIp(c))
  const provider = requireProvider(auth, c.req.query('provider') ?? '')
  if (c.req.query('invite_token')) {
    throw new AuthError(404, 'invite_not_found', 'An invitation is accepted by its link, not by a provider')
  }
  const challenge = parseChallenge(c.req.query('code_challenge'), c.req.query('code_challenge_method'))
  const parameters = { scopes: scopesOf(provider, c.req.query('scopes') ?? ''), extras: extrasOf(c) }
  const flow = await createFlow(
    auth.db,
    {
      challenge,
      providerType: provider.settings.name,
      authenticationMethod: 'oauth',
      redirectTo: redirectTarget(c, auth.settings),
      linkingTargetId,
      emailOptional: provider.settings.isEmailOptional,
    },
    auth.clock(),
  )
  const url = await authorizationUrl(auth, provider, { state: flow.id, ...parameters })
  const { name, options } = cookieOf(auth, flow.id)
  setCookie(c, name, flow.id, options)
  return url.href
}

function requireProvider(auth: Auth, name: string): Provider {
  const provider = auth.providers.get(name.toLowerCase())
  if (provider) return provider
  const reason = name === '' ? 'missing provider' : 'provider is not enabled'
  throw new AuthError(400, 'validation_failed', `Unsupported provider: ${reason}`)
}

async function authorizationUrl(
  auth: Auth,
  provider: Provider,
  ask: { state: string; scopes: string; extras: Record<string, string> },
): Promise<URL> {
  try {
    return await provider.authorizationUrl(ask)
  } catch (error) {
    auth.log.warn({ provider: provider.settings.name, error: String(error) }, 'a sign-in provider cannot be reached')
    throw new AuthError(503, 'unexpected_failure', 'The provider cannot be reached right now. Please try again.')
  }
}

function scopesOf(provider: Provider, requested: string): string {
  const more = requested.slice(0, PARAMETER_LENGTH_MAX).split(/[\s,]+/)
  return [...new Set([...provider.settings.scopes.split(' '), ...more])].filter((scope) => scope !== '').join(' ')
}

function extrasOf(c: AuthRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(c.req.query())
      .filter(([name, value]) => !OWN_PARAMETERS.has(name.toLowerCase()) && value.length <= PARAMETER_LENGTH_MAX)
      .slice(0, EXTRAS_MAX),
  )
}
