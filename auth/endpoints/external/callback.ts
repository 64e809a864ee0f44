import { deleteCookie, getCookie } from 'hono/cookie'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { signInExternally, type ExternalSignInRequest, type ExternalSignIn } from '#auth/external/external-sign-in.ts'
import { sendExternalConfirmation, unverified } from '#auth/external/external-confirmation.ts'
import {
  errorParameters,
  finishFlow,
  redirectFinished,
  redirectToSiteWithError,
  redirectWithError,
  type FlowResult,
} from '#auth/external/finish-flow.ts'
import { cookieOf } from '#auth/external/flow-cookie.ts'
import { challengeOf, deleteFlow, isFlowExpired, lockFlow, type FlowStateRow } from '#auth/external/flow-state.ts'
import { linkIdentity } from '#auth/external/linking.ts'
import type { ExternalIdentity, ProviderTokens } from '#auth/external/providers/provider.ts'
import { redirectTo } from '#auth/http/redirects.ts'
import { originOf } from '#auth/http/transport.ts'
import { mapTakenAddress } from '#auth/accounts/verification.ts'

interface Identified {
  identity: ExternalIdentity
  tokens: ProviderTokens
}

/** The fields of a provider's POST that are read. */
const POSTED = ['state', 'code', 'iss', 'error', 'error_description'] as const
const ERROR_LENGTH_MAX = 300

/**
 * GET /callback: the return from a provider. Always responds with a redirect: to the target of the flow with a
 * session, a code or an error, or to the site with an error if the flow is invalid.
 */
export function callback(auth: Auth): Endpoint {
  return async (c) => {
    const { searchParams: query } = new URL(c.req.url)
    const flow = await openFlow(auth, c, query.get('state') ?? '')
    if (flow instanceof AuthError) return redirectToSiteWithError(c, auth, flow)
    const target = flow.redirectTo ?? auth.settings.siteUrl
    const providerError = query.get('error')
    if (providerError !== null) {
      await deleteFlow(auth.db, flow.id)
      return redirectWithError(c, target, providerErrorOf(query))
    }
    try {
      return await complete(auth, c, { flow, query })
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      await deleteFlow(auth.db, flow.id)
      return redirectWithError(c, target, errorParameters(error))
    }
  }
}

/**
 * POST /callback (form_post): redirects to the GET, because browsers send no SameSite=Lax cookie with a cross-site
 * POST.
 */
export function postedCallback(auth: Auth): Endpoint {
  return async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const kept = POSTED.flatMap((name) => {
      const value = form.get(name)
      return value === null ? [] : [[name, value]]
    })
    return redirectTo(c, `${auth.settings.externalUrl}/callback?${new URLSearchParams(kept)}`)
  }
}

async function openFlow(auth: Auth, c: AuthRequest, state: string): Promise<FlowStateRow | AuthError> {
  if (!state) return new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
  const flow = await auth.db.transaction((tx) => lockFlow(tx, state))
  if (!flow || flow.authenticationMethod !== 'oauth') return badState('OAuth state parameter is invalid')
  const { name, options } = cookieOf(auth, flow.id)
  const cookie = getCookie(c, name)
  deleteCookie(c, name, options)
  if (cookie !== flow.id) return badState('OAuth state does not belong to this browser')
  if (flow.authCodeIssuedAt) return alreadyUsed()
  if (isFlowExpired(flow.createdAt, auth.settings.flowExpiryS, auth.clock())) return badState('OAuth state has expired')
  return flow
}

async function complete(
  auth: Auth,
  c: AuthRequest,
  { flow, query }: { flow: FlowStateRow; query: URLSearchParams },
): Promise<Response> {
  if (!query.get('code'))
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code')
  const identified = await identify(auth, flow, query)
  const origin = originOf(c, auth)
  const now = auth.clock()
  const request = { identity: identified.identity, origin, now }
  const done = await mapTakenAddress(() =>
    auth.db.transaction(async (tx) => {
      const held = await lockFlow(tx, flow.id)
      if (!held || held.authCodeIssuedAt) throw alreadyUsed()
      const signedIn = await signInOrLink(tx, auth, { flow, request })
      if (signedIn.outcome === 'needs-verification') return signedIn
      const { account } = signedIn
      const result: FlowResult = { flow, account, tokens: identified.tokens, origin, now }
      return { account, result, outcome: await finishFlow(tx, auth, result) }
    }),
  )
  if ('pending' in done) {
    const { account, pending } = done
    const redirectTo = flow.redirectTo ?? auth.settings.siteUrl
    const challenge = challengeOf(flow)
    await sendExternalConfirmation(auth, { account, pending, redirectTo, challenge, ip: origin.ip, now })
    throw unverified(flow.linkingTargetId !== null)
  }
  if (flow.linkingTargetId) await tellOfLink(auth, done.account.user.email, flow.providerType)
  return redirectFinished(c, auth, { outcome: done.outcome, result: done.result })
}

async function identify(auth: Auth, flow: FlowStateRow, query: URLSearchParams): Promise<Identified> {
  const provider = auth.providers.get(flow.providerType)
  if (!provider) throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
  try {
    return await provider.identify(query, flow.id)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    auth.log.warn({ provider: flow.providerType, error: name }, 'the code of a sign-in provider could not be exchanged')
    throw new AuthError(500, 'unexpected_failure', 'Unable to exchange external code')
  }
}

function signInOrLink(
  tx: AuthDb,
  auth: Auth,
  { flow, request }: { flow: FlowStateRow; request: ExternalSignInRequest },
): Promise<ExternalSignIn> {
  return flow.linkingTargetId
    ? linkIdentity(tx, auth, { userId: flow.linkingTargetId, request })
    : signInExternally(tx, auth, request)
}

async function tellOfLink(auth: Auth, to: string | null, provider: string): Promise<void> {
  await auth.mailer.notify({ kind: 'identity_linked', to, data: { provider } })
}

/** The provider's error, shortened for a URL. */
function providerErrorOf(query: URLSearchParams): Record<string, string> {
  const short = (name: string) => (query.get(name) ?? '').slice(0, ERROR_LENGTH_MAX)
  return { error: short('error') || 'server_error', error_description: short('error_description') }
}

function badState(message: string): AuthError {
  return new AuthError(400, 'bad_oauth_state', message)
}

function alreadyUsed(): AuthError {
  return new AuthError(400, 'flow_state_already_used', 'OAuth state has already been used')
}
