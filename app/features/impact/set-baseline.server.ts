import * as v from 'valibot'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { baselineInput, type BaselineInput, FIGURE_UNITS } from './schema.ts'
import { figureBaselines } from './tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type SetBaselineOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'invalid' }

/** Sets or replaces a figure's baseline. Operators only. */
export async function setBaseline(ctx: CommandContext, input: BaselineInput): Promise<SetBaselineOutcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  const checked = v.safeParse(baselineInput, input)
  if (!checked.success) return { ok: false, reason: 'invalid' }
  const { key, ...rest } = checked.output
  const row = { ...rest, unit: FIGURE_UNITS[key], setBy: actor.userId, setAt: now }
  await db.transaction(async (tx) => {
    await tx
      .insert(figureBaselines)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: figureBaselines.key, set: row })
    await recordAct(tx, ctx, {
      verb: 'changed',
      subject: { kind: 'figure', id: key },
      detail: `baseline ${rest.baseline}: ${rest.sourceNote}`,
    })
    await publish(tx, [pagesChanged(['figures'])])
  })
  return { ok: true }
}
