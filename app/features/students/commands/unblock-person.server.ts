import { and, eq } from 'drizzle-orm'
import { personBlocks } from '#app/features/students/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type UnblockOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' }

/** Ends one of the user's own blocks (`BlockView.id`). An unknown id or another user's block is ignored. */
export async function unblockPerson({ db, actor }: CommandContext, { id }: { id: string }): Promise<UnblockOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  if (!isUuid(id)) return { ok: true }
  await db.delete(personBlocks).where(and(eq(personBlocks.id, id), eq(personBlocks.blockerUserId, actor.userId)))
  return { ok: true }
}
