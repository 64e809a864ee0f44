import { recordAct } from '#app/features/audit/record-act.server.ts'
import type { DemoHour } from '#app/features/partnership/schema.ts'
import { overlap } from '#app/features/partnership/slots.ts'
import { demoHours } from '#app/features/partnership/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type SetDemoHoursOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'overlap' }

/**
 * Replaces the weekly pattern of slots. Existing bookings do not change. Operators only.
 * @param input checked by `weekForm`
 */
export async function setDemoHours(
  ctx: CommandContext,
  { hours }: { hours: readonly DemoHour[] },
): Promise<SetDemoHoursOutcome> {
  if (!isOperator(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  if (hours.some((a, i) => hours.slice(i + 1).some((b) => overlap(a, b)))) return { ok: false, reason: 'overlap' }
  await ctx.db.transaction(async (tx) => {
    await tx.delete(demoHours)
    if (hours.length > 0) await tx.insert(demoHours).values([...hours])
    await recordAct(tx, ctx, {
      verb: 'changed',
      subject: { kind: 'demo', id: 'hours' },
      detail: `${hours.length} times a week`,
    })
    await publish(tx, [pagesChanged(['demos'])])
  })
  return { ok: true }
}
