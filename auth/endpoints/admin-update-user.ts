import { eq } from 'drizzle-orm'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, AuthDb, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { confirmFirst } from '#auth/first-confirmation.ts'
import { putAddressIdentity, recomputeProviders } from '#auth/identities.ts'
import { clearOneTimeTokens } from '#auth/one-time-tokens.ts'
import { findSolePending, NOTHING_PENDING } from '#auth/pending-sign-ups.ts'
import { type StoredPassword } from '#auth/stored-password.ts'
import { sessions, users, type Metadata } from '#auth/tables.server.ts'
import { originOf, readBody } from '#auth/transport.ts'
import { findAccount, isBanned, isConfirmed, mergeMetadata, toUserJson, type UserRow } from '#auth/users.ts'
import { demandFreeEmail, demandFreePhone, lockAccount, refuseTaken } from '#auth/verification.ts'
import {
  adminUserBody,
  demandUserId,
  passwordWanted,
  parseWantedUser,
  type AdminUserBody,
  type WantedUser,
} from './admin-user-body.ts'

interface Change {
  body: AdminUserBody
  wanted: WantedUser
  password: StoredPassword | undefined
  /** A ban ends the sessions. */
  endOnBan: boolean
  now: Date
}

/**
 * PUT /admin/users/{id} (service key): changes an account at once, without asking its owner. A new password
 * ends all sessions, and so does a ban where the settings say it. Metadata is merged; null deletes a key. Answers the bare user.
 */
export function updateUserById(auth: Auth): Endpoint {
  return async (c) => {
    const userId = demandUserId(c.req.param('id'))
    const body = await readBody(c, adminUserBody)
    const now = auth.clock()
    const wanted = parseWantedUser(body, now)
    const owner = { email: wanted.email, userMetadata: body.user_metadata }
    if (body.password) await auth.policy.demand(body.password, owner)
    const { endOnBan } = auth.settings.sessions
    const change = { body, wanted, password: await passwordWanted(auth, body), endOnBan, now }
    const { ip } = originOf(c, auth)
    const account = await refuseTaken(() =>
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
  const { body, wanted, password, endOnBan, now } = change
  await confirmUnproven(tx, locked.user, change)
  const user = (await findAccount(tx, userId))?.user ?? locked.user
  const email = wanted.email === user.email ? undefined : wanted.email
  const phone = wanted.phone === user.phone ? undefined : wanted.phone
  if (email) await demandFreeEmail(tx, { userId, email })
  if (phone) await demandFreePhone(tx, { userId, phone })
  const confirmed = confirmationsOf(user, change)
  await tx
    .update(users)
    .set({
      ...(email && { email, emailChange: null, emailChangeConfirmStatus: 0 }),
      ...(phone && { phone, phoneChange: null }),
      ...password,
      ...(wanted.role && { role: wanted.role }),
      ...(wanted.bannedUntil !== undefined && { bannedUntil: wanted.bannedUntil }),
      ...(body.app_metadata && { appMetadata: mergeMetadata(user.appMetadata, body.app_metadata) }),
      userMetadata: userMetadataOf(user, change),
      ...confirmed,
      ...((email || phone) && { isAnonymous: false }),
      updatedAt: now,
    })
    .where(eq(users.id, userId))
  const after = { ...user, ...confirmed }
  if (email || body.email_confirm)
    await putIdentity(tx, { kind: 'email', address: wanted.email ?? user.email, after, now })
  if (phone || body.phone_confirm)
    await putIdentity(tx, { kind: 'phone', address: wanted.phone ?? user.phone, after, now })
  if (email || phone) await recomputeProviders(tx, userId)
  if (email || phone || password) await clearOneTimeTokens(tx, userId)
  const isBannedNow = isBanned({ bannedUntil: wanted.bannedUntil ?? null }, now)
  if (password || (isBannedNow && endOnBan)) await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/**
 * An administrator who confirms the address of a sign-up confirms that sign-up, as its own mail would. Of several
 * none is taken, and none when the administrator sets another address or password.
 */
async function confirmUnproven(tx: AuthDb, user: UserRow, { body, wanted, password, now }: Change): Promise<void> {
  const kind = body.email_confirm && user.email ? 'email' : body.phone_confirm && user.phone ? 'phone' : null
  const address = kind && user[kind]
  if (isConfirmed(user) || !kind || !address) return
  const isReplaced = password !== undefined || (wanted[kind] !== undefined && wanted[kind] !== address)
  const pending = (isReplaced ? null : await findSolePending(tx, user.id)) ?? NOTHING_PENDING
  await confirmFirst(tx, { user, kind, address, pending, flowId: null, now })
}

function confirmationsOf(user: UserRow, { body, wanted, now }: Change) {
  return {
    ...(body.email_confirm && (wanted.email ?? user.email) && { emailConfirmedAt: user.emailConfirmedAt ?? now }),
    ...(body.phone_confirm && (wanted.phone ?? user.phone) && { phoneConfirmedAt: user.phoneConfirmedAt ?? now }),
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
