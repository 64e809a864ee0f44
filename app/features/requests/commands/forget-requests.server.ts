import { eq } from 'drizzle-orm'
import { deskMembers, requests } from '#app/features/requests/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/** Removes what the signed-in person sent, with everything that was said about it, and her seats at the desks. */
export async function forgetRequests({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  await db.transaction(async (tx) => {
    await tx.delete(requests).where(eq(requests.userId, actor.userId))
    await tx.delete(deskMembers).where(eq(deskMembers.userId, actor.userId))
  })
  return { ok: true }
}
