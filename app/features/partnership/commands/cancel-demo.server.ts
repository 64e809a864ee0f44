import { and, eq, gt, isNull } from 'drizzle-orm'
import { demoNote } from '#app/features/partnership/demo-notes.server.ts'
import { demoBookings } from '#app/features/partnership/tables.server.ts'
import { addToRequest } from '#app/features/requests/submit/add-to-request.server.ts'
import { findIdByCode } from '#app/features/requests/queries.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type CancelDemoOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'over' }

/** Cancels a demo by its code, until it starts, and adds a message to its request. Idempotent. */
export async function cancelDemo(ctx: PrivateContext, { code }: { code: string }): Promise<CancelDemoOutcome> {
  return ctx.db.transaction(async (tx) => {
    const requestId = await findIdByCode(tx, { code })
    if (!requestId) return { ok: false, reason: 'not-found' }
    const isThisBooking = eq(demoBookings.requestId, requestId)
    const [cancelled] = await tx
      .update(demoBookings)
      .set({ cancelledAt: ctx.now })
      .where(and(isThisBooking, isNull(demoBookings.cancelledAt), gt(demoBookings.startsAt, ctx.now)))
      .returning({ startsAt: demoBookings.startsAt })
    if (cancelled) {
      await addToRequest({ ...ctx, db: tx }, { code, message: demoNote('cancelled', cancelled.startsAt) })
      await publish(tx, [pagesChanged(['demos'])])
      return { ok: true }
    }
    const [row] = await tx.select({ cancelledAt: demoBookings.cancelledAt }).from(demoBookings).where(isThisBooking)
    if (!row) return { ok: false, reason: 'not-found' }
    return row.cancelledAt ? { ok: true } : { ok: false, reason: 'over' }
  })
}
