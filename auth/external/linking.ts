import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { chooseEmail, fitMetadata, identityDataOf, lockIdentity } from './external-identity.ts'
import { pendingFor, type ExternalSignInRequest, type ExternalSignIn } from './external-sign-in.ts'
import { recomputeProviders } from '#auth/accounts/identities.ts'
import { clearOneTimeTokens } from '#auth/messages/one-time-tokens.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import { findAccount, hasEmail, isBanned, type IdentityRow, type UserRow } from '#auth/accounts/users.ts'

/**
 * Adds an identity to the account of a signed-in user. An account without an address gets the identity's; if that is
 * unverified, the outcome is `needs-verification`. Throws AuthError 422 `identity_already_exists`, 400
 * `email_exists`, 403 `user_banned`, 422 `user_sso_managed`.
 */
export async function linkIdentity(
  tx: AuthDb,
  auth: Auth,
  { userId, request }: { userId: string; request: ExternalSignInRequest },
): Promise<ExternalSignIn> {
  const { identity, origin, now } = request
  const known = await lockIdentity(tx, identity)
  if (known) {
    const whose = known.userId === userId ? '' : ' to another user'
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`)
  }
  const user = await lockOwner(tx, userId, now)
  const identityData = identityDataOf(identity)
  const [linked] = await tx
    .insert(identities)
    .values({
      userId,
      provider: identity.provider,
      providerId: identity.subject,
      identityData,
      lastSignInAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: identities.id })
  if (!linked) throw new Error('An identity was not inserted.')
  const adopted = user.email === null ? await adoptEmail(tx, auth, request) : { isVerified: true, changes: {} }
  const userMetadata = fitMetadata(user.userMetadata, identityData)
  await tx
    .update(users)
    .set({ userMetadata, ...adopted.changes, updatedAt: now })
    .where(eq(users.id, userId))
  await recomputeProviders(tx, userId)
  const traits = { provider: identity.provider }
  await recordAudit(tx, { action: 'identity_linked', actorId: userId, ip: origin.ip, now, traits })
  const account = await findAccount(tx, userId)
  if (!account) throw new Error('A locked user was not found.')
  if (adopted.isVerified) return { outcome: 'signed-in', account }
  return { outcome: 'needs-verification', account, pending: pendingFor(identity, linked.id) }
}

/**
 * Deletes an identity of an account that has another, and returns it. Throws AuthError 422
 * `single_identity_not_deletable`, `identity_not_found`, `email_conflict_identity_not_deletable`.
 */
export async function unlinkIdentity(
  tx: AuthDb,
  auth: Auth,
  { userId, identityId, ip, now }: { userId: string; identityId: string; ip: string; now: Date },
): Promise<IdentityRow> {
  const user = await lockOwner(tx, userId, now)
  const own = await tx.select().from(identities).where(eq(identities.userId, userId)).orderBy(identities.createdAt)
  if (own.length <= 1) {
    const message = 'User must have at least 1 identity after unlinking'
    throw new AuthError(422, 'single_identity_not_deletable', message)
  }
  const unlinked = own.find(({ id }) => id === identityId)
  if (!unlinked) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
  await tx.delete(identities).where(eq(identities.id, identityId))
  const rest = own.filter(({ id }) => id !== identityId)
  if (unlinked.provider === 'phone') {
    await tx.update(users).set({ phone: null, phoneConfirmedAt: null, updatedAt: now }).where(eq(users.id, userId))
  } else if (user.email !== null && !rest.some(({ email }) => email === user.email)) {
    await replaceEmail(tx, auth, { user, rest, now })
  }
  await recomputeProviders(tx, userId)
  const traits = { provider: unlinked.provider, identity_id: identityId }
  await recordAudit(tx, { action: 'identity_unlinked', actorId: userId, ip, now, traits })
  return unlinked
}

async function lockOwner(tx: AuthDb, userId: string, now: Date): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.deletedAt) throw new AuthError(404, 'user_not_found', 'User not found')
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned')
  if (user.isSsoUser) throw new AuthError(422, 'user_sso_managed', 'The sign-in of this account belongs to a company')
  return user
}

/** A linked account is no longer anonymous, once its address, if any, is verified. */
async function adoptEmail(tx: AuthDb, auth: Auth, { identity, now }: ExternalSignInRequest) {
  const email = chooseEmail(identity, auth.settings)
  if (!email) return { isVerified: true, changes: { isAnonymous: false } }
  await assertEmailFree(tx, email.email, new AuthError(400, 'email_exists', EMAIL_TAKEN))
  const isVerified = email.isVerified || auth.settings.signup.mailerAutoconfirm
  const confirmed = isVerified ? { emailConfirmedAt: now, isAnonymous: false } : {}
  return { isVerified, changes: { email: email.email, ...confirmed } }
}

const EMAIL_TAKEN = 'A user with this email address has already been registered'

/** Sets the address to the oldest verified one of the remaining identities, else an unverified one, else null. */
async function replaceEmail(
  tx: AuthDb,
  { settings }: Auth,
  { user, rest, now }: { user: UserRow; rest: (typeof identities.$inferSelect)[]; now: Date },
): Promise<void> {
  const isVerified = ({ identityData }: IdentityRow) => identityData['email_verified'] === true
  const withEmail = rest.filter(({ email }) => email !== null)
  const next = withEmail.find(isVerified) ?? withEmail[0]
  const email = next?.email ?? null
  if (email !== null) {
    const message = 'Unable to unlink identity due to email conflict'
    await assertEmailFree(tx, email, new AuthError(422, 'email_conflict_identity_not_deletable', message))
  }
  const isConfirmed = next !== undefined && (isVerified(next) || settings.signup.mailerAutoconfirm)
  await clearOneTimeTokens(tx, user.id)
  await tx
    .update(users)
    .set({
      email,
      emailConfirmedAt: isConfirmed ? (user.emailConfirmedAt ?? now) : null,
      emailChange: null,
      emailChangeConfirmStatus: 0,
      updatedAt: now,
    })
    .where(eq(users.id, user.id))
}

/** Checks early; concurrent requests are caught by the unique index. */
async function assertEmailFree(tx: AuthDb, email: string, refusal: AuthError): Promise<void> {
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email)))
  if (taken) throw refusal
}
