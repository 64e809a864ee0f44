import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { demoDaysOff } from '#app/features/partnership/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/**
 * Marks a day (`2027-01-26`) as a day off, or removes the mark. Existing bookings do not change. Operators only.
 */
export async function setDayOff(
  ctx: CommandContext,
  { day, isOff }: { day: string; isOff: boolean },
): Promise<{ ok: true } | { ok: false; reason: 'not-allowed' }> {
  if (!isOperator(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  await ctx.db.transaction(async (tx) => {
    if (isOff) await tx.insert(demoDaysOff).values({ day }).onConflictDoNothing()
    else await tx.delete(demoDaysOff).where(eq(demoDaysOff.day, day))
    await recordAct(tx, ctx, {
      verb: 'changed',
      subject: { kind: 'demo', id: day },
      detail: isOff ? 'day off' : 'open',
    })
    await publish(tx, [pagesChanged(['demos'])])
  })
  return { ok: true }
}
