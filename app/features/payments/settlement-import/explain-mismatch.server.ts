import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canReconcile } from '#app/features/payments/policy.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { settlementMismatches } from './tables.server.ts'

type ExplainOutcome =
  | { ok: true; settlementId: string | null }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'explained' }

/** Closes a mismatch with an explanation. Once; the explanation is not changed later. */
export async function explainMismatch(
  ctx: CommandContext,
  { id, explanation }: { id: string; explanation: string },
): Promise<ExplainOutcome> {
  const { db, actor, now } = ctx
  if (!canReconcile(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const isThis = eq(settlementMismatches.id, id)
    const { explainedAt, resolvedAt } = settlementMismatches
    const [explained] = await tx
      .update(settlementMismatches)
      .set({ explanation, explainedAt: now, explainedBy: actor.userId, explainedByName: actor.displayName })
      .where(and(isThis, isNull(explainedAt), isNull(resolvedAt)))
      .returning()
    if (!explained) {
      const isThere = (await tx.$count(settlementMismatches, isThis)) > 0
      return { ok: false, reason: isThere ? 'explained' : 'not-found' }
    }
    const subject = { kind: 'settlement' as const, id: explained.settlementId ?? explained.id }
    await recordAct(tx, ctx, { verb: 'noted', subject, detail: explained.reason })
    return { ok: true, settlementId: explained.settlementId }
  })
}
