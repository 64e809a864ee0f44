import { and, eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageGst } from '#app/features/marketplace/policy.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { type GstNeed, type GstRule, rateText } from './gst-rules.ts'
import { gstRates, gstRules } from './gst-tables.server.ts'

/** A rate is identified by its percentage and its first day. Days are in India, like `2026-12-31`. */
export interface GstRateInput {
  basisPoints: number
  fromDay: string
  untilDay: string | null
  source: string
}

/** A rule is identified by its name and its first day. */
export interface GstRuleInput {
  rule: GstRule
  fromDay: string
  needs: GstNeed
  source: string
}

interface Refused<Reason> {
  ok: false
  reason: 'not-allowed' | Reason
}
type Added = { ok: true } | Refused<'taken'>
type Changed = { ok: true } | Refused<'not-found'>
type EndsTooEarly = Refused<'ends-too-early'>

const endsTooEarly = ({ fromDay, untilDay }: Pick<GstRateInput, 'fromDay' | 'untilDay'>): boolean =>
  untilDay !== null && untilDay < fromDay

/** Adds a rate. Products can have it from its first day on. Operators only. */
export async function addGstRate(ctx: CommandContext, input: GstRateInput): Promise<Added | EndsTooEarly> {
  if (!canManageGst(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  if (endsTooEarly(input)) return { ok: false, reason: 'ends-too-early' }
  return ctx.db.transaction(async (tx) => {
    const [added] = await tx.insert(gstRates).values(input).onConflictDoNothing().returning()
    if (!added) return { ok: false, reason: 'taken' }
    await recordAct(tx, ctx, { verb: 'added', ...rateAct(input) })
    return { ok: true }
  })
}

/** Changes the last day and the source of a rate. Issued invoices keep the rate that they name. Operators only. */
export async function changeGstRate(ctx: CommandContext, input: GstRateInput): Promise<Changed | EndsTooEarly> {
  if (!canManageGst(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  if (endsTooEarly(input)) return { ok: false, reason: 'ends-too-early' }
  const { basisPoints, fromDay, untilDay, source } = input
  const isThis = and(eq(gstRates.basisPoints, basisPoints), eq(gstRates.fromDay, fromDay))
  return ctx.db.transaction(async (tx) => {
    const changed = await tx.update(gstRates).set({ untilDay, source }).where(isThis).returning()
    if (changed.length === 0) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'changed', ...rateAct(input) })
    return { ok: true }
  })
}

/** Adds a rule, which holds from its first day until the next row about the same begins. Operators only. */
export async function addGstRule(ctx: CommandContext, input: GstRuleInput): Promise<Added> {
  if (!canManageGst(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const [added] = await tx.insert(gstRules).values(input).onConflictDoNothing().returning()
    if (!added) return { ok: false, reason: 'taken' }
    await recordAct(tx, ctx, { verb: 'added', ...ruleAct(input) })
    return { ok: true }
  })
}

/** Changes what a rule needs and its source. Operators only. */
export async function changeGstRule(ctx: CommandContext, input: GstRuleInput): Promise<Changed> {
  if (!canManageGst(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  const { rule, fromDay, needs, source } = input
  const isThis = and(eq(gstRules.rule, rule), eq(gstRules.fromDay, fromDay))
  return ctx.db.transaction(async (tx) => {
    const changed = await tx.update(gstRules).set({ needs, source }).where(isThis).returning()
    if (changed.length === 0) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'changed', ...ruleAct(input) })
    return { ok: true }
  })
}

const rateAct = ({ basisPoints, fromDay, untilDay }: GstRateInput) => ({
  subject: { kind: 'gst-rate' as const, id: rateIdOf({ basisPoints, fromDay }) },
  detail: `${rateText(basisPoints)}%, from ${fromDay}${untilDay === null ? '' : ` until ${untilDay}`}`,
})

const ruleAct = ({ rule, fromDay, needs }: GstRuleInput) => ({
  subject: { kind: 'gst-rule' as const, id: ruleIdOf({ rule, fromDay }) },
  detail: `${rule} needs ${needs}, from ${fromDay}`,
})

/** '1800_2017-07-01': identifies a rate in addresses. */
export const rateIdOf = ({ basisPoints, fromDay }: Pick<GstRateInput, 'basisPoints' | 'fromDay'>): string =>
  `${basisPoints}_${fromDay}`

/** 'inter-state_2023-10-01': identifies a rule in addresses. */
export const ruleIdOf = ({ rule, fromDay }: Pick<GstRuleInput, 'rule' | 'fromDay'>): string => `${rule}_${fromDay}`
