import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Part } from './lock-part.server.ts'
import { releasePart } from './release-part.server.ts'
import type { ActBy } from '#app/features/orders/schema.ts'
import { isPartEdge, type PartState } from '#app/features/orders/states.ts'
import { orderParts, orderPartSteps } from '#app/features/orders/tables.server.ts'

export interface Move {
  /** Locked (`lockPart`). */
  part: Part
  to: PartState
  by: ActBy
  /** Who did it, if she has an account. */
  userId: string | null
  /** Shown to buyer and seller. */
  reason: string | null
  now: Date
  /** What is written with it. */
  fields?: Partial<Pick<Part, 'tracking' | 'invoiceNumber' | 'invoicedAt'>>
}

/**
 * Moves a part along a declared edge and writes the step down. Pieces and money are the caller's, with one exception:
 * what is still held of a part that was returned (its delivery) is the seller's at once. @throws for any other edge.
 */
export async function movePart(tx: Db, { part, to, by, userId, reason, now, fields }: Move): Promise<Part> {
  if (!isPartEdge(part.state, to)) throw new Error(`order part ${part.id}: ${part.state} cannot become ${to}`)
  const [moved] = await tx
    .update(orderParts)
    .set({ state: to, stateAt: now, ...datesOf(to, now), ...fields })
    .where(eq(orderParts.id, part.id))
    .returning()
  if (!moved) throw new Error(`order part ${part.id} vanished while it was locked`)
  await writeStep(tx, { partId: part.id, fromState: part.state, toState: to, at: now, by, userId, reason })
  return to === 'returned' ? releasePart(tx, { part: moved, now }) : moved
}

async function writeStep(tx: Db, step: typeof orderPartSteps.$inferInsert): Promise<void> {
  await tx.insert(orderPartSteps).values(step)
}

function datesOf(to: PartState, now: Date): Partial<Pick<Part, 'sentAt' | 'deliveredAt'>> {
  if (to === 'sent') return { sentAt: now }
  return to === 'delivered' ? { deliveredAt: now } : {}
}
