import type { Auth, AuthDb, AuthRequest } from './context.ts'
import { AuthError } from './errors.ts'
import { deleteFlow, issueAuthCode, type FlowStateRow } from './flow-state.ts'
import type { ProviderTokens } from './providers/provider.ts'
import { redirectTo, withFragment, withQuery } from './redirects.ts'
import { openSession, toSessionJson, type OpenSession, type Origin } from './sessions.ts'
import type { Account } from './users.ts'

/** Somebody whom another site has vouched for, at the end of her flow. */
export interface Arrival {
  flow: FlowStateRow
  account: Account
  tokens?: ProviderTokens
  /** When her session must end. */
  notAfter?: Date | null
  origin: Origin
  now: Date
}

type Finished = { code: string } | { open: OpenSession }

const DENIALS = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification'])
const WORDS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
}
const DESCRIPTION_LENGTH_MAX = 300

/** Ends a flow as it began: with a code for a PKCE client, else with a session. */
export async function finishFlow(tx: AuthDb, auth: Auth, arrival: Arrival): Promise<Finished> {
  const { flow, account, tokens = {}, notAfter = null, origin, now } = arrival
  const userId = account.user.id
  if (flow.codeChallenge) {
    const seal = (token: string | undefined) => (token ? auth.secrets.seal(token, placeOf(flow.id)) : null)
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

/** The redirect of a finished flow; after the commit, because the client uses the session at once. */
export async function redirectFinished(
  c: AuthRequest,
  auth: Auth,
  { finished, arrival }: { finished: Finished; arrival: Arrival },
): Promise<Response> {
  const { account, flow, tokens = {}, now } = arrival
  const target = flow.redirectTo ?? auth.settings.siteUrl
  if ('code' in finished) return redirectTo(c, withQuery(target, { code: finished.code }), 302)
  const session = await toSessionJson(auth, { account, open: finished.open, now })
  const fields = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type']
  const fragment = {
    ...Object.fromEntries(fields.map((field) => [field, String(session[field])])),
    ...(tokens.accessToken && { provider_token: tokens.accessToken }),
    ...(tokens.refreshToken && { provider_refresh_token: tokens.refreshToken }),
  }
  return redirectTo(c, withFragment(target, fragment), 302)
}

/** The tokens of the provider that a PKCE flow has kept, sealed, until its code is exchanged. */
export function openProviderTokens(auth: Auth, flow: FlowStateRow): Record<string, string> {
  const open = (sealed: string) => auth.secrets.open(sealed, placeOf(flow.id))
  return {
    ...(flow.providerAccessToken && { provider_token: open(flow.providerAccessToken) }),
    ...(flow.providerRefreshToken && { provider_refresh_token: open(flow.providerRefreshToken) }),
  }
}

/** Back to the application with an error, in query and fragment. */
export function redirectRefused(c: AuthRequest, target: string, error: Record<string, string>): Response {
  return redirectTo(c, withFragment(withQuery(target, error), error), 302)
}

/** Back to the site with an error in the query: whoever comes so cannot be told where she came from. */
export function redirectLost(c: AuthRequest, auth: Auth, refusal: AuthError): Response {
  return redirectTo(c, withQuery(auth.settings.siteUrl, errorParameters(refusal)))
}

/** An error as OAuth clients read it. */
export function errorParameters({ status, code, message }: AuthError): Record<string, string> {
  const error = DENIALS.has(code) ? 'access_denied' : (WORDS[status] ?? 'server_error')
  return { error, error_code: code, error_description: message.slice(0, DESCRIPTION_LENGTH_MAX) }
}

function placeOf(flowId: string): string {
  return `flow_state:${flowId}`
}
