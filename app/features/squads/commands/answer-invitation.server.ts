import { and, eq, gt, isNull } from 'drizzle-orm'
import { hashInvitation } from '#app/features/squads/invitations.server.ts'
import { squadInvitations, squadMembers } from '#app/features/squads/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type AnswerOutcome = { ok: true; squadId: string | null } | { ok: false; reason: 'not-signed-in' | 'not-found' }

/** Accepts an invitation with the signed-in account, or declines it. The token works once and until it expires. */
export async function answerInvitation(
  { db, actor, now }: CommandContext,
  { token, isYes }: { token: string; isYes: boolean },
): Promise<AnswerOutcome> {
  if (isYes && actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const [invitation] = await tx
      .update(squadInvitations)
      .set({ answeredAt: now })
      .where(
        and(
          eq(squadInvitations.tokenHash, hashInvitation(token)),
          isNull(squadInvitations.answeredAt),
          gt(squadInvitations.expiresAt, now),
        ),
      )
      .returning({ squadId: squadInvitations.squadId })
    if (!invitation) return { ok: false, reason: 'not-found' }
    if (!isYes || actor.kind !== 'member') return { ok: true, squadId: null }
    const { squadId } = invitation
    await tx
      .insert(squadMembers)
      .values({ squadId, userId: actor.userId, name: actor.displayName, joinedAt: now })
      .onConflictDoNothing()
    return { ok: true, squadId }
  })
}
