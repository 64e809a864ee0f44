import { eq, inArray } from 'drizzle-orm'
import { requests } from '#app/features/requests/tables.server.ts'
import { testimonies } from '#app/features/testimonies/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** Deletes the signed-in user's stories, also published ones. Call it before their requests are deleted. */
export async function forgetTestimonies({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  await db.transaction(async (tx) => {
    const own = tx.select({ id: requests.id }).from(requests).where(eq(requests.userId, actor.userId))
    await tx.delete(testimonies).where(inArray(testimonies.requestId, own))
    await publish(tx, [pagesChanged(['testimonies'])])
  })
  return { ok: true }
}
