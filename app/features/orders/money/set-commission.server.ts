import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { categories } from '#app/features/marketplace/tables.server.ts'
import { canSetCommission } from '#app/features/orders/policy.ts'
import { cutLine, COMMISSION_BASIS_POINTS_MAX, REASON_CHARS_MAX } from '#app/features/orders/schema.ts'
import { commissionRates } from './commission-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export interface CommissionInput {
  /** Null for all categories without a rate of their own. */
  categoryId: string | null
  /** Of the goods, in hundredths of a percent. */
  basisPoints: number
  /** A past time means now: placed orders keep their rate. */
  validFrom: Date
  note: string
}

export type CommissionOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'invalid' | 'not-found' }

/** Sets the commission from a time on. Rows are never changed; the latest counts. Operators only. */
export async function setCommission(ctx: CommandContext, input: CommissionInput): Promise<CommissionOutcome> {
  const { db, actor, now } = ctx
  const { categoryId, basisPoints, validFrom } = input
  if (!canSetCommission(actor)) return { ok: false, reason: 'not-allowed' }
  const isRate = Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= COMMISSION_BASIS_POINTS_MAX
  if (!isRate || Number.isNaN(validFrom.getTime())) return { ok: false, reason: 'invalid' }
  return db.transaction(async (tx) => {
    if (
      categoryId !== null &&
      (!isUuid(categoryId) || (await tx.$count(categories, eq(categories.id, categoryId))) === 0)
    )
      return { ok: false, reason: 'not-found' }
    const note = cutLine(input.note, REASON_CHARS_MAX)
    const from = validFrom < now ? now : validFrom
    await tx
      .insert(commissionRates)
      .values({ categoryId, basisPoints, validFrom: from, setBy: actor.userId, setAt: now, note })
    const subject = { kind: 'commission', id: categoryId ?? 'all' } as const
    await recordAct(tx, ctx, { verb: 'changed', subject, detail: `${basisPoints / 100} %` })
    return { ok: true }
  })
}
