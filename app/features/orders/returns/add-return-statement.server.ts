import { count, eq } from 'drizzle-orm'
import { isParty } from './return-policy.ts'
import { attachPhotos, statementError, type StatementInput } from './return-photos.server.ts'
import { lockReturn, partiesOf, recordReturnStep } from './lock-return.server.ts'
import { mayActAs } from '#app/features/orders/policy.ts'
import { RETURN_STATEMENTS_MAX } from '#app/features/orders/schema.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { isReturnEdge } from '#app/features/orders/states.ts'
import { returnStatements } from '#app/features/orders/returns/return-tables.server.ts'

export interface AddReturnStatementInput extends StatementInput {
  as: 'buyer' | 'seller' | 'operator'
  /** The order's token, for the buyer. */
  token?: string | undefined
  returnId: string
}

export type AddReturnStatementOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-possible' | 'too-many' | 'words' | 'photos' }

/** Buyer, seller or operator adds text and photos to an open return. The state does not change. */
export async function addReturnStatement(
  ctx: SiteContext,
  input: AddReturnStatementInput,
): Promise<AddReturnStatementOutcome> {
  const { db, actor, now } = ctx
  const { as, token, returnId, words, photos } = input
  return db.transaction(async (tx): Promise<AddReturnStatementOutcome> => {
    const locked = await lockReturn(tx, returnId)
    if (!locked || !mayActAs(actor, as, locked, token)) return { ok: false, reason: 'not-found' }
    if (as === 'operator' && isParty(actor, partiesOf(locked))) return { ok: false, reason: 'not-found' }
    if (!isReturnEdge(locked.found.state, 'closed')) return { ok: false, reason: 'not-possible' }
    const refused = statementError(input)
    if (refused) return { ok: false, reason: refused }
    const [said] = await tx
      .select({ times: count() })
      .from(returnStatements)
      .where(eq(returnStatements.returnId, returnId))
    if ((said?.times ?? 0) >= RETURN_STATEMENTS_MAX) return { ok: false, reason: 'too-many' }
    const orderId = as === 'buyer' ? locked.order.id : null
    if (!(await attachPhotos(tx, { photos, actor, orderId, now }))) return { ok: false, reason: 'photos' }
    await recordReturnStep(tx, ctx, locked, { to: null, by: as, words, photos })
    return { ok: true }
  })
}
