import { count, eq } from 'drizzle-orm'
import { isParty } from '#app/features/orders/returns/case-policy.ts'
import { attachPhotos, refuseSaid, type Said } from '#app/features/orders/returns/case-photos.server.ts'
import { lockCase, partiesOf, takeStep } from '#app/features/orders/returns/case.server.ts'
import { mayActAs } from '#app/features/orders/policy.ts'
import { CASE_STATEMENTS_MAX } from '#app/features/orders/schema.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { isCaseEdge } from '#app/features/orders/states.ts'
import { caseStatements } from '#app/features/orders/tables.server.ts'

export interface SayInCaseInput extends Said {
  as: 'buyer' | 'seller' | 'operator'
  /** Of the order; the buyer's. */
  token?: string | undefined
  caseId: string
}

export type SayInCaseOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-possible' | 'too-many' | 'words' | 'photos' }

/** A side, or the market desk, adds words and photos while the case is open. It changes nothing else. */
export async function sayInCase(ctx: SiteContext, input: SayInCaseInput): Promise<SayInCaseOutcome> {
  const { db, actor, now } = ctx
  const { as, token, caseId, words, photos } = input
  return db.transaction(async (tx): Promise<SayInCaseOutcome> => {
    const locked = await lockCase(tx, caseId)
    if (!locked || !mayActAs(actor, as, locked, token)) return { ok: false, reason: 'not-found' }
    if (as === 'operator' && isParty(actor, partiesOf(locked))) return { ok: false, reason: 'not-found' }
    if (!isCaseEdge(locked.found.state, 'closed')) return { ok: false, reason: 'not-possible' }
    const refused = refuseSaid(input)
    if (refused) return { ok: false, reason: refused }
    const [said] = await tx.select({ times: count() }).from(caseStatements).where(eq(caseStatements.caseId, caseId))
    if ((said?.times ?? 0) >= CASE_STATEMENTS_MAX) return { ok: false, reason: 'too-many' }
    const orderId = as === 'buyer' ? locked.order.id : null
    if (!(await attachPhotos(tx, { photos, actor, orderId, now }))) return { ok: false, reason: 'photos' }
    await takeStep(tx, ctx, locked, { to: null, by: as, words, photos })
    return { ok: true }
  })
}
