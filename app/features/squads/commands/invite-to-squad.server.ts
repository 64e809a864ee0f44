import { and, eq } from 'drizzle-orm'
import { invite, type InviteOutcome } from '#app/features/squads/invitations.server.ts'
import { squadMembers, squads } from '#app/features/squads/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

/** A member invites more people. `not-found` for anybody else. */
export async function inviteToSquad(
  ctx: PrivateContext,
  { id, addresses, site }: { id: string; addresses: readonly string[]; site: Site },
): Promise<InviteOutcome | { ok: false; reason: 'not-found' }> {
  const { db, actor } = ctx
  if (actor.kind !== 'member' || !isUuid(id)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const [squad] = await tx
      .select({ id: squads.id, name: squads.name })
      .from(squads)
      .innerJoin(squadMembers, and(eq(squadMembers.squadId, squads.id), eq(squadMembers.userId, actor.userId)))
      .where(eq(squads.id, id))
      .for('update', { of: squads })
    if (!squad) return { ok: false, reason: 'not-found' }
    return invite(tx, ctx, { squad, by: actor, addresses, site })
  })
}
