import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageTaxApprovals } from '#app/features/fundraising/policy.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { approvalPlace, type TaxApproval } from './approval-queries.server.ts'
import { taxApprovals } from './approval-tables.server.ts'

export type ApprovalInput = Omit<TaxApproval, 'id' | 'sealedPan'> & { pan: string }

interface Refused<Reason> {
  ok: false
  reason: 'not-allowed' | 'ends-too-early' | Reason
}

/** Adds an approval. Days are in India. Rows with one number do not overlap. Operators only. */
export async function addApproval(
  ctx: CommandContext & { sealer: Sealer },
  { pan, ...input }: ApprovalInput,
): Promise<{ ok: true; id: string } | Refused<'overlaps'>> {
  if (!canManageTaxApprovals(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  if (input.untilDay !== null && input.untilDay < input.fromDay) return { ok: false, reason: 'ends-too-early' }
  return ctx.db.transaction(async (tx) => {
    const { number, fromDay, untilDay } = taxApprovals
    const endsAfter = or(isNull(untilDay), gte(untilDay, input.fromDay))
    const beginsBefore = input.untilDay === null ? undefined : lte(fromDay, input.untilDay)
    const [other] = await tx
      .select({ id: taxApprovals.id })
      .from(taxApprovals)
      .where(and(eq(number, input.number), endsAfter, beginsBefore))
      .limit(1)
    const id = randomUUID()
    const row = { ...input, id, sealedPan: ctx.sealer.seal(pan, approvalPlace(id)) }
    const [added] = other ? [] : await tx.insert(taxApprovals).values(row).onConflictDoNothing().returning()
    if (!added) return { ok: false, reason: 'overlaps' }
    await recordAct(tx, ctx, { verb: 'added', ...actOf(added) })
    return { ok: true, id }
  })
}

/** Sets the last day of an approval, with the reason. Gifts that were given under it keep it. Operators only. */
export async function endApproval(
  ctx: CommandContext,
  { id, untilDay, reason }: { id: string; untilDay: string; reason: string },
): Promise<{ ok: true } | Refused<'not-found' | 'ended'>> {
  if (!canManageTaxApprovals(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(taxApprovals).where(eq(taxApprovals.id, id)).for('update')
    if (!row) return { ok: false, reason: 'not-found' }
    if (row.untilDay !== null) return { ok: false, reason: 'ended' }
    if (untilDay < row.fromDay) return { ok: false, reason: 'ends-too-early' }
    await tx.update(taxApprovals).set({ untilDay, reason }).where(eq(taxApprovals.id, id))
    await recordAct(tx, ctx, { verb: 'changed', ...actOf({ ...row, untilDay, reason }) })
    return { ok: true }
  })
}

const actOf = ({ id, organisation, number, fromDay, untilDay, reason }: TaxApproval) => ({
  subject: { kind: 'tax-approval' as const, id },
  detail: `${organisation}, ${number}, from ${fromDay}${untilDay === null ? '' : ` until ${untilDay}`}: ${reason}`,
})
