import { and, eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { copy } from '#app/features/requests/copy.ts'
import type { Desk } from '#app/features/requests/form.ts'
import { canStaffDesks } from '#app/features/requests/policy.ts'
import { deskMembers } from '#app/features/requests/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export interface DeskSeat {
  desk: Desk
  userId: string
  name: string
  /** Address for notifications of new requests. */
  email: string | null
}

type StaffOutcome = { ok: true } | { ok: false; reason: 'not-allowed' }

/** Adds an operator to a queue, or updates their address. Administrators only. */
export async function joinDesk(ctx: CommandContext, seat: DeskSeat): Promise<StaffOutcome> {
  const { db, actor, now } = ctx
  if (!canStaffDesks(actor)) return { ok: false, reason: 'not-allowed' }
  const { desk, name, email } = seat
  await db.transaction(async (tx) => {
    await tx
      .insert(deskMembers)
      .values({ ...seat, addedBy: actor.userId, addedAt: now })
      .onConflictDoUpdate({ target: [deskMembers.desk, deskMembers.userId], set: { name, email } })
    await recordAct(tx, ctx, {
      verb: 'added',
      subject: { kind: 'desk', id: desk },
      detail: `${copy.desks[desk]}: ${name}`,
    })
  })
  return { ok: true }
}

/** Removes an operator from a queue. Requests assigned to them stay assigned. */
export async function leaveDesk(
  ctx: CommandContext,
  { desk, userId }: Pick<DeskSeat, 'desk' | 'userId'>,
): Promise<StaffOutcome> {
  if (!canStaffDesks(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  await ctx.db.transaction(async (tx) => {
    const gone = await tx
      .delete(deskMembers)
      .where(and(eq(deskMembers.desk, desk), eq(deskMembers.userId, userId)))
      .returning({ name: deskMembers.name })
    for (const { name } of gone) {
      await recordAct(tx, ctx, {
        verb: 'removed',
        subject: { kind: 'desk', id: desk },
        detail: `${copy.desks[desk]}: ${name}`,
      })
    }
  })
  return { ok: true }
}
