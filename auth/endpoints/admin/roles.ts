import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { confirmFirst } from '#auth/accounts/first-confirmation.ts'
import { isUuid } from '#auth/factors/factors.ts'
import { putAddressIdentity } from '#auth/accounts/identities.ts'
import { NOTHING_PENDING } from '#auth/accounts/pending-sign-ups.ts'
import { offerRole, removeRole } from '#auth/roles/role-grants.ts'
import { rolesOf } from '#auth/roles/roles.ts'
import { users } from '#auth/tables/users.server.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { isConfirmed, type UserRow } from '#auth/accounts/users.ts'
import { lockAccount } from '#auth/accounts/verification.ts'
import { parseUserId, invalid } from './user-body.ts'

const offerBody = v.object({ given_by: text, email_confirm: v.nullish(v.boolean(), false) })

const ROLE = /^[a-z][a-z0-9_-]{0,31}$/

/**
 * PUT /admin/users/{id}/roles/{role} (service key): offers a role. The account gets it when its owner accepts
 * (`AuthService.acceptRole`) with the token in the response: `{ role, hashed_token, expires_at }`; `{ role }` alone
 * when the account already has the role. `email_confirm` confirms the address, and deletes everything set before the
 * confirmation. Throws AuthError 404 `user_not_found`, 422 `email_not_confirmed`.
 */
export function putRole(auth: Auth): Endpoint {
  return async (c) => {
    const role = parseRole(c.req.param('role'))
    const userId = parseUserId(c.req.param('id'))
    const body = await readBody(c, offerBody)
    const givenBy = body.given_by && isUuid(body.given_by) ? body.given_by : null
    const now = auth.clock()
    const { ip } = originOf(c, auth)
    const offered = await auth.db.transaction(async (tx) => {
      const user = await lockUserRow(tx, userId)
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

/** DELETE /admin/users/{id}/roles/{role} (service key): removes the role and its offer. Responds with `{ removed }`. */
export function deleteRole(auth: Auth): Endpoint {
  return async (c) => {
    const role = parseRole(c.req.param('role'))
    const userId = parseUserId(c.req.param('id'))
    const now = auth.clock()
    const { ip } = originOf(c, auth)
    const removed = await auth.db.transaction(async (tx) => {
      const had = await removeRole(tx, { user: await lockUserRow(tx, userId), role, now })
      const traits = { user_id: userId, role }
      if (had) await recordAudit(tx, { action: 'role_removed', actorId: c.get('admin'), ip, now, traits })
      return had
    })
    return c.json({ removed })
  }
}

function parseRole(role: string | undefined): string {
  if (role && ROLE.test(role)) return role
  throw invalid('a role is a name of at most 32 small letters, digits, - and _')
}

async function lockUserRow(tx: AuthDb, userId: string): Promise<UserRow> {
  const account = await lockAccount(tx, userId)
  if (!account || account.user.deletedAt) throw new AuthError(404, 'user_not_found', 'User not found')
  return account.user
}

/** Pending sign-ups are discarded, because their author is unknown. */
async function confirmEmail(tx: AuthDb, user: UserRow, address: string, now: Date): Promise<void> {
  const kind = 'email'
  if (!isConfirmed(user)) return confirmFirst(tx, { user, kind, address, pending: NOTHING_PENDING, flowId: null, now })
  await tx.update(users).set({ emailConfirmedAt: now, updatedAt: now }).where(eq(users.id, user.id))
  await putAddressIdentity(tx, { userId: user.id, kind, address, now })
}
