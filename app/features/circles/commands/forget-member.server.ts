import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { circleInterests, circleMembers } from '#app/features/circles/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { type Addresses, contactsOf } from '#app/platform/personal-data.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** Deletes the signed-in user's membership and interests, also interests without an account with these addresses. */
export async function forgetMember({ db, actor }: CommandContext, addresses?: Addresses): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  const { userId, contact } = circleInterests
  const isGuests = and(isNull(userId), inArray(contact, addresses ? contactsOf(addresses) : []))
  await db.transaction(async (tx) => {
    await tx.delete(circleMembers).where(eq(circleMembers.userId, actor.userId))
    await tx.delete(circleInterests).where(or(eq(userId, actor.userId), isGuests))
    await publish(tx, [pagesChanged(['figures'])])
  })
  return { ok: true }
}
