import { eq, inArray } from 'drizzle-orm'
import { requests } from '#app/features/requests/tables.server.ts'
import { testimonies } from '#app/features/testimonies/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** Removes the stories of the signed-in person, also those that are shown. Call it before her requests are removed. */
export async function forgetTestimonies({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  await db.transaction(async (tx) => {
    const own = tx.select({ id: requests.id }).from(requests).where(eq(requests.userId, actor.userId))
    await tx.delete(testimonies).where(inArray(testimonies.requestId, own))
    await publish(tx, [pagesChanged(['testimonies'])])
  })
  return { ok: true }
}
