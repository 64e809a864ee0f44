import { and, eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { copy } from '#app/features/requests/copy.ts'
import type { Queue } from '#app/features/requests/form.ts'
import { canStaffQueues } from '#app/features/requests/policy.ts'
import { queueMembers } from '#app/features/requests/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export interface QueueSeat {
  queue: Queue
  userId: string
  name: string
  /** Address for notifications of new requests. */
  email: string | null
}

type StaffOutcome = { ok: true } | { ok: false; reason: 'not-allowed' }

/** Adds an operator to a queue, or updates their address. Administrators only. */
export async function joinQueue(ctx: CommandContext, seat: QueueSeat): Promise<StaffOutcome> {
  const { db, actor, now } = ctx
  if (!canStaffQueues(actor)) return { ok: false, reason: 'not-allowed' }
  const { queue, name, email } = seat
  await db.transaction(async (tx) => {
    await tx
      .insert(queueMembers)
      .values({ ...seat, addedBy: actor.userId, addedAt: now })
      .onConflictDoUpdate({ target: [queueMembers.queue, queueMembers.userId], set: { name, email } })
    await recordAct(tx, ctx, {
      verb: 'added',
      subject: { kind: 'desk', id: queue },
      detail: `${copy.queues[queue]}: ${name}`,
    })
  })
  return { ok: true }
}

/** Removes an operator from a queue. Requests assigned to them stay assigned. */
export async function leaveQueue(
  ctx: CommandContext,
  { queue, userId }: Pick<QueueSeat, 'queue' | 'userId'>,
): Promise<StaffOutcome> {
  if (!canStaffQueues(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  await ctx.db.transaction(async (tx) => {
    const gone = await tx
      .delete(queueMembers)
      .where(and(eq(queueMembers.queue, queue), eq(queueMembers.userId, userId)))
      .returning({ name: queueMembers.name })
    for (const { name } of gone) {
      await recordAct(tx, ctx, {
        verb: 'removed',
        subject: { kind: 'desk', id: queue },
        detail: `${copy.queues[queue]}: ${name}`,
      })
    }
  })
  return { ok: true }
}
