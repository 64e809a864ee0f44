import * as v from 'valibot'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { awardInput, type AwardInput } from '#app/features/duty-of-care/schema.ts'
import { careBadges } from '#app/features/duty-of-care/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'

export type AwardBadgeOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-allowed' | 'invalid' | 'awarded-already' }

/**
 * Publishes a badge with first name and place; needs the person's consent. Operators only. A nomination is awarded at
 * most once, even after its badge was withdrawn.
 */
export async function awardBadge(ctx: CommandContext, input: AwardInput): Promise<AwardBadgeOutcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  const checked = v.safeParse(awardInput, input)
  if (!checked.success) return { ok: false, reason: 'invalid' }
  const { hasConsent: _, ...fields } = checked.output
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(careBadges)
      .values({ ...fields, awardedBy: actor.userId, awardedAt: now })
      .onConflictDoNothing({ target: careBadges.requestId })
      .returning({ id: careBadges.id })
    if (!row) return { ok: false, reason: 'awarded-already' }
    await recordAct(tx, ctx, { verb: 'added', subject: { kind: 'badge', id: row.id }, detail: fields.badge })
    return { ok: true, id: row.id }
  })
}
