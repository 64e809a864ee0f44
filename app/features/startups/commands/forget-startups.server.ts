import { and, eq, exists, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { startupInterests, startups } from '#app/features/startups/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { type Addresses, contactsOf } from '#app/platform/personal-data.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/**
 * Deletes the startups that the signed-in member submitted, also without an account with these addresses. A startup with interests is removed from Seeds and keeps
 * only its title and figures, because the interests of others refer to it. Idempotent.
 */
export async function forgetStartups({ db, actor, now }: CommandContext, addresses?: Addresses): Promise<void> {
  if (actor.kind !== 'member') return
  await db.transaction(async (tx) => {
    const { founderUserId, founderEmail } = startups
    const isGuests = and(isNull(founderUserId), inArray(founderEmail, addresses ? contactsOf(addresses) : []))
    const own = or(eq(founderUserId, actor.userId), isGuests)
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
