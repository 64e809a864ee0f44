import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { MINUTE_MS } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { signInExternally } from '#auth/external/external-sign-in.ts'
import { finishFlow, redirectFinished, redirectToSiteWithError, type FlowResult } from '#auth/external/finish-flow.ts'
import { createFlow, isFlowExpired, lockFlow, type FlowStateRow } from '#auth/external/flow-state.ts'
import { isAllowedRedirect } from '#auth/http/redirects.ts'
import { identityOf } from '#auth/external/saml/assertion-identity.ts'
import type { Assertion } from '#auth/external/saml/service-provider.ts'
import { findSsoProvider, findSsoProviderByEntity, type SsoProvider } from '#auth/external/saml/sso-providers.ts'
import { samlRelayStates } from '#auth/tables/sso.server.ts'
import { originOf } from '#auth/http/transport.ts'
import { claimProof } from '#auth/external/used-proofs.ts'
import { assertSaml } from './sso.ts'

type RelayRow = typeof samlRelayStates.$inferSelect

const uuid = v.pipe(v.string(), v.uuid())

/**
 * POST /sso/saml/acs: the response of an identity provider to a request (RelayState is its id), or an unsolicited
 * one (RelayState is empty or an address) of a provider that may send those. Responds with a redirect; errors lead to the site.
 */
export function samlAcs(auth: Auth): Endpoint {
  return async (c) => {
    assertSaml(auth)
    const form = new URLSearchParams(await c.req.text())
    const relayState = form.get('RelayState') ?? ''
    if (!v.is(uuid, relayState) && relayState !== '' && !URL.canParse(relayState)) {
      throw new AuthError(400, 'validation_failed', 'RelayState is neither of this service nor an address')
    }
    try {
      return await consumeResponse(auth, c, { samlResponse: form.get('SAMLResponse') ?? '', relayState })
    } catch (error) {
      if (error instanceof AuthError) return redirectToSiteWithError(c, auth, error)
      throw error
    }
  }
}

/** Loaded late: 10 MB of XML signatures that few installations need. */
const serviceProvider = () => import('#auth/external/saml/service-provider.ts')

async function consumeResponse(
  auth: Auth,
  c: AuthRequest,
  { samlResponse, relayState }: { samlResponse: string; relayState: string },
): Promise<Response> {
  if (!samlResponse) throw new AuthError(400, 'validation_failed', 'SAMLResponse is missing')
  const relay = v.is(uuid, relayState) ? await takeRelay(auth, relayState) : null
  const provider = await requireProvider(auth, relay, samlResponse)
  const { verifyResponse } = await serviceProvider()
  const assertion = await verifyResponse(auth, provider, { samlResponse, requestId: relay?.requestId ?? null })
  const origin = originOf(c, auth)
  const now = auth.clock()
  const identity = identityOf(provider, assertion.profile)
  const { result, outcome } = await auth.db.transaction(async (tx) => {
    await assertUnused(tx, provider, assertion)
    const flow = relay
      ? await requireFlow(tx, relay)
      : await createUnsolicitedFlow(tx, auth, { provider, relayState, now })
    const { account } = await signInExternally(tx, auth, { identity, origin, now })
    const result: FlowResult = { flow, account, notAfter: assertion.sessionNotAfter, origin, now }
    return { result, outcome: await finishFlow(tx, auth, result) }
  })
  return redirectFinished(c, auth, { outcome, result })
}

/** Deletes a relay state, whatever the response is. */
async function takeRelay(auth: Auth, id: string): Promise<RelayRow> {
  const [relay] = await auth.db.delete(samlRelayStates).where(eq(samlRelayStates.id, id)).returning()
  if (!relay)
    throw new AuthError(404, 'saml_relay_state_not_found', 'SAML RelayState does not exist, try logging in again?')
  if (isFlowExpired(relay.createdAt, auth.settings.external.samlRelayExpiryS, auth.clock())) {
    throw new AuthError(422, 'saml_relay_state_expired', 'SAML RelayState has expired. Try logging in again?')
  }
  return relay
}

async function requireProvider(auth: Auth, relay: RelayRow | null, samlResponse: string): Promise<SsoProvider> {
  const { claimedIssuer } = await serviceProvider()
  const issuer = relay ? undefined : await claimedIssuer(samlResponse)
  const provider = relay
    ? await findSsoProvider(auth.db, relay.ssoProviderId)
    : issuer && (await findSsoProviderByEntity(auth.db, issuer))
  if (!provider)
    throw new AuthError(
      404,
      'saml_idp_not_found',
      'A SAML connection has not been established with this Identity Provider',
    )
  if (provider.isDisabled) throw new AuthError(404, 'sso_provider_disabled', 'SSO provider is disabled')
  // Whoever has an account there could sign somebody else's browser in to it.
  if (!relay && !provider.isUnsolicitedAllowed) {
    throw new AuthError(400, 'validation_failed', 'This sign-in was not requested here. Start it on the sign-in page')
  }
  return provider
}

async function assertUnused(tx: AuthDb, provider: SsoProvider, { id, notOnOrAfter }: Assertion): Promise<void> {
  const expiresAt = new Date(notOnOrAfter.getTime() + MINUTE_MS)
  const isNew = await claimProof(tx, { proof: `saml ${provider.id} ${id}`, expiresAt })
  if (!isNew) throw new AuthError(400, 'validation_failed', 'SAML Assertion was already used')
}

async function requireFlow(tx: AuthDb, relay: RelayRow): Promise<FlowStateRow> {
  const flow = await lockFlow(tx, relay.flowStateId)
  if (!flow) throw new AuthError(404, 'flow_state_not_found', 'The flow of this sign-in is gone')
  return flow
}

function createUnsolicitedFlow(
  tx: AuthDb,
  auth: Auth,
  { provider, relayState, now }: { provider: SsoProvider; relayState: string; now: Date },
): Promise<FlowStateRow> {
  const redirectTo = isAllowedRedirect(relayState, auth.settings) ? relayState : auth.settings.siteUrl
  const providerType = `sso:${provider.id}`
  return createFlow(tx, { challenge: undefined, providerType, authenticationMethod: 'sso/saml', redirectTo }, now)
}
