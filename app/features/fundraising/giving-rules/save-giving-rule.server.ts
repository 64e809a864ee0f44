import { and, eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageGivingRules } from '#app/features/fundraising/policy.ts'
import { givingRules } from '#app/features/fundraising/tranches/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import type { GivingRule } from './giving-rules.ts'

/** A rule is identified by its name and its first day in India, like `2026-12-31`. */
export interface GivingRuleInput {
  rule: GivingRule
  fromDay: string
  /** In hundredths of a percent, or days. */
  value: number
  source: string
}

interface Refused<Reason> {
  ok: false
  reason: 'not-allowed' | Reason
}

/** Adds a rule, which holds from its first day, after today, until the next row about the same begins. Operators only. */
export async function addGivingRule(
  ctx: CommandContext,
  input: GivingRuleInput,
): Promise<{ ok: true } | Refused<'taken' | 'past'>> {
  if (!canManageGivingRules(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  if (input.fromDay <= dayOfIndia(ctx.now)) return { ok: false, reason: 'past' }
  return ctx.db.transaction(async (tx) => {
    const [added] = await tx.insert(givingRules).values(input).onConflictDoNothing().returning()
    if (!added) return { ok: false, reason: 'taken' }
    await recordAct(tx, ctx, { verb: 'added', ...actOf(input) })
    return { ok: true }
  })
}

/** Changes a rule that has not begun. Operators only. */
export async function changeGivingRule(
  ctx: CommandContext,
  input: GivingRuleInput,
): Promise<{ ok: true } | Refused<'not-found' | 'begun'>> {
  if (!canManageGivingRules(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  if (input.fromDay <= dayOfIndia(ctx.now)) return { ok: false, reason: 'begun' }
  const { rule, fromDay, value, source } = input
  return ctx.db.transaction(async (tx) => {
    const isThis = and(eq(givingRules.rule, rule), eq(givingRules.fromDay, fromDay))
    const changed = await tx.update(givingRules).set({ value, source }).where(isThis).returning()
    if (changed.length === 0) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'changed', ...actOf(input) })
    return { ok: true }
  })
}

const actOf = ({ rule, fromDay, value }: GivingRuleInput) => ({
  subject: { kind: 'giving-rule' as const, id: givingRuleId({ rule, fromDay }) },
  detail: `${rule} ${value}, from ${fromDay}`,
})

/** 'bill-days_2026-11-01': identifies a rule in addresses. */
export const givingRuleId = ({ rule, fromDay }: Pick<GivingRuleInput, 'rule' | 'fromDay'>): string =>
  `${rule}_${fromDay}`
