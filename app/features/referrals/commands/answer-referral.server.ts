import { eq } from 'drizzle-orm'
import type { ProfileInput } from '#app/features/referrals/schema.ts'
import { referrals, vouches } from '#app/features/referrals/tables.server.ts'
import { hashToken } from '#app/features/referrals/tokens.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

type Outcome = { ok: true } | { ok: false; reason: 'not-found' }

/** Publishes or changes the profile of the person who holds the token. */
export async function agreeToReferral(
  { db, now }: CommandContext,
  { token, profile }: { token: string; profile: ProfileInput },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(referrals)
      .set({ ...profile, agreedAt: now, removedAt: null })
      .where(eq(referrals.tokenHash, hashToken(token)))
      .returning({ id: referrals.id })
    if (rows.length === 0) return { ok: false, reason: 'not-found' }
    await publish(tx, [pagesChanged(['referrals'])])
    return { ok: true }
  })
}

/** Declines the referral or removes the profile: deletes the profile's text and its vouches. */
export async function removeReferral({ db, now }: CommandContext, { token }: { token: string }): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const nothing = { displayName: null, snippet: null, education: null, seeking: null, skills: [], softTags: [] }
    const [row] = await tx
      .update(referrals)
      .set({ ...nothing, agreedAt: null, removedAt: now })
      .where(eq(referrals.tokenHash, hashToken(token)))
      .returning({ id: referrals.id })
    if (!row) return { ok: false, reason: 'not-found' }
    await tx.delete(vouches).where(eq(vouches.referralId, row.id))
    await publish(tx, [pagesChanged(['referrals'])])
    return { ok: true }
  })
}
