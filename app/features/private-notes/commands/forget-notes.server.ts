import { and, eq } from 'drizzle-orm'
import { canSaveNotes } from '#app/features/private-notes/policy.ts'
import type { NoteKind } from '#app/features/private-notes/schema.ts'
import { privateNotes } from '#app/features/private-notes/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type ForgetNotesOutcome = { ok: true; forgotten: number } | { ok: false; reason: 'not-signed-in' }

/** Deletes one of the user's notes, or all of a kind, or, with neither, all of them. */
export async function forgetNotes(
  { db, actor }: CommandContext,
  { id, kind }: { id?: string | undefined; kind?: NoteKind | undefined } = {},
): Promise<ForgetNotesOutcome> {
  if (!canSaveNotes(actor)) return { ok: false, reason: 'not-signed-in' }
  const gone = await db
    .delete(privateNotes)
    .where(
      and(
        eq(privateNotes.userId, actor.userId),
        id === undefined ? undefined : eq(privateNotes.id, id),
        kind === undefined ? undefined : eq(privateNotes.kind, kind),
      ),
    )
    .returning({ id: privateNotes.id })
  return { ok: true, forgotten: gone.length }
}
