import { eq, sql } from 'drizzle-orm'
import { media } from '#app/features/media/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/** Discards all uploads of the signed-in user. A job deletes the files within a minute, and then their rows. */
export async function forgetMedia({ db, actor, now }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  await db
    .update(media)
    .set({ withdrawnAt: sql`coalesce(${media.withdrawnAt}, ${now})`, discardedAt: now })
    .where(eq(media.ownerId, actor.userId))
  return { ok: true }
}
