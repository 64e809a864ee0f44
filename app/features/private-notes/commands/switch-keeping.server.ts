import { eq } from 'drizzle-orm'
import { canKeepNotes } from '#app/features/private-notes/policy.ts'
import { privateNoteKeeping } from '#app/features/private-notes/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type SwitchKeepingOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' }

/** Her choice whether new private notes go to her account. What is there already stays until she removes it. */
export async function switchKeeping(
  { db, actor, now }: CommandContext,
  { on }: { on: boolean },
): Promise<SwitchKeepingOutcome> {
  if (!canKeepNotes(actor)) return { ok: false, reason: 'not-signed-in' }
  const { userId } = actor
  if (on) await db.insert(privateNoteKeeping).values({ userId, since: now }).onConflictDoNothing()
  else await db.delete(privateNoteKeeping).where(eq(privateNoteKeeping.userId, userId))
  return { ok: true }
}
