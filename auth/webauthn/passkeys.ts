import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { isUuid } from '#auth/factors/factors.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import type { StoredCredential } from './ceremonies.ts'

const isPasskey = isNull(webauthnCredentials.factorId)

/** The passkeys of an account, oldest first. */
export async function listPasskeys(db: AuthDb, userId: string): Promise<StoredCredential[]> {
  const { createdAt, id } = webauthnCredentials
  const isOwn = and(eq(webauthnCredentials.userId, userId), isPasskey)
  return db.select().from(webauthnCredentials).where(isOwn).orderBy(asc(createdAt), asc(id))
}

/** The passkey with this credential id, for an assertion. */
export async function findPasskey(db: AuthDb, credentialId: string): Promise<StoredCredential | undefined> {
  const isIt = and(eq(webauthnCredentials.credentialId, credentialId), isPasskey)
  const [found] = await db.select().from(webauthnCredentials).where(isIt)
  return found
}

/** Locks a passkey of this user. Throws AuthError 404 `webauthn_credential_not_found`, also for another user's. */
export async function lockOwnPasskey(
  tx: AuthDb,
  { id, userId }: { id: string | undefined; userId: string },
): Promise<StoredCredential> {
  const [found] =
    id && isUuid(id)
      ? await tx
          .select()
          .from(webauthnCredentials)
          .where(and(eq(webauthnCredentials.id, id), eq(webauthnCredentials.userId, userId), isPasskey))
          .for('update')
      : []
  if (!found) throw new AuthError(404, 'webauthn_credential_not_found', 'Passkey not found')
  return found
}

/**
 * Deletes a passkey and ends the sessions that it opened, except `keptSessionId`: who removes a passkey in the session
 * that it opened goes on.
 */
export async function removePasskey(
  tx: AuthDb,
  { id, keptSessionId = null }: { id: string; keptSessionId?: string | null },
): Promise<void> {
  const isKept = keptSessionId === null ? undefined : ne(sessions.id, keptSessionId)
  await tx.delete(sessions).where(and(eq(sessions.passkeyId, id), isKept))
  await tx.delete(webauthnCredentials).where(eq(webauthnCredentials.id, id))
}

/** The passkey object of the protocol; what is not set is left out. */
export function toPasskeyJson({ id, friendlyName, createdAt, lastUsedAt }: StoredCredential): Record<string, unknown> {
  return {
    id,
    ...(friendlyName && { friendly_name: friendlyName }),
    created_at: createdAt,
    ...(lastUsedAt && { last_used_at: lastUsedAt }),
  }
}
