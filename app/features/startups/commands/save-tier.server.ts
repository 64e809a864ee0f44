import { count, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { AMOUNT_RUPEES_MAX, AMOUNT_RUPEES_MIN, LINE_CHARS_MAX, TIERS_MAX } from '#app/features/startups/schema.ts'
import { startupTiers } from '#app/features/startups/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { formatMoney, PAISE } from '#app/platform/money.ts'

const tierInput = v.object({
  amountMinor: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(AMOUNT_RUPEES_MIN * PAISE),
    v.maxValue(AMOUNT_RUPEES_MAX * PAISE),
  ),
  /** What the amount can pay for. */
  impact: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LINE_CHARS_MAX)),
})

export type SaveTierOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'invalid' | 'too-many' }

/** Creates a tier, or changes the one with this amount. Operators only. */
export async function saveTier(ctx: CommandContext, input: v.InferOutput<typeof tierInput>): Promise<SaveTierOutcome> {
  const { db, actor } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  const read = v.safeParse(tierInput, input)
  if (!read.success) return { ok: false, reason: 'invalid' }
  const { amountMinor, impact } = read.output
  return db.transaction(async (tx) => {
    const known = await tx.select().from(startupTiers).where(eq(startupTiers.amountMinor, amountMinor))
    const [all] = await tx.select({ count: count() }).from(startupTiers)
    if (known.length === 0 && (all?.count ?? 0) >= TIERS_MAX) return { ok: false, reason: 'too-many' }
    await tx
      .insert(startupTiers)
      .values({ amountMinor, impact })
      .onConflictDoUpdate({ target: startupTiers.amountMinor, set: { impact } })
    await record(ctx, tx, { verb: known.length === 0 ? 'added' : 'changed', amountMinor })
    return { ok: true }
  })
}

/** Deletes a tier. Operators only. */
export async function removeTier(
  ctx: CommandContext,
  { amountMinor }: { amountMinor: number },
): Promise<{ ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }> {
  const { db, actor } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const removed = await tx.delete(startupTiers).where(eq(startupTiers.amountMinor, amountMinor)).returning()
    if (removed.length === 0) return { ok: false, reason: 'not-found' }
    await record(ctx, tx, { verb: 'removed', amountMinor })
    return { ok: true }
  })
}

async function record(
  ctx: CommandContext,
  tx: CommandContext['db'],
  { verb, amountMinor }: { verb: 'added' | 'changed' | 'removed'; amountMinor: number },
): Promise<void> {
  const detail = formatMoney(amountMinor, 'INR')
  await recordAct(tx, ctx, { verb, subject: { kind: 'tier', id: String(amountMinor) }, detail })
  await publish(tx, [pagesChanged(['startups'])])
}
