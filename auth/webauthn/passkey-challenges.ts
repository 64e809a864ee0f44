import { eq, and, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Auth } from '#auth/context.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { isUuid } from '#auth/factors/factors.ts'
import { webauthnChallenges } from '#auth/tables/webauthn.server.ts'

/** Stores a challenge; `userId` is null for a sign-in. `expiresAt` in Unix seconds. */
export async function storeChallenge(
  { db, settings, clock }: Auth,
  { challenge, userId }: { challenge: string; userId: string | null },
): Promise<{ id: string; expiresAt: number }> {
  const id = randomUUID()
  const expiresAt = Math.floor(clock().getTime() / MS_PER_S) + settings.webauthn.challengeExpiryS
  const row = { id, userId, challenge, expiresAt: new Date(expiresAt * MS_PER_S) }
  await db.insert(webauthnChallenges).values(row)
  return { id, expiresAt }
}

/**
 * Deletes a challenge and returns it: also a wrong answer uses it up. Throws AuthError 400
 * `webauthn_challenge_not_found` or `webauthn_challenge_expired`.
 */
export async function takeChallenge(
  { db, clock }: Auth,
  { id, userId }: { id: string; userId: string | null },
): Promise<string> {
  const isAnswerable = userId === null ? isNull(webauthnChallenges.userId) : eq(webauthnChallenges.userId, userId)
  const [taken] = isUuid(id)
    ? await db
        .delete(webauthnChallenges)
        .where(and(eq(webauthnChallenges.id, id), isAnswerable))
        .returning()
    : []
  if (!taken) throw new AuthError(400, 'webauthn_challenge_not_found', 'The challenge was not found or is used')
  if (taken.expiresAt <= clock()) {
    throw new AuthError(400, 'webauthn_challenge_expired', 'The challenge has expired, please start again')
  }
  return taken.challenge
}
