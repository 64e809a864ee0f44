import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { captchaFields, assertCaptcha } from '#auth/http/captcha.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { createFlow, parseChallenge } from '#auth/external/flow-state.ts'
import { redirectTarget, redirectTo } from '#auth/http/redirects.ts'
import { findSsoProvider, findSsoProviderByDomain, type SsoProvider } from '#auth/external/saml/sso-providers.ts'
import { samlRelayStates } from '#auth/tables/sso.server.ts'
import { readBody, text } from '#auth/http/transport.ts'

const ssoBody = v.object({
  ...captchaFields,
  provider_id: text,
  domain: text,
  redirect_to: text,
  skip_http_redirect: v.nullish(v.boolean()),
  code_challenge: text,
  code_challenge_method: text,
})

const REQUEST_ID_BYTES = 20
const METADATA_MAX_AGE_S = 600

/** POST /sso: the sign-in URL of an identity provider, by its id or an e-mail domain. */
export function sso(auth: Auth): Endpoint {
  return async (c) => {
    assertSaml(auth)
    const body = await readBody(c, ssoBody)
    await assertCaptcha(auth, c, body)
    const provider = await requireProvider(auth, body)
    const challenge = parseChallenge(body.code_challenge, body.code_challenge_method)
    const requestId = `_${randomBytes(REQUEST_ID_BYTES).toString('hex')}`
    const now = auth.clock()
    const relayState = await auth.db.transaction(async (tx) => {
      const flow = await createFlow(
        tx,
        {
          challenge,
          providerType: `sso:${provider.id}`,
          authenticationMethod: 'sso/saml',
          redirectTo: redirectTarget(c, auth.settings, body.redirect_to),
        },
        now,
      )
      const [relay] = await tx
        .insert(samlRelayStates)
        .values({ ssoProviderId: provider.id, flowStateId: flow.id, requestId, createdAt: now })
        .returning({ id: samlRelayStates.id })
      if (!relay) throw new Error('A relay state was not inserted.')
      return relay.id
    })
    const { loginUrl } = await import('#auth/external/saml/service-provider.ts')
    const url = await loginUrl(auth, provider, { requestId, relayState })
    return body.skip_http_redirect ? c.json({ url }) : redirectTo(c, url)
  }
}

/** GET /sso/saml/metadata: the metadata of this service provider, as XML. */
export function samlMetadata(auth: Auth): Endpoint {
  return async (c) => {
    assertSaml(auth)
    c.header('Cache-Control', `public, max-age=${METADATA_MAX_AGE_S}`)
    c.header('Content-Type', 'application/xml; charset=utf-8')
    if (c.req.query('download') === 'true') c.header('Content-Disposition', 'attachment; filename="metadata.xml"')
    const { serviceMetadata } = await import('#auth/external/saml/service-provider.ts')
    return c.body(serviceMetadata(auth))
  }
}

/** Throws AuthError 404 `saml_provider_disabled`. */
export function assertSaml({ settings }: Auth): void {
  if (settings.external.samlPrivateKey === undefined) {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  }
}

async function requireProvider(
  auth: Auth,
  { provider_id: id, domain }: v.InferOutput<typeof ssoBody>,
): Promise<SsoProvider> {
  if (id && domain) throw new AuthError(400, 'validation_failed', 'Only one of provider_id or domain supported')
  if (!id && !domain) throw new AuthError(400, 'validation_failed', 'A provider_id or domain needs to be provided')
  const provider = id ? await findSsoProvider(auth.db, id) : await findSsoProviderByDomain(auth.db, domain ?? '')
  if (!provider) throw new AuthError(404, 'sso_provider_not_found', 'No such SSO provider')
  if (provider.isDisabled) throw new AuthError(404, 'sso_provider_disabled', 'SSO provider is disabled')
  return provider
}
