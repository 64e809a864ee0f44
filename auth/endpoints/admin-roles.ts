import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, AuthDb, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { confirmFirst } from '#auth/first-confirmation.ts'
import { isUuid } from '#auth/factors.ts'
import { putAddressIdentity } from '#auth/identities.ts'
import { NOTHING_PENDING } from '#auth/pending-sign-ups.ts'
import { offerRole, removeRole, rolesOf } from '#auth/role-grants.ts'
import { users } from '#auth/tables.server.ts'
import { originOf, readBody, text } from '#auth/transport.ts'
import { isConfirmed, type UserRow } from '#auth/users.ts'
import { lockAccount } from '#auth/verification.ts'
import { demandUserId, invalid } from './admin-user-body.ts'

const offerBody = v.object({ given_by: text, email_confirm: v.nullish(v.boolean(), false) })

const ROLE = /^[a-z][a-z0-9_-]{0,31}$/

/**
 * PUT /admin/users/{id}/roles/{role} (service key): offers a role. The account gets it when its owner accepts
 * (`AuthService.acceptRole`) with the token that is answered: `{ role, hashed_token, expires_at }`; `{ role }` alone
 * when the account has the role. `email_confirm` confirms the address, and drops what an unproven person set before.
 * Throws AuthError 404 `user_not_found`, 422 `email_not_confirmed`.
 */
export function putRole(auth: Auth): Endpoint {
  return async (c) => {
    const role = demandRole(c.req.param('role'))
    const userId = demandUserId(c.req.param('id'))
    const body = await readBody(c, offerBody)
    const givenBy = body.given_by && isUuid(body.given_by) ? body.given_by : null
    const now = auth.clock()
    const { ip } = originOf(c, auth)
    const offered = await auth.db.transaction(async (tx) => {
      const user = await demandUser(tx, userId)
      if (!user.email || !(user.emailConfirmedAt || body.email_confirm)) {
        throw new AuthError(422, 'email_not_confirmed', 'A role is only given to a confirmed email address')
      }
      if (!user.emailConfirmedAt) await confirmEmail(tx, user, user.email, now)
      if (rolesOf(user).includes(role)) return null
      const traits = { user_id: userId, role }
      await recordAudit(tx, { action: 'role_offered', actorId: givenBy ?? c.get('admin'), ip, now, traits })
      return offerRole(tx, { userId, role, givenBy, now })
    })
    return c.json({ role, ...(offered && { hashed_token: offered.linkToken, expires_at: offered.expiresAt }) })
  }
}

/** DELETE /admin/users/{id}/roles/{role} (service key): takes the role or its offer away. Answers `{ removed }`. */
export function deleteRole(auth: Auth): Endpoint {
  return async (c) => {
    const role = demandRole(c.req.param('role'))
    const userId = demandUserId(c.req.param('id'))
    const now = auth.clock()
    const { ip } = originOf(c, auth)
    const removed = await auth.db.transaction(async (tx) => {
      const had = await removeRole(tx, { user: await demandUser(tx, userId), role, now })
      const traits = { user_id: userId, role }
      if (had) await recordAudit(tx, { action: 'role_removed', actorId: c.get('admin'), ip, now, traits })
      return had
    })
    return c.json({ removed })
  }
}

function demandRole(role: string | undefined): string {
  if (role && ROLE.test(role)) return role
  throw invalid('a role is a name of at most 32 small letters, digits, - and _')
}

async function demandUser(tx: AuthDb, userId: string): Promise<UserRow> {
  const account = await lockAccount(tx, userId)
  if (!account || account.user.deletedAt) throw new AuthError(404, 'user_not_found', 'User not found')
  return account.user
}

/** Nothing that waits for a confirmation is taken: nobody says whose sign-up it is. */
async function confirmEmail(tx: AuthDb, user: UserRow, address: string, now: Date): Promise<void> {
  const kind = 'email'
  if (!isConfirmed(user)) return confirmFirst(tx, { user, kind, address, pending: NOTHING_PENDING, flowId: null, now })
  await tx.update(users).set({ emailConfirmedAt: now, updatedAt: now }).where(eq(users.id, user.id))
  await putAddressIdentity(tx, { userId: user.id, kind, address, now })
}
