import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { canVouch } from '#app/features/referrals/policy.ts'
import type { VouchInput } from '#app/features/referrals/schema.ts'
import { referrals, vouches } from '#app/features/referrals/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

type VouchOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' | 'not-found' }

/** A member vouches for a listed profile. A second call replaces the text. */
export async function vouch(
  { db, actor, now }: CommandContext,
  { referralId, text }: VouchInput,
): Promise<VouchOutcome> {
  if (actor.kind !== 'member' || !canVouch(actor)) return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const [listed] = await tx
      .select({ id: referrals.id })
      .from(referrals)
      .where(and(eq(referrals.id, referralId), isNotNull(referrals.agreedAt), isNull(referrals.removedAt)))
    if (!listed) return { ok: false, reason: 'not-found' }
    await tx
      .insert(vouches)
      .values({ referralId, byUserId: actor.userId, byName: actor.displayName, text, createdAt: now })
      .onConflictDoUpdate({ target: [vouches.referralId, vouches.byUserId], set: { text, createdAt: now } })
    await publish(tx, [pagesChanged(['referrals'])])
    return { ok: true }
  })
}

/** Withdraws the member's vouch. */
export async function unvouch(
  { db, actor }: CommandContext,
  { referralId }: { referralId: string },
): Promise<VouchOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  await db.transaction(async (tx) => {
    await tx.delete(vouches).where(and(eq(vouches.referralId, referralId), eq(vouches.byUserId, actor.userId)))
    await publish(tx, [pagesChanged(['referrals'])])
  })
  return { ok: true }
}
