import { and, asc, eq } from 'drizzle-orm'
import { squadMembers, squads } from '#app/features/squads/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

type LeaveOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/** A member leaves, or the founder removes a member. */
export async function leaveSquad(
  { db, actor }: CommandContext,
  { id, userId }: { id: string; userId: string },
): Promise<LeaveOutcome> {
  if (actor.kind !== 'member' || !isUuid(id) || !isUuid(userId)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const [squad] = await tx.select().from(squads).where(eq(squads.id, id)).for('update')
    if (!squad || (actor.userId !== userId && actor.userId !== squad.founderUserId)) {
      return { ok: false, reason: 'not-found' }
    }
    const gone = await removeMember(tx, { id, userId })
    return gone ? { ok: true } : { ok: false, reason: 'not-found' }
  })
}

/**
 * Removes a member. When it is the founder, the longest-standing member becomes the founder; an empty squad is deleted.
 */
export async function removeMember(tx: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const rows = await tx
    .delete(squadMembers)
    .where(and(eq(squadMembers.squadId, id), eq(squadMembers.userId, userId)))
    .returning({ userId: squadMembers.userId })
  const [oldest] = await tx
    .select({ userId: squadMembers.userId })
    .from(squadMembers)
    .where(eq(squadMembers.squadId, id))
    .orderBy(asc(squadMembers.joinedAt))
    .limit(1)
  if (!oldest) await tx.delete(squads).where(eq(squads.id, id))
  else {
    await tx
      .update(squads)
      .set({ founderUserId: oldest.userId })
      .where(and(eq(squads.id, id), eq(squads.founderUserId, userId)))
  }
  return rows.length > 0
}
