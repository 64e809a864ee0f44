import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageRequirements } from '#app/features/marketplace/policy.ts'
import type { Fact } from '#app/features/marketplace/schema.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { listingRequirements } from './requirement-tables.server.ts'

export interface RequirementInput {
  categoryId: string | null
  field: Fact
  /** Days in India, like `2026-12-31`. */
  fromDay: string
  untilDay: string | null
  isRequired: boolean
  source: string
  note: string
}

export type SaveRequirementOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'taken' }

/**
 * Adds a requirement (`id: null`) or changes one. Published listings that lack a field from then on are not touched:
 * their sellers are notified by the next run of `sweepIncomplete`. Operators only.
 */
export async function saveRequirement(
  ctx: CommandContext,
  { id, ...input }: RequirementInput & { id: string | null },
): Promise<SaveRequirementOutcome> {
  const { db, actor, now } = ctx
  if (!canManageRequirements(actor)) return { ok: false, reason: 'not-allowed' }
  const { categoryId, field, fromDay } = listingRequirements
  return db.transaction(async (tx) => {
    const sameCategory = input.categoryId === null ? isNull(categoryId) : eq(categoryId, input.categoryId)
    const same = and(sameCategory, eq(field, input.field), eq(fromDay, input.fromDay))
    const others = id ? and(same, ne(listingRequirements.id, id)) : same
    if ((await tx.$count(listingRequirements, others)) > 0) return { ok: false, reason: 'taken' }
    const row = { ...input, savedBy: actor.userId, savedAt: now }
    const [saved] = id
      ? await tx.update(listingRequirements).set(row).where(eq(listingRequirements.id, id)).returning()
      : await tx.insert(listingRequirements).values(row).returning()
    if (!saved) return { ok: false, reason: 'not-found' }
    const detail = `${saved.field}, from ${saved.fromDay}, ${saved.isRequired ? 'required' : 'optional'}`
    const subject = { kind: 'listing-requirement' as const, id: saved.id }
    await recordAct(tx, ctx, { verb: id ? 'changed' : 'added', subject, detail })
    return { ok: true, id: saved.id }
  })
}

export type MarkCheckedOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Records that an operator compared the row with its source today. */
export async function markRequirementChecked(ctx: CommandContext, { id }: { id: string }): Promise<MarkCheckedOutcome> {
  const { db, actor, now } = ctx
  if (!canManageRequirements(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(listingRequirements)
      .set({ checkedOn: dayOfIndia(now), savedBy: actor.userId, savedAt: now })
      .where(eq(listingRequirements.id, id))
      .returning({ id: listingRequirements.id })
    if (!row) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'checked', subject: { kind: 'listing-requirement', id: row.id } })
    return { ok: true }
  })
}
