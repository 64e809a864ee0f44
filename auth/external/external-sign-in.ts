import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { chooseEmail, fitMetadata, identityDataOf, lockIdentity } from './external-identity.ts'
import { deleteUnverified } from '#auth/accounts/first-confirmation.ts'
import { recomputeProviders } from '#auth/accounts/identities.ts'
import type { PendingSignUp } from '#auth/accounts/pending-sign-ups.ts'
import type { ExternalIdentity } from './providers/provider.ts'
import type { Origin } from '#auth/sessions/sessions.ts'
import { NO_PASSWORD } from '#auth/passwords/stored-password.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import {
  findAccount,
  isBanned,
  isConfirmed,
  type Account,
  type IdentityRow,
  type UserRow,
} from '#auth/accounts/users.ts'

export interface ExternalSignInRequest {
  identity: ExternalIdentity
  origin: Origin
  now: Date
}

/** `needs-verification`: the identity counts once its owner has confirmed the address by mail. */
export type ExternalSignIn =
  | { outcome: 'signed-in'; account: Account }
  | { outcome: 'needs-verification'; account: Account; pending: PendingSignUp }

/**
 * Finds or creates the account of an identity. An account is joined only by a verified address within its linking
 * domain (each SSO provider is a domain of its own). An account that was never confirmed loses its password,
 * sessions and identities, because somebody else may have created it in advance. Throws AuthError 422
 * `signup_disabled`, 403 `user_banned` and others.
 */
export async function signInExternally(
  tx: AuthDb,
  auth: Auth,
  request: ExternalSignInRequest,
): Promise<ExternalSignIn> {
  const { identity, origin, now } = request
  const email = chooseEmail(identity, auth.settings)
  if (!email && !identity.isEmailOptional) {
    throw new AuthError(400, 'validation_failed', 'Error getting user email from external provider')
  }
  const known = await lockIdentity(tx, identity)
  const userId = known?.userId ?? (await findOwner(tx, auth, identity)) ?? (await createUser(tx, auth, request))
  const user = await lockUser(tx, userId, now)
  const identityId = await upsertIdentity(tx, { request, user, known })
  const isSignedIn = await applySignIn(tx, auth, { request, user, identityId })
  await recomputeProviders(tx, userId)
  const action = known ? 'login' : user.lastSignInAt === null ? 'user_signedup' : 'identity_linked'
  await recordAudit(tx, { action, actorId: userId, ip: origin.ip, now, traits: { provider: identity.provider } })
  const account = await findAccount(tx, userId)
  if (!account) throw new Error('A locked user was not found.')
  if (isSignedIn) return { outcome: 'signed-in', account }
  return { outcome: 'needs-verification', account, pending: pendingFor(identity, identityId) }
}

/** Applied when the unverified address of an identity is confirmed by mail. */
export function pendingFor(identity: ExternalIdentity, identityId: string): PendingSignUp {
  return { ...NO_PASSWORD, userMetadata: fitMetadata({}, identityDataOf(identity)), identityId }
}

/** The only user with a verified address that the provider has verified, too. */
async function findOwner(tx: AuthDb, { settings }: Auth, identity: ExternalIdentity): Promise<string | undefined> {
  const isSso = identity.provider.startsWith('sso:')
  const verified = identity.emails
    .filter(({ isVerified }) => isVerified || settings.signup.mailerAutoconfirm)
    .map(({ email }) => email)
  if (verified.length === 0) return undefined
  const domain = isSso ? eq(identities.provider, identity.provider) : sql`${identities.provider} NOT LIKE 'sso:%'`
  const byIdentity = await tx
    .selectDistinct({ id: identities.userId })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(
        inArray(identities.email, verified),
        domain,
        eq(users.isSsoUser, isSso),
        isNull(users.deletedAt),
        sql`${identities.identityData} ->> 'email_verified' = 'true'`,
      ),
    )
  // An account is not joined by its unconfirmed address, unless none of its addresses is confirmed.
  const isJoinable = or(isNotNull(users.emailConfirmedAt), isNull(users.phoneConfirmedAt))
  const byUser = isSso
    ? []
    : await tx
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.email, verified), sql`NOT ${users.isSsoUser}`, isNull(users.deletedAt), isJoinable))
  const owners = new Set([...byIdentity, ...byUser].map(({ id }) => id))
  if (owners.size > 1) {
    throw new AuthError(422, 'email_exists', 'Several accounts have the addresses of this identity')
  }
  return [...owners][0]
}

/** Creates a user; without the address if another account has it. */
async function createUser(tx: AuthDb, auth: Auth, { identity, now }: ExternalSignInRequest): Promise<string> {
  const { settings } = auth
  if (settings.signup.disabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const email = chooseEmail(identity, settings)?.email ?? null
  const isSsoUser = identity.provider.startsWith('sso:')
  const { aud, role } = settings.jwt
  for (const address of new Set([email, null])) {
    const [user] = await tx
      .insert(users)
      .values({ aud, role, email: address, isSsoUser, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (user) return user.id
    // A concurrent request through another provider may have taken the address.
    const owner = await findOwner(tx, auth, identity)
    if (owner) return owner
  }
  throw new Error('A user without an address was not inserted.')
}

async function lockUser(tx: AuthDb, userId: string, now: Date): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.deletedAt) throw new AuthError(404, 'user_not_found', 'User not found')
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned')
  return user
}

async function upsertIdentity(
  tx: AuthDb,
  {
    request: { identity, now },
    user,
    known,
  }: { request: ExternalSignInRequest; user: UserRow; known: IdentityRow | undefined },
): Promise<string> {
  const identityData = identityDataOf(identity)
  const times = { lastSignInAt: now, updatedAt: now }
  const { provider, subject: providerId } = identity
  if (known) {
    await tx
      .update(identities)
      .set({ identityData, ...times })
      .where(eq(identities.id, known.id))
    return known.id
  }
  const [inserted] = await tx
    .insert(identities)
    .values({ userId: user.id, provider, providerId, identityData, createdAt: now, ...times })
    .returning({ id: identities.id })
  if (!inserted) throw new Error('An identity was not inserted.')
  return inserted.id
}

/** Returns false if the address of the account must be confirmed first. */
async function applySignIn(
  tx: AuthDb,
  auth: Auth,
  {
    request: { identity, now },
    user,
    identityId,
  }: { request: ExternalSignInRequest; user: UserRow; identityId: string },
): Promise<boolean> {
  const identityData = identityDataOf(identity)
  // Without an address there is nothing to confirm.
  if (isConfirmed(user) || (user.email === null && user.phone === null)) {
    const userMetadata = fitMetadata(user.userMetadata, identityData)
    await tx.update(users).set({ userMetadata, lastSignInAt: now, updatedAt: now }).where(eq(users.id, user.id))
    return true
  }
  const isVerified = identity.emails.some(({ email, isVerified: is }) => is && email === user.email)
  if (!isVerified && !auth.settings.signup.mailerAutoconfirm) return false
  await deleteUnverified(tx, { userId: user.id, kept: { addresses: false, identityId, flowId: null } })
  await tx
    .update(users)
    .set({
      ...NO_PASSWORD,
      userMetadata: fitMetadata({}, identityData),
      emailConfirmedAt: now,
      lastSignInAt: now,
      isAnonymous: false,
      updatedAt: now,
    })
    .where(eq(users.id, user.id))
  return true
}
