import { eq } from 'drizzle-orm'
import { type Actor, type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import type { Site } from '#app/platform/site.ts'
import { isUuid } from '#app/platform/uuid.ts'
import type { Parties } from './case-policy.ts'
import type { Said } from './case-photos.server.ts'
import { notifyOfCase } from './notify-case.server.ts'
import { type LockedCase, type LockedPart, lockPart } from '#app/features/orders/shipments/lock-part.server.ts'
import type { ActBy } from '#app/features/orders/schema.ts'
import { type CaseState, isCaseEdge } from '#app/features/orders/states.ts'
import { caseStatements, returnCases } from '#app/features/orders/tables.server.ts'

/** A case with its part and order, held still; locked after them. Null when there is none. */
export async function lockCase(tx: Db, caseId: string): Promise<LockedCase | null> {
  if (!isUuid(caseId)) return null
  const [known] = await tx.select({ partId: returnCases.partId }).from(returnCases).where(eq(returnCases.id, caseId))
  const locked = known ? await lockPart(tx, known.partId) : null
  const [found] = await tx.select().from(returnCases).where(eq(returnCases.id, caseId)).for('update')
  return locked && found ? { ...locked, found } : null
}

export const partiesOf = ({ order, seller }: LockedPart): Parties => ({
  buyerId: order.userId,
  sellerUserId: seller.userId,
})

interface Step extends Said {
  /** Null for words alone. */
  to: CaseState | null
  by: ActBy
  /** What goes back with it. */
  amountMinor?: number
  decidedBy?: string
}

/**
 * Writes what a side said, moves the case along a declared edge if it did something, and tells the other side.
 * @throws for an undeclared edge: ask first.
 */
export async function takeStep(
  tx: Db,
  ctx: Pick<PrivateContext, 'actor' | 'now' | 'sealer'> & { config: Site },
  locked: LockedCase,
  { to, by, words, photos, amountMinor = 0, decidedBy }: Step,
): Promise<void> {
  const { found } = locked
  const { actor, now } = ctx
  if (to !== null) {
    if (!isCaseEdge(found.state, to)) throw new Error(`case ${found.id}: ${found.state} cannot become ${to}`)
    await tx
      .update(returnCases)
      .set({ state: to, stateAt: now, ...(decidedBy && { decidedBy }) })
      .where(eq(returnCases.id, found.id))
  }
  const statementId = await writeStatement(tx, { caseId: found.id, by, toState: to, words, photos, actor, now })
  await notifyOfCase(tx, ctx, locked, { step: to ?? 'said', by, words: words.trim(), amountMinor, statementId })
}

export async function writeStatement(
  tx: Db,
  {
    actor,
    words,
    photos,
    now,
    ...statement
  }: Said & {
    caseId: string
    by: ActBy
    toState: CaseState | null
    actor: Actor
    now: Date
  },
): Promise<number> {
  const written = one(
    await tx
      .insert(caseStatements)
      .values({ ...statement, userId: userIdOf(actor), words: words.trim(), photos: [...new Set(photos)], at: now })
      .returning({ id: caseStatements.id }),
  )
  return written.id
}
