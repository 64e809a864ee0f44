import { eq } from 'drizzle-orm'
import { canKeepNotes } from '#app/features/private-notes/policy.ts'
import { privateNoteKeeping, privateNotes } from '#app/features/private-notes/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/** For the end of an account: all her private notes and her choice to keep them. */
export async function forgetNoteKeeper({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (!canKeepNotes(actor)) return { ok: true }
  await db.transaction(async (tx) => {
    await tx.delete(privateNotes).where(eq(privateNotes.userId, actor.userId))
    await tx.delete(privateNoteKeeping).where(eq(privateNoteKeeping.userId, actor.userId))
  })
  return { ok: true }
}
