import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { clearOneTimeTokens } from '#auth/messages/one-time-tokens.ts'
import { NO_PASSWORD } from '#auth/passwords/stored-password.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'
import { flowState } from '#auth/tables/flows.server.ts'
import { roleGrants, roleOffers } from '#auth/tables/roles.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import { originOf, readOptionalBody } from '#auth/http/transport.ts'
import type { Account, UserRow } from '#auth/accounts/users.ts'
import { lockAccount } from '#auth/accounts/verification.ts'
import { parseUserId } from './user-body.ts'

const deletionBody = v.object({ should_soft_delete: v.nullish(v.boolean()) })

const PHONE_LENGTH = 15

/**
 * DELETE /admin/users/{id} (service key): deletes an account, or with `should_soft_delete` only its personal data:
 * the row and its id stay, and the addresses are free again. Responds with `{}`.
 */
export function deleteUserById(auth: Auth): Endpoint {
  return async (c) => {
    const userId = parseUserId(c.req.param('id'))
    const { should_soft_delete: isSoft } = await readOptionalBody(c, deletionBody)
    const now = auth.clock()
    const { ip } = originOf(c, auth)
    await auth.db.transaction(async (tx) => {
      const account = await lockAccount(tx, userId)
      if (!account) throw new AuthError(404, 'user_not_found', 'User not found')
      if (isSoft && account.user.deletedAt) return
      if (isSoft) await blankOut(tx, account, now)
      else await tx.delete(users).where(eq(users.id, userId))
      const traits = { user_id: userId, soft: Boolean(isSoft) }
      await recordAudit(tx, { action: 'user_deleted', actorId: c.get('admin'), ip, now, traits })
    })
    return c.json({})
  }
}

async function blankOut(tx: AuthDb, { user, identities: list }: Account, now: Date): Promise<void> {
  await tx.update(users).set(blankUser(user, now)).where(eq(users.id, user.id))
  for (const { id, providerId } of list) {
    const blank = { identityData: {}, providerId: digest(user.id, providerId), updatedAt: now }
    await tx.update(identities).set(blank).where(eq(identities.id, id))
  }
  await clearOneTimeTokens(tx, user.id)
  await tx.delete(flowState).where(eq(flowState.userId, user.id))
  await tx.delete(mfaFactors).where(eq(mfaFactors.userId, user.id))
  await tx.delete(webauthnCredentials).where(eq(webauthnCredentials.userId, user.id))
  await tx.delete(roleOffers).where(eq(roleOffers.userId, user.id))
  await tx.delete(roleGrants).where(eq(roleGrants.userId, user.id))
  await tx.delete(sessions).where(eq(sessions.userId, user.id))
}

function blankUser(user: UserRow, now: Date): Partial<UserRow> {
  const blank = (value: string | null) => (value === null ? null : digest(user.id, value))
  return {
    email: blank(user.email),
    phone: user.phone === null ? null : phoneLike(digest(user.id, user.phone)),
    emailChange: blank(user.emailChange),
    phoneChange: blank(user.phoneChange),
    emailChangeConfirmStatus: 0,
    ...NO_PASSWORD,
    appMetadata: {},
    userMetadata: {},
    deletedAt: now,
    updatedAt: now,
  }
}

/** Replaces an address; no valid one, because it holds no `@`. */
function digest(userId: string, value: string): string {
  return createHash('sha256').update(`${userId}${value}`).digest('hex')
}

/** Fifteen digits, as the column requires; no country code begins with 9999. */
function phoneLike(hex: string): string {
  return `9999${BigInt(`0x${hex}`)}`.slice(0, PHONE_LENGTH)
}
