import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { announce } from '#app/features/events/announce.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { lockEvent, getEvent } from '#app/features/events/rows/event.server.ts'
import { canManageEvents } from '#app/features/events/policy.ts'
import { notifyAll } from '#app/features/events/mails/notify.server.ts'
import { events } from '#app/features/events/tables.server.ts'
import { cleanLine } from '#app/platform/text/text.ts'

export type CancelEventOutcome =
  | { ok: true; notified: number }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'over' | 'already-cancelled' }

/**
 * Cancels an event and mails its ticket holders. Its campaign does not change: gifts are for the cause. Operators only.
 * @param input checked with `cancelForm`
 */
export async function cancelEvent(
  ctx: SiteContext,
  { slug, reason }: { slug: string; reason: string },
): Promise<CancelEventOutcome> {
  if (!canManageEvents(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  const { now, config: site, sealer } = ctx
  return ctx.db.transaction(async (tx) => {
    const before = await lockEvent(tx, slug)
    if (!before) return { ok: false, reason: 'not-found' }
    if (before.cancelledAt) return { ok: false, reason: 'already-cancelled' }
    if (before.endsAt <= now) return { ok: false, reason: 'over' }
    await tx
      .update(events)
      .set({ cancelledAt: now, cancelReason: cleanLine(reason), revision: before.revision + 1 })
      .where(eq(events.id, before.id))
    const event = await getEvent(tx, before.id, now)
    const notified = await notifyAll(tx, {
      kind: 'cancelled',
      key: 'event-cancelled',
      event,
      onlineUrl: null,
      site,
      sealer,
      now,
    })
    await recordAct(tx, ctx, { verb: 'cancelled', subject: { kind: 'event', id: slug }, detail: `${notified} told` })
    await announce(tx, before)
    return { ok: true, notified }
  })
}
