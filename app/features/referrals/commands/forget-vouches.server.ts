import { eq } from 'drizzle-orm'
import { vouches } from '#app/features/referrals/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** Deletes all vouches that the signed-in user gave. */
export async function forgetVouches({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  await db.transaction(async (tx) => {
    await tx.delete(vouches).where(eq(vouches.byUserId, actor.userId))
    await publish(tx, [pagesChanged(['referrals'])])
  })
  return { ok: true }
}
