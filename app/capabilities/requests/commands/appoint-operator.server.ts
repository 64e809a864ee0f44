import { eq } from 'drizzle-orm'
import { recordAct } from '#app/capabilities/audit/commands/record-act.server.ts'
import { canStaffDesks } from '#app/capabilities/requests/policy.ts'
import { deskMembers } from '#app/capabilities/requests/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { StaffDoors, StaffMember } from '#app/platform/staff.ts'

interface StaffContext extends CommandContext {
  staff: StaffDoors
}

export type AppointOutcome =
  | { ok: true; member: StaffMember }
  /** `no-account`: nobody has this e-mail address; she has to join first. */
  | { ok: false; reason: 'not-allowed' | 'no-account' }

/** Makes a member an operator. Administrators only. The role counts once she signs in with two steps. */
export async function appointOperator(ctx: StaffContext, { email }: { email: string }): Promise<AppointOutcome> {
  if (!canStaffDesks(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  const member = await ctx.staff.appointOperator(email)
  if (!member) return { ok: false, reason: 'no-account' }
  await recordAct(ctx.db, ctx, {
    verb: 'appointed',
    subject: { kind: 'operator', id: member.userId },
    detail: member.name,
  })
  return { ok: true, member }
}

/** Takes the role and all her seats away. Administrators only. */
export async function dismissOperator(
  ctx: StaffContext,
  { userId }: { userId: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-allowed' }> {
  if (!canStaffDesks(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  await ctx.db.transaction(async (tx) => {
    await tx.delete(deskMembers).where(eq(deskMembers.userId, userId))
    await recordAct(tx, ctx, { verb: 'dismissed', subject: { kind: 'operator', id: userId } })
  })
  await ctx.staff.dismissOperator(userId)
  return { ok: true }
}
