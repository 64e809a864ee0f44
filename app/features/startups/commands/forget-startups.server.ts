import { and, eq, exists, notExists, sql } from 'drizzle-orm'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { startupInterests, startups } from '#app/features/startups/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/**
 * Deletes the startups that the signed-in member submitted. A startup with interests is removed from Seeds and keeps
 * only its title and figures, because the interests of others refer to it. Idempotent.
 */
export async function forgetStartups({ db, actor, now }: CommandContext): Promise<void> {
  if (actor.kind !== 'member') return
  await db.transaction(async (tx) => {
    const own = eq(startups.founderUserId, actor.userId)
    const interests = tx
      .select({ id: startupInterests.startupId })
      .from(startupInterests)
      .where(eq(startupInterests.startupId, startups.id))
    const rows = await tx.select().from(startups).where(own).for('update')
    const files = rows.flatMap(({ pictureId, deckId }) => [pictureId, deckId]).filter((id) => id !== null)
    await discardMedia(tx, { mediaIds: files, now })
    await tx.delete(startups).where(and(own, notExists(interests)))
    await tx
      .update(startups)
      .set({
        founderUserId: null,
        founderName: '',
        founderEmail: null,
        location: '',
        description: '',
        pitch: [],
        pictureId: null,
        pictureAlt: '',
        deckId: null,
        retiredAt: sql`coalesce(${startups.retiredAt}, ${now})`,
      })
      .where(and(own, exists(interests)))
    await publish(tx, [pagesChanged(['startups'])])
  })
}
