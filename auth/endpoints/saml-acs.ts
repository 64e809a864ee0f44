import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Auth, AuthDb, AuthRequest, Endpoint } from '#auth/context.ts'
import { MINUTE_MS } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { signInExternally } from '#auth/external-sign-in.ts'
import { finishFlow, redirectFinished, redirectLost, type Arrival } from '#auth/finish-flow.ts'
import { createFlow, isFlowExpired, lockFlow, type FlowStateRow } from '#auth/flow-state.ts'
import { isAllowedRedirect } from '#auth/redirects.ts'
import { identityOf } from '#auth/saml/assertion-identity.ts'
import { claimedIssuer, verifyResponse, type Assertion } from '#auth/saml/service-provider.ts'
import { findSsoProvider, findSsoProviderByEntity, type SsoProvider } from '#auth/saml/sso-providers.ts'
import { samlRelayStates } from '#auth/tables.server.ts'
import { originOf } from '#auth/transport.ts'
import { takeProof } from '#auth/used-proofs.ts'
import { demandSaml } from './sso.ts'

type RelayRow = typeof samlRelayStates.$inferSelect

const uuid = v.pipe(v.string(), v.uuid())

/**
 * POST /sso/saml/acs: a company answers a question of ours (RelayState is its id), or sends somebody by itself
 * (RelayState is empty or an address). Answers a redirect; errors lead to the site.
 */
export function samlAcs(auth: Auth): Endpoint {
  return async (c) => {
    demandSaml(auth)
    const form = new URLSearchParams(await c.req.text())
    const relayState = form.get('RelayState') ?? ''
    if (!v.is(uuid, relayState) && relayState !== '' && !URL.canParse(relayState)) {
      throw new AuthError(400, 'validation_failed', 'RelayState is neither of this service nor an address')
    }
    try {
      return await arrive(auth, c, { samlResponse: form.get('SAMLResponse') ?? '', relayState })
    } catch (error) {
      if (error instanceof AuthError) return redirectLost(c, auth, error)
      throw error
    }
  }
}

async function arrive(
  auth: Auth,
  c: AuthRequest,
  { samlResponse, relayState }: { samlResponse: string; relayState: string },
): Promise<Response> {
  if (!samlResponse) throw new AuthError(400, 'validation_failed', 'SAMLResponse is missing')
  const relay = v.is(uuid, relayState) ? await takeRelay(auth, relayState) : null
  const provider = await demandProvider(auth, relay, samlResponse)
  const assertion = await verifyResponse(auth, provider, { samlResponse, requestId: relay?.requestId ?? null })
  const origin = originOf(c, auth)
  const now = auth.clock()
  const identity = identityOf(provider, assertion.profile)
  const { arrival, finished } = await auth.db.transaction(async (tx) => {
    await demandUnused(tx, provider, assertion)
    const flow = relay ? await demandFlow(tx, relay) : await unaskedFlow(tx, auth, { provider, relayState, now })
    const { account } = await signInExternally(tx, auth, { identity, origin, now })
    const arrived: Arrival = { flow, account, notAfter: assertion.sessionNotAfter, origin, now }
    return { arrival: arrived, finished: await finishFlow(tx, auth, arrived) }
  })
  return redirectFinished(c, auth, { finished, arrival })
}

/** Uses up a question of ours, whatever becomes of the answer. */
async function takeRelay(auth: Auth, id: string): Promise<RelayRow> {
  const [relay] = await auth.db.delete(samlRelayStates).where(eq(samlRelayStates.id, id)).returning()
  if (!relay)
    throw new AuthError(404, 'saml_relay_state_not_found', 'SAML RelayState does not exist, try logging in again?')
  if (isFlowExpired(relay.createdAt, auth.settings.external.samlRelayExpiryS, auth.clock())) {
    throw new AuthError(422, 'saml_relay_state_expired', 'SAML RelayState has expired. Try logging in again?')
  }
  return relay
}

async function demandProvider(auth: Auth, relay: RelayRow | null, samlResponse: string): Promise<SsoProvider> {
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
  return provider
}

async function demandUnused(tx: AuthDb, provider: SsoProvider, { id, notOnOrAfter }: Assertion): Promise<void> {
  const expiresAt = new Date(notOnOrAfter.getTime() + MINUTE_MS)
  const isNew = await takeProof(tx, { proof: `saml ${provider.id} ${id}`, expiresAt })
  if (!isNew) throw new AuthError(400, 'validation_failed', 'SAML Assertion was already used')
}

async function demandFlow(tx: AuthDb, relay: RelayRow): Promise<FlowStateRow> {
  const flow = await lockFlow(tx, relay.flowStateId)
  if (!flow) throw new AuthError(404, 'flow_state_not_found', 'The flow of this sign-in is gone')
  return flow
}

function unaskedFlow(
  tx: AuthDb,
  auth: Auth,
  { provider, relayState, now }: { provider: SsoProvider; relayState: string; now: Date },
): Promise<FlowStateRow> {
  const redirectTo = isAllowedRedirect(relayState, auth.settings) ? relayState : auth.settings.siteUrl
  const providerType = `sso:${provider.id}`
  return createFlow(tx, { challenge: undefined, providerType, authenticationMethod: 'sso/saml', redirectTo }, now)
}
