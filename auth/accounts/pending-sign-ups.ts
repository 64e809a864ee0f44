import { and, desc, eq, gt } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { AuthDb } from '#auth/db.ts'
import { NO_PASSWORD } from '#auth/passwords/stored-password.ts'
import { oneTimeTokens } from '#auth/tables/one-time-tokens.server.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'

type Row = typeof oneTimeTokens.$inferSelect

/** What a confirmation writes into the account. Until then it is stored with the confirmation token. */
export interface PendingSignUp {
  passwordHash: string | null
  passwordIsLong: boolean | null
  userMetadata: Metadata
  /** The identity row of a sign-up through a provider. */
  identityId: string | null
}

export const NOTHING_PENDING: PendingSignUp = { ...NO_PASSWORD, userMetadata: {}, identityId: null }

export function pendingOf({ passwordHash, passwordIsLong, userMetadata, identityId }: Row): PendingSignUp {
  return { passwordHash, passwordIsLong, userMetadata: userMetadata ?? {}, identityId }
}

/**
 * The pending sign-up of an account, or null if there are several different ones, because nobody can tell which is
 * the owner's. Expired tokens count until they are swept.
 */
export async function findSolePending(tx: AuthDb, userId: string): Promise<PendingSignUp | null> {
  const rows = await listConfirmations(tx, userId)
  const [first, ...others] = rows.map(pendingOf)
  if (!first || others.some((other) => !isDeepStrictEqual(other, first))) return null
  return first
}

/** The password hash of the newest sign-up of an unconfirmed account. */
export async function findPendingPassword(db: AuthDb, userId: string): Promise<string | null> {
  const rows = await listConfirmations(db, userId)
  return rows.find(({ passwordHash }) => passwordHash !== null)?.passwordHash ?? null
}

/** Whether an unexpired token confirms the account with this identity. */
export async function hasConfirmationOf(
  db: AuthDb,
  { identityId, now }: { identityId: string | null; now: Date },
): Promise<boolean> {
  if (identityId === null) return false
  const isLive = and(eq(oneTimeTokens.identityId, identityId), gt(oneTimeTokens.expiresAt, now))
  return (await db.$count(oneTimeTokens, isLive)) > 0
}

/** Newest first. */
function listConfirmations(db: AuthDb, userId: string): Promise<Row[]> {
  return db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, 'confirmation')))
    .orderBy(desc(oneTimeTokens.createdAt))
}
