import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { demoBookings } from '#app/features/partnership/tables.server.ts'
import { handleRequest, type HandleOutcome } from '#app/features/requests/queue/handle-request.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/**
 * Cancels a demo: closes its request and mails the reason to the guest. Only for members of the partnership queue;
 * others get 'not-found'.
 * @param input `id` is the booking's id
 */
export async function callOffDemo(
  ctx: SiteContext,
  { id, reason }: { id: string; reason: string },
): Promise<HandleOutcome> {
  return ctx.db.transaction(async (tx) => {
    const isThisBooking = eq(demoBookings.id, id)
    const [row] = await tx
      .select({ requestId: demoBookings.requestId })
      .from(demoBookings)
      .where(isThisBooking)
      .for('update')
    if (!row) return { ok: false, reason: 'not-found' }
    const requestAction = { verb: 'close', reason } as const
    const outcome = await handleRequest({ ...ctx, db: tx }, { id: row.requestId, requestAction, site: ctx.config })
    if (!outcome.ok) return outcome
    await tx.update(demoBookings).set({ cancelledAt: ctx.now }).where(isThisBooking)
    await recordAct(tx, ctx, { verb: 'cancelled', subject: { kind: 'demo', id } })
    await publish(tx, [pagesChanged(['demos'])])
    return outcome
  })
}
