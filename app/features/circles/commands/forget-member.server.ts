import { eq } from 'drizzle-orm'
import { circleInterests, circleMembers } from '#app/features/circles/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** Deletes the signed-in user's membership and interests. */
export async function forgetMember({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  await db.transaction(async (tx) => {
    await tx.delete(circleMembers).where(eq(circleMembers.userId, actor.userId))
    await tx.delete(circleInterests).where(eq(circleInterests.userId, actor.userId))
    await publish(tx, [pagesChanged(['figures'])])
  })
  return { ok: true }
}
