import { eq, inArray } from 'drizzle-orm'
import { squadInvitations, squadMembers } from '#app/features/squads/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { type Addresses, contactsOf } from '#app/platform/personal-data.ts'
import { removeMember } from './leave-squad.server.ts'

/** Removes the signed-in user from every squad, and deletes the invitations to and by them. */
export async function forgetSquads({ db, actor }: CommandContext, addresses?: Addresses): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  const { userId } = actor
  await db.transaction(async (tx) => {
    const own = await tx.select({ id: squadMembers.squadId }).from(squadMembers).where(eq(squadMembers.userId, userId))
    for (const { id } of own) await removeMember(tx, { id, userId })
    const { email, invitedBy } = squadInvitations
    await tx.delete(squadInvitations).where(inArray(email, addresses ? contactsOf(addresses) : []))
    await tx.update(squadInvitations).set({ invitedBy: null }).where(eq(invitedBy, userId))
  })
  return { ok: true }
}
