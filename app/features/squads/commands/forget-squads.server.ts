import { eq } from 'drizzle-orm'
import { squadInvitations, squadMembers } from '#app/features/squads/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { removeMember } from './leave-squad.server.ts'

/** Removes the signed-in user from every squad. */
export async function forgetSquads({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  const { userId } = actor
  await db.transaction(async (tx) => {
    const own = await tx.select({ id: squadMembers.squadId }).from(squadMembers).where(eq(squadMembers.userId, userId))
    for (const { id } of own) await removeMember(tx, { id, userId })
    await tx.update(squadInvitations).set({ invitedBy: null }).where(eq(squadInvitations.invitedBy, userId))
  })
  return { ok: true }
}
