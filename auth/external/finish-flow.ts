import type { Auth, AuthRequest } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { greetDevice } from '#auth/devices/device-sign-in.ts'
import { AuthError } from '#auth/errors.ts'
import { deleteFlow, issueAuthCode, type FlowStateRow } from './flow-state.ts'
import type { ProviderTokens } from './providers/provider.ts'
import { redirectTo, withFragment, withQuery } from '#auth/http/redirects.ts'
import { openSession } from '#auth/sessions/open-session.ts'
import { toSessionJson, type NewSession, type Origin } from '#auth/sessions/sessions.ts'
import type { Account } from '#auth/accounts/users.ts'

/** The result of a flow through another site. */
export interface FlowResult {
  flow: FlowStateRow
  account: Account
  tokens?: ProviderTokens
  /** The latest end of the session. */
  notAfter?: Date | null
  origin: Origin
  now: Date
}

type FlowOutcome = { code: string } | { open: NewSession }

const DENIALS = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification'])
const OAUTH_ERRORS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
}
const DESCRIPTION_LENGTH_MAX = 300

/** Ends a flow: with a code for a PKCE client, otherwise with a session. */
export async function finishFlow(tx: AuthDb, auth: Auth, result: FlowResult): Promise<FlowOutcome> {
  const { flow, account, tokens = {}, notAfter = null, origin, now } = result
  const userId = account.user.id
  if (flow.codeChallenge) {
    const seal = (token: string | undefined) => (token ? auth.secrets.seal(token, flowContext(flow.id)) : null)
    const known = {
      providerAccessToken: seal(tokens.accessToken),
      providerRefreshToken: seal(tokens.refreshToken),
      sessionNotAfter: notAfter,
    }
    return { code: await issueAuthCode(tx, { id: flow.id, userId, ...known }, now) }
  }
  await deleteFlow(tx, flow.id)
  return { open: await openSession(tx, { userId, method: flow.authenticationMethod, origin, now, notAfter }) }
}

/** The redirect of a finished flow. Call it after the commit, because the client uses the session at once. */
export async function redirectFinished(
  c: AuthRequest,
  auth: Auth,
  { outcome, result }: { outcome: FlowOutcome; result: FlowResult },
): Promise<Response> {
  const { account, flow, tokens = {}, now } = result
  const target = flow.redirectTo ?? auth.settings.siteUrl
  if ('code' in outcome) return redirectTo(c, withQuery(target, { code: outcome.code }), 302)
  await greetDevice(auth, c, { user: account.user, open: outcome.open, now })
  const session = await toSessionJson(auth, { account, open: outcome.open, now })
  const fields = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type']
  const fragment = {
    ...Object.fromEntries(fields.map((field) => [field, String(session[field])])),
    ...(tokens.accessToken && { provider_token: tokens.accessToken }),
    ...(tokens.refreshToken && { provider_refresh_token: tokens.refreshToken }),
  }
  return redirectTo(c, withFragment(target, fragment), 302)
}

/** The tokens of the provider, which a PKCE flow stores encrypted until its code is exchanged. */
export function openProviderTokens(auth: Auth, flow: FlowStateRow): Record<string, string> {
  const open = (sealed: string) => auth.secrets.open(sealed, flowContext(flow.id))
  return {
    ...(flow.providerAccessToken && { provider_token: open(flow.providerAccessToken) }),
    ...(flow.providerRefreshToken && { provider_refresh_token: open(flow.providerRefreshToken) }),
  }
}

/** Redirects to the application with an error in query and fragment. */
export function redirectWithError(c: AuthRequest, target: string, error: Record<string, string>): Response {
  return redirectTo(c, withFragment(withQuery(target, error), error), 302)
}

/** Redirects to the site with an error in the query, when the origin of the flow is unknown. */
export function redirectToSiteWithError(c: AuthRequest, auth: Auth, refusal: AuthError): Response {
  return redirectTo(c, withQuery(auth.settings.siteUrl, errorParameters(refusal)))
}

/** The parameters of an error, as OAuth clients expect them. */
export function errorParameters({ status, code, message }: AuthError): Record<string, string> {
  const error = DENIALS.has(code) ? 'access_denied' : (OAUTH_ERRORS[status] ?? 'server_error')
  return { error, error_code: code, error_description: message.slice(0, DESCRIPTION_LENGTH_MAX) }
}

function flowContext(flowId: string): string {
  return `flow_state:${flowId}`
}
