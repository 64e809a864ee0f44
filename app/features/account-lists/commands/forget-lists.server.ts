import { eq } from 'drizzle-orm'
import { accountLists } from '#app/features/account-lists/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/** Deletes the lists of the signed-in member's account. */
export async function forgetLists({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind === 'member') await db.delete(accountLists).where(eq(accountLists.userId, actor.userId))
  return { ok: true }
}
