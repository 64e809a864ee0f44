import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canStaffQueues } from '#app/features/requests/policy.ts'
import { queueMembers } from '#app/features/requests/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { StaffPort } from '#app/platform/staff.ts'

/** Removes the operator's role or invitation, and all memberships of queues. Administrators only. */
export async function dismissOperator(
  ctx: CommandContext & { staff: StaffPort },
  { userId }: { userId: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-allowed' }> {
  if (!canStaffQueues(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  await ctx.db.transaction(async (tx) => {
    await tx.delete(queueMembers).where(eq(queueMembers.userId, userId))
    await recordAct(tx, ctx, { verb: 'dismissed', subject: { kind: 'operator', id: userId } })
  })
  await ctx.staff.dismissOperator(userId)
  return { ok: true }
}
