import { eq, inArray } from 'drizzle-orm'
import { referrals, vouches } from '#app/features/referrals/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { type Addresses, contactsOf } from '#app/platform/personal-data.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** Deletes all vouches that the signed-in user gave, and the profiles of these addresses. */
export async function forgetVouches({ db, actor }: CommandContext, addresses?: Addresses): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  await db.transaction(async (tx) => {
    await tx.delete(vouches).where(eq(vouches.byUserId, actor.userId))
    await tx.delete(referrals).where(inArray(referrals.contact, addresses ? contactsOf(addresses) : []))
    await publish(tx, [pagesChanged(['referrals'])])
  })
  return { ok: true }
}
