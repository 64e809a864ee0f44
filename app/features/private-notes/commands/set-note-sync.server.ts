import { eq } from 'drizzle-orm'
import { canSaveNotes } from '#app/features/private-notes/policy.ts'
import { privateNoteSync } from '#app/features/private-notes/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type SetNoteSyncOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' }

/** Whether new private notes are stored in the account. Existing ones stay until the user removes them. */
export async function setNoteSync(
  { db, actor, now }: CommandContext,
  { on }: { on: boolean },
): Promise<SetNoteSyncOutcome> {
  if (!canSaveNotes(actor)) return { ok: false, reason: 'not-signed-in' }
  const { userId } = actor
  if (on) await db.insert(privateNoteSync).values({ userId, since: now }).onConflictDoNothing()
  else await db.delete(privateNoteSync).where(eq(privateNoteSync.userId, userId))
  return { ok: true }
}
