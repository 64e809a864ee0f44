import { eq } from 'drizzle-orm'
import { canSaveNotes } from '#app/features/private-notes/policy.ts'
import { privateNoteSync, privateNotes } from '#app/features/private-notes/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/** Deletes all private notes of the signed-in user, and the setting. */
export async function forgetPrivateNotes({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (!canSaveNotes(actor)) return { ok: true }
  await db.transaction(async (tx) => {
    await tx.delete(privateNotes).where(eq(privateNotes.userId, actor.userId))
    await tx.delete(privateNoteSync).where(eq(privateNoteSync.userId, actor.userId))
  })
  return { ok: true }
}
