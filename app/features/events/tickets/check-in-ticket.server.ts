import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageEvents } from '#app/features/events/policy.ts'
import { readCode } from '#app/features/events/schema.ts'
import { tickets } from '#app/features/events/tables.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import { lockTicket } from './lock-ticket.server.ts'

export type CheckInOutcome =
  | { ok: true; name: string | null; event: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'given-back' | 'event-cancelled' }
  /** The ticket was checked in before, at this time. */
  | { ok: false; reason: 'already-in'; at: Date; name: string | null }

/** Checks a ticket in, once. Operators only. */
export async function checkInTicket(ctx: CommandContext, { code: typed }: { code: string }): Promise<CheckInOutcome> {
  const { actor, db, now } = ctx
  if (!canManageEvents(actor)) return { ok: false, reason: 'not-allowed' }
  const code = readCode(typed)
  const checkedInBy = userIdOf(actor)
  return db.transaction(async (tx) => {
    const found = code && (await lockTicket(tx, code))
    if (!found) return { ok: false, reason: 'not-found' }
    const { ticket, event } = found
    const { name, checkedInAt } = ticket
    if (ticket.cancelledAt) return { ok: false, reason: 'given-back' }
    if (event.cancelledAt) return { ok: false, reason: 'event-cancelled' }
    if (checkedInAt) return { ok: false, reason: 'already-in', at: checkedInAt, name }
    await tx
      .update(tickets)
      .set({ checkedInAt: now, checkedInBy })
      .where(and(eq(tickets.id, ticket.id), isNull(tickets.checkedInAt)))
    await recordAct(tx, ctx, { verb: 'checked', subject: { kind: 'ticket', id: ticket.id }, detail: event.slug })
    return { ok: true, name, event: event.title }
  })
}
