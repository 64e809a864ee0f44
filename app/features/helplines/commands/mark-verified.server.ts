import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { helplines } from '#app/features/helplines/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { indianDay } from '#app/platform/time/dates.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type MarkVerifiedOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Records that an operator compared this number with its source today. */
export async function markVerified(ctx: CommandContext, { number }: { number: string }): Promise<MarkVerifiedOutcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(helplines)
      .set({ verifiedOn: isoDay(now), savedBy: actor.userId, savedAt: now })
      .where(eq(helplines.number, number))
      .returning({ number: helplines.number })
    if (rows.length === 0) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'checked', subject: { kind: 'helpline', id: number } })
    await publish(tx, [pagesChanged(['helplines'])])
    return { ok: true }
  })
}

function isoDay(date: Date): string {
  const { year, month, day } = indianDay(date)
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
