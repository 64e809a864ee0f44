import { eq } from 'drizzle-orm'
import { queueMembers, requests } from './tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/** Deletes the requests of the signed-in member with their history, and their memberships of queues. */
export async function forgetRequests({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  await db.transaction(async (tx) => {
    await tx.delete(requests).where(eq(requests.userId, actor.userId))
    await tx.delete(queueMembers).where(eq(queueMembers.userId, actor.userId))
  })
  return { ok: true }
}
