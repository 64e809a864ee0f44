import * as v from 'valibot'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { serviceInput, type ServiceInput } from '#app/features/duty-of-care/schema.ts'
import { careServices } from '#app/features/duty-of-care/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'

export type SaveServiceOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'invalid' }

/** Creates or replaces a service; `isShown: false` hides it. Operators only. */
export async function saveService(ctx: CommandContext, input: ServiceInput): Promise<SaveServiceOutcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  const checked = v.safeParse(serviceInput, input)
  if (!checked.success) return { ok: false, reason: 'invalid' }
  const row = { ...checked.output, savedBy: actor.userId, savedAt: now }
  await db.transaction(async (tx) => {
    await tx.insert(careServices).values(row).onConflictDoUpdate({ target: careServices.slug, set: row })
    await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'service', id: row.slug }, detail: row.name })
  })
  return { ok: true }
}
