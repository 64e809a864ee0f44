import { and, eq, inArray } from 'drizzle-orm'
import { discardEvidence } from './evidence.server.ts'
import { sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type WithdrawApplicationOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/** Withdraws the member's open application; its papers and sealed fields are deleted at once. */
export async function withdrawApplication(
  { db, actor, now }: CommandContext,
  { id }: { id: string },
): Promise<WithdrawApplicationOutcome> {
  if (actor.kind !== 'member' || !isUuid(id)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const withdrawn = await tx
      .update(sellerApplications)
      .set({ state: 'withdrawn', stateAt: now, sealed: null })
      .where(
        and(
          eq(sellerApplications.id, id),
          eq(sellerApplications.userId, actor.userId),
          inArray(sellerApplications.state, ['waiting', 'returned']),
        ),
      )
      .returning({ id: sellerApplications.id })
    if (withdrawn.length === 0) return { ok: false, reason: 'not-found' }
    await discardEvidence(tx, id, now)
    return { ok: true }
  })
}
