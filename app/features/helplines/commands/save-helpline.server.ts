import * as v from 'valibot'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { helplineInput, type HelplineInput } from '#app/features/helplines/schema.ts'
import { helplines } from '#app/features/helplines/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type SaveHelplineOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'invalid' }

/** Adds a number or replaces its row; `isShown: false` hides it. Operators only. */
export async function saveHelpline(ctx: CommandContext, input: HelplineInput): Promise<SaveHelplineOutcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  const checked = v.safeParse(helplineInput, input)
  if (!checked.success) return { ok: false, reason: 'invalid' }
  const row = { ...checked.output, savedBy: actor.userId, savedAt: now }
  await db.transaction(async (tx) => {
    await tx.insert(helplines).values(row).onConflictDoUpdate({ target: helplines.number, set: row })
    await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'helpline', id: row.number }, detail: row.what })
    await publish(tx, [pagesChanged(['helplines'])])
  })
  return { ok: true }
}
