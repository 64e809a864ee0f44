import { eq } from 'drizzle-orm'
import { type Actor, type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import type { Site } from '#app/platform/config/site.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import type { Parties } from './return-policy.ts'
import type { StatementInput } from './return-photos.server.ts'
import { notifyOfReturn } from './notify-return.server.ts'
import {
  type LockedReturn,
  type LockedShipment,
  lockShipment,
} from '#app/features/orders/shipments/lock-shipment.server.ts'
import type { ActBy } from '#app/features/orders/schema.ts'
import { type ReturnState, isReturnEdge } from '#app/features/orders/states.ts'
import { returnStatements, orderReturns } from '#app/features/orders/returns/return-tables.server.ts'

/** A return with its shipment and order, all locked, the return last. Null when there is none. */
export async function lockReturn(tx: Db, returnId: string): Promise<LockedReturn | null> {
  if (!isUuid(returnId)) return null
  const [known] = await tx
    .select({ shipmentId: orderReturns.shipmentId })
    .from(orderReturns)
    .where(eq(orderReturns.id, returnId))
  const locked = known ? await lockShipment(tx, known.shipmentId) : null
  const [found] = await tx.select().from(orderReturns).where(eq(orderReturns.id, returnId)).for('update')
  return locked && found ? { ...locked, found } : null
}

export const partiesOf = ({ order, seller }: LockedShipment): Parties => ({
  buyerId: order.userId,
  sellerUserId: seller.userId,
})

interface Step extends StatementInput {
  /** Null for a statement without a transition. */
  to: ReturnState | null
  by: ActBy
  /** The refunded amount. */
  amountMinor?: number
  decidedBy?: string
}

/**
 * Writes a statement, moves the return along a declared edge if `to` is set, and notifies the other side. @throws for
 * an undeclared edge: check first.
 */
export async function recordReturnStep(
  tx: Db,
  ctx: Pick<PrivateContext, 'actor' | 'now' | 'sealer'> & { config: Site },
  locked: LockedReturn,
  { to, by, words, photos, amountMinor = 0, decidedBy }: Step,
): Promise<void> {
  const { found } = locked
  const { actor, now } = ctx
  if (to !== null) {
    if (!isReturnEdge(found.state, to)) throw new Error(`return ${found.id}: ${found.state} cannot become ${to}`)
    await tx
      .update(orderReturns)
      .set({ state: to, stateAt: now, ...(decidedBy && { decidedBy }) })
      .where(eq(orderReturns.id, found.id))
  }
  const statementId = await writeStatement(tx, { returnId: found.id, by, toState: to, words, photos, actor, now })
  await notifyOfReturn(tx, ctx, locked, { step: to ?? 'said', by, words: words.trim(), amountMinor, statementId })
}

export async function writeStatement(
  tx: Db,
  {
    actor,
    words,
    photos,
    now,
    ...statement
  }: StatementInput & {
    returnId: string
    by: ActBy
    toState: ReturnState | null
    actor: Actor
    now: Date
  },
): Promise<number> {
  const written = one(
    await tx
      .insert(returnStatements)
      .values({ ...statement, userId: userIdOf(actor), words: words.trim(), photos: [...new Set(photos)], at: now })
      .returning({ id: returnStatements.id }),
  )
  return written.id
}
