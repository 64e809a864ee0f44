import { eq } from 'drizzle-orm'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { confirmFirst } from '#auth/accounts/first-confirmation.ts'
import { putAddressIdentity, recomputeProviders } from '#auth/accounts/identities.ts'
import { clearOneTimeTokens } from '#auth/messages/one-time-tokens.ts'
import { findSolePending, NOTHING_PENDING } from '#auth/accounts/pending-sign-ups.ts'
import type { StoredPassword } from '#auth/passwords/stored-password.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { originOf, readBody } from '#auth/http/transport.ts'
import { findAccount, isBanned, isConfirmed, mergeMetadata, toUserJson, type UserRow } from '#auth/accounts/users.ts'
import { assertEmailFree, assertPhoneFree, lockAccount, mapTakenAddress } from '#auth/accounts/verification.ts'
import {
  adminUserBody,
  parseUserId,
  readPassword,
  parseUserChanges,
  type AdminUserBody,
  type UserChanges,
} from './user-body.ts'

interface Change {
  body: AdminUserBody
  changes: UserChanges
  password: StoredPassword | undefined
  /** A ban deletes the sessions. */
  endOnBan: boolean
  now: Date
}

/**
 * PUT /admin/users/{id} (service key): changes an account at once, without confirmation. A new password deletes all
 * sessions, and so does a ban where the settings say so. Metadata is merged; null deletes a key. Responds with the
 * bare user.
 */
export function updateUserById(auth: Auth): Endpoint {
  return async (c) => {
    const userId = parseUserId(c.req.param('id'))
    const body = await readBody(c, adminUserBody)
    const now = auth.clock()
    const changes = parseUserChanges(body, now)
    const owner = { email: changes.email, userMetadata: body.user_metadata }
    if (body.password) await auth.policy.assertAcceptable(body.password, owner)
    const { endOnBan } = auth.settings.sessions
    const change = { body, changes, password: await readPassword(auth, body), endOnBan, now }
    const { ip } = originOf(c, auth)
    const account = await mapTakenAddress(() =>
      auth.db.transaction(async (tx) => {
        await applyChange(tx, userId, change)
        const traits = { user_id: userId }
        await recordAudit(tx, { action: 'user_modified', actorId: c.get('admin'), ip, now, traits })
        return findAccount(tx, userId)
      }),
    )
    if (!account) throw new Error('A locked user is gone.')
    return c.json(toUserJson(account))
  }
}

async function applyChange(tx: AuthDb, userId: string, change: Change): Promise<void> {
  const locked = await lockAccount(tx, userId)
  if (!locked) throw new AuthError(404, 'user_not_found', 'User not found')
  const { body, changes, password, endOnBan, now } = change
  await confirmPendingSignUp(tx, locked.user, change)
  const user = (await findAccount(tx, userId))?.user ?? locked.user
  const email = changes.email === user.email ? undefined : changes.email
  const phone = changes.phone === user.phone ? undefined : changes.phone
  if (email) await assertEmailFree(tx, { userId, email })
  if (phone) await assertPhoneFree(tx, { userId, phone })
  const confirmed = confirmationsOf(user, change)
  await tx
    .update(users)
    .set({
      ...(email && { email, emailChange: null, emailChangeConfirmStatus: 0 }),
      ...(phone && { phone, phoneChange: null }),
      ...password,
      ...(changes.role && { role: changes.role }),
      ...(changes.bannedUntil !== undefined && { bannedUntil: changes.bannedUntil }),
      ...(body.app_metadata && { appMetadata: mergeMetadata(user.appMetadata, body.app_metadata) }),
      userMetadata: userMetadataOf(user, change),
      ...confirmed,
      ...((email || phone) && { isAnonymous: false }),
      updatedAt: now,
    })
    .where(eq(users.id, userId))
  const after = { ...user, ...confirmed }
  if (email || body.email_confirm)
    await putIdentity(tx, { kind: 'email', address: changes.email ?? user.email, after, now })
  if (phone || body.phone_confirm)
    await putIdentity(tx, { kind: 'phone', address: changes.phone ?? user.phone, after, now })
  if (email || phone) await recomputeProviders(tx, userId)
  if (email || phone || password) await clearOneTimeTokens(tx, userId)
  const isBannedNow = isBanned({ bannedUntil: changes.bannedUntil ?? null }, now)
  if (password || (isBannedNow && endOnBan)) await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/**
 * Confirming the address of an unconfirmed account applies its pending sign-up, as its mail would. It is discarded
 * if there are several, or if the administrator sets another address or password.
 */
async function confirmPendingSignUp(
  tx: AuthDb,
  user: UserRow,
  { body, changes, password, now }: Change,
): Promise<void> {
  const kind = body.email_confirm && user.email ? 'email' : body.phone_confirm && user.phone ? 'phone' : null
  const address = kind && user[kind]
  if (isConfirmed(user) || !kind || !address) return
  const isReplaced = password !== undefined || (changes[kind] !== undefined && changes[kind] !== address)
  const pending = (isReplaced ? null : await findSolePending(tx, user.id)) ?? NOTHING_PENDING
  await confirmFirst(tx, { user, kind, address, pending, flowId: null, now })
}

function confirmationsOf(user: UserRow, { body, changes, now }: Change) {
  return {
    ...(body.email_confirm && (changes.email ?? user.email) && { emailConfirmedAt: user.emailConfirmedAt ?? now }),
    ...(body.phone_confirm && (changes.phone ?? user.phone) && { phoneConfirmedAt: user.phoneConfirmedAt ?? now }),
  }
}

function userMetadataOf(user: UserRow, { body }: Change): Metadata {
  const merged = body.user_metadata ? mergeMetadata(user.userMetadata, body.user_metadata) : user.userMetadata
  return body.email_confirm ? mergeMetadata(merged, { email_verified: true }) : merged
}

async function putIdentity(
  tx: AuthDb,
  { kind, address, after, now }: { kind: 'email' | 'phone'; address: string | null; after: UserRow; now: Date },
): Promise<void> {
  if (address === null) return
  const isVerified = (kind === 'email' ? after.emailConfirmedAt : after.phoneConfirmedAt) !== null
  await putAddressIdentity(tx, { userId: after.id, kind, address, isVerified, now })
}
