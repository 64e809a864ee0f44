import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManagePaymentCosts } from '#app/features/fundraising/policy.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { paymentCosts } from './cost-tables.server.ts'
import type { CostRule, Instrument } from './payment-cost.ts'

/** Days are in India, like `2026-12-31`. */
export interface PaymentCostInput extends CostRule {
  instrument: Instrument
  fromDay: string
  untilDay: string | null
  source: string
  reason: string
}

interface Refused<Reason> {
  ok: false
  reason: 'not-allowed' | 'ends-too-early' | Reason
}

/** Adds a row. Gifts are promised it from its first day on. Rows of one instrument do not overlap. Operators only. */
export async function addPaymentCost(
  ctx: CommandContext,
  input: PaymentCostInput,
): Promise<{ ok: true; id: string } | Refused<'overlaps'>> {
  if (!canManagePaymentCosts(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  if (input.untilDay !== null && input.untilDay < input.fromDay) return { ok: false, reason: 'ends-too-early' }
  return ctx.db.transaction(async (tx) => {
    const { instrument, fromDay, untilDay } = paymentCosts
    const endsAfter = or(isNull(untilDay), gte(untilDay, input.fromDay))
    const beginsBefore = input.untilDay === null ? undefined : lte(fromDay, input.untilDay)
    const [other] = await tx
      .select({ id: paymentCosts.id })
      .from(paymentCosts)
      .where(and(eq(instrument, input.instrument), endsAfter, beginsBefore))
      .limit(1)
    const [added] = other ? [] : await tx.insert(paymentCosts).values(input).onConflictDoNothing().returning()
    if (!added) return { ok: false, reason: 'overlaps' }
    await recordAct(tx, ctx, { verb: 'added', ...actOf(added) })
    return { ok: true, id: added.id }
  })
}

/** Sets a row's last day, with the reason. Gifts that were promised it keep it. Operators only. */
export async function endPaymentCost(
  ctx: CommandContext,
  { id, untilDay, reason }: { id: string; untilDay: string; reason: string },
): Promise<{ ok: true } | Refused<'not-found' | 'ended'>> {
  if (!canManagePaymentCosts(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(paymentCosts).where(eq(paymentCosts.id, id)).for('update')
    if (!row) return { ok: false, reason: 'not-found' }
    if (row.untilDay !== null) return { ok: false, reason: 'ended' }
    if (untilDay < row.fromDay) return { ok: false, reason: 'ends-too-early' }
    await tx.update(paymentCosts).set({ untilDay, reason }).where(eq(paymentCosts.id, id))
    await recordAct(tx, ctx, { verb: 'changed', ...actOf({ ...row, untilDay, reason }) })
    return { ok: true }
  })
}

const PERCENT = 100

const actOf = (row: PaymentCostInput & { id: string }) => ({
  subject: { kind: 'payment-cost' as const, id: row.id },
  detail: `${row.instrument} ${row.basisPoints / PERCENT}%, from ${row.fromDay}${row.untilDay === null ? '' : ` until ${row.untilDay}`}: ${row.reason}`,
})
