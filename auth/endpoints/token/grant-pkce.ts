import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { openProviderTokens } from '#auth/external/finish-flow.ts'
import { consumeAuthCode, type FlowStateRow } from '#auth/external/flow-state.ts'
import { greetDevice } from '#auth/devices/device-sign-in.ts'
import { openSession, signedInAt } from '#auth/sessions/open-session.ts'
import { toSessionJson, type NewSession, type Origin } from '#auth/sessions/sessions.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { isBanned, type Account } from '#auth/accounts/users.ts'
import { lockAccount } from '#auth/accounts/verification.ts'

const pkceBody = v.object({ auth_code: text, code_verifier: text })

interface Exchange {
  flow: FlowStateRow
  account: Account
  open: NewSession
}

/** POST /token?grant_type=pkce: a session for an authorization code and its verifier. A code is valid once. */
export function grantPkce(auth: Auth): Endpoint {
  return async (c) => {
    const { auth_code: code, code_verifier: verifier } = await readBody(c, pkceBody)
    if (!code || !verifier) {
      const message = 'invalid request: both auth code and code verifier should be non-empty'
      throw new AuthError(400, 'validation_failed', message)
    }
    const use = { code, verifier, expiryS: auth.settings.flowExpiryS, now: auth.clock() }
    const exchanged = await auth.db.transaction(async (tx) => {
      const flow = await consumeAuthCode(tx, use)
      return flow instanceof AuthError ? flow : exchange(tx, { flow, origin: originOf(c, auth), now: use.now })
    })
    // Thrown after the commit, so that the wrong attempt is counted.
    if (exchanged instanceof AuthError) throw exchanged
    await greetDevice(auth, c, { user: exchanged.account.user, open: exchanged.open, now: use.now })
    const session = await toSessionJson(auth, { ...exchanged, now: use.now })
    return c.json({ ...session, ...openProviderTokens(auth, exchanged.flow) })
  }
}

async function exchange(
  tx: AuthDb,
  { flow, origin, now }: { flow: FlowStateRow & { userId: string }; origin: Origin; now: Date },
): Promise<Exchange | AuthError> {
  const found = await lockAccount(tx, flow.userId)
  if (!found || found.user.deletedAt) return new AuthError(404, 'user_not_found', 'User not found')
  if (isBanned(found.user, now)) return new AuthError(403, 'user_banned', 'User is banned')
  const { authenticationMethod: method, sessionNotAfter: notAfter } = flow
  const open = await openSession(tx, { userId: found.user.id, method, origin, now, notAfter })
  const traits = { provider: flow.providerType }
  await recordAudit(tx, { action: 'login', actorId: found.user.id, ip: origin.ip, now, traits })
  return { flow, account: signedInAt(found, now), open }
}
