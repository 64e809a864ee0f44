import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { careBadges } from '#app/features/duty-of-care/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'

export type WithdrawBadgeOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Removes a badge from the page and erases the person's data in its row, when consent is withdrawn. Operators only. */
export async function withdrawBadge(ctx: CommandContext, { id }: { id: string }): Promise<WithdrawBadgeOutcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(careBadges)
      .set({ firstName: null, place: null, reason: null, withdrawnAt: now })
      .where(and(eq(careBadges.id, id), isNull(careBadges.withdrawnAt)))
      .returning({ id: careBadges.id })
    if (rows.length === 0) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'badge', id } })
    return { ok: true }
  })
}
