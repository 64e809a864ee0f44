import { and, eq, inArray, ne, not, or } from 'drizzle-orm'
import type { AuthDb } from '#auth/db.ts'
import { fitMetadata } from '#auth/external/external-identity.ts'
import { putAddressIdentity, recomputeProviders } from './identities.ts'
import { identityDataOf } from './new-account.ts'
import { clearOneTimeTokens } from '#auth/messages/one-time-tokens.ts'
import type { PendingSignUp } from './pending-sign-ups.ts'
import { NO_PASSWORD } from '#auth/passwords/stored-password.ts'
import { mfaFactors, recoveryCodes } from '#auth/tables/factors.server.ts'
import { flowState } from '#auth/tables/flows.server.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import type { UserRow } from './users.ts'

/**
 * Confirms the first address of an account. Anybody can sign up with anybody's address, so the account keeps only
 * the password, metadata and identity of the sign-up whose token was used (`pending`). Other passwords, identities,
 * factors, passkeys, sessions, flows and tokens are deleted. What an administrator wrote into an account without sign-ins is
 * kept. The user's row must be locked.
 */
export async function confirmFirst(
  tx: AuthDb,
  confirmation: {
    user: UserRow
    kind: 'email' | 'phone'
    address: string
    pending: PendingSignUp
    /** The PKCE flow that this confirmation ends in. */
    flowId: string | null
    now: Date
  },
): Promise<void> {
  const { user, kind, address, pending, flowId, now } = confirmation
  await deleteUnverified(tx, { userId: user.id, kept: { addresses: true, identityId: pending.identityId, flowId } })
  const written = user.lastSignInAt === null ? user : { ...NO_PASSWORD, userMetadata: bareMetadata(user) }
  const metadata = fitMetadata(written.userMetadata, pending.userMetadata)
  await tx
    .update(users)
    .set({
      ...(kind === 'email' ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }),
      ...passwordOf(pending.passwordHash === null ? written : pending),
      userMetadata: { ...metadata, [`${kind}_verified`]: true },
      isAnonymous: false,
      updatedAt: now,
    })
    .where(eq(users.id, user.id))
  const data = pending.identityId === null ? pending.userMetadata : {}
  await putAddressIdentity(tx, { userId: user.id, kind, address, data, now })
  await recomputeProviders(tx, user.id)
}

function passwordOf({ passwordHash, passwordIsLong }: Pick<UserRow, 'passwordHash' | 'passwordIsLong'>) {
  return { passwordHash, passwordIsLong }
}

/** Deletes everything that somebody who does not own the address may have set, except `kept`. */
export async function deleteUnverified(
  tx: AuthDb,
  { userId, kept }: { userId: string; kept: { addresses: boolean; identityId: string | null; flowId: string | null } },
): Promise<void> {
  const isAddress = and(inArray(identities.provider, ['email', 'phone']), eq(identities.providerId, userId))
  const isKept = or(
    ...(kept.addresses ? [isAddress] : []),
    ...(kept.identityId ? [eq(identities.id, kept.identityId)] : []),
  )
  await tx.delete(identities).where(and(eq(identities.userId, userId), isKept && not(isKept)))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(mfaFactors).where(eq(mfaFactors.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.delete(webauthnCredentials).where(eq(webauthnCredentials.userId, userId))
  await clearOneTimeTokens(tx, userId)
  const isFlow = or(eq(flowState.userId, userId), eq(flowState.linkingTargetId, userId))
  await tx.delete(flowState).where(and(isFlow, ...(kept.flowId ? [ne(flowState.id, kept.flowId)] : [])))
}

function bareMetadata({ id, email, phone }: UserRow): Metadata {
  const address = email === null ? { phone: phone ?? '' } : { email }
  return identityDataOf({ id, address, data: {} }, false)
}
