import { and, desc, eq, gt } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { AuthDb } from './context.ts'
import { NO_PASSWORD } from './stored-password.ts'
import { oneTimeTokens, type Metadata } from './tables.server.ts'

type Row = typeof oneTimeTokens.$inferSelect

/** What an account gets when the token is used that confirms it. Until then it is stored with that token alone. */
export interface PendingSignUp {
  passwordHash: string | null
  passwordIsLong: boolean | null
  userMetadata: Metadata
  /** The row of the provider's identity that the sign-up came with. */
  identityId: string | null
}

export const NOTHING_PENDING: PendingSignUp = { ...NO_PASSWORD, userMetadata: {}, identityId: null }

/** What the token was sent for. */
export function pendingOf({ passwordHash, passwordIsLong, userMetadata, identityId }: Row): PendingSignUp {
  return { passwordHash, passwordIsLong, userMetadata: userMetadata ?? {}, identityId }
}

/**
 * What waits for a confirmation, if it is one thing: null as soon as two sign-ups differ, because nobody can tell
 * which of them is the owner's. Expired tokens count until they are swept.
 */
export async function findSolePending(tx: AuthDb, userId: string): Promise<PendingSignUp | null> {
  const rows = await listConfirmations(tx, userId)
  const [first, ...others] = rows.map(pendingOf)
  if (!first || others.some((other) => !isDeepStrictEqual(other, first))) return null
  return first
}

/** The hash of the password that the newest sign-up of an unconfirmed account came with. */
export async function findPendingPassword(db: AuthDb, userId: string): Promise<string | null> {
  const rows = await listConfirmations(db, userId)
  return rows.find(({ passwordHash }) => passwordHash !== null)?.passwordHash ?? null
}

/** Whether a live token confirms the account with this identity. */
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
