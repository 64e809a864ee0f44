import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { hashInvitation } from './invitations.server.ts'
import type { Badge } from './schema.ts'
import { squadInvitations, squadMembers, squads } from './tables.server.ts'

export interface SquadView {
  id: string
  name: string
  badge: Badge
  isFounder: boolean
  members: readonly { userId: string; name: string; isFounder: boolean; isYou: boolean }[]
  /** Addresses with an open invitation; for the founder only, otherwise empty. */
  invited: readonly string[]
}

/** A squad for its members; null for everybody else. */
export async function findSquad(
  db: Db,
  { actor, id, now }: { actor: Actor; id: string; now: Date },
): Promise<SquadView | null> {
  if (actor.kind !== 'member' || !isUuid(id)) return null
  const [[squad], members, invited] = await Promise.all([
    db.select().from(squads).where(eq(squads.id, id)),
    db.select().from(squadMembers).where(eq(squadMembers.squadId, id)).orderBy(asc(squadMembers.joinedAt)),
    listInvited(db, { squadId: id, now }),
  ])
  if (!squad || !members.some(({ userId }) => userId === actor.userId)) return null
  const isFounder = squad.founderUserId === actor.userId
  return {
    id,
    name: squad.name,
    badge: squad.badge,
    isFounder,
    members: members.map(({ userId, name }) => ({
      userId,
      name,
      isFounder: userId === squad.founderUserId,
      isYou: userId === actor.userId,
    })),
    invited: isFounder ? invited : [],
  }
}

async function listInvited(db: Db, { squadId, now }: { squadId: string; now: Date }): Promise<string[]> {
  const { email, answeredAt, expiresAt } = squadInvitations
  const rows = await db
    .select({ email })
    .from(squadInvitations)
    .where(and(eq(squadInvitations.squadId, squadId), isNull(answeredAt), gt(expiresAt, now)))
    .orderBy(email)
  return rows.map((row) => row.email)
}

/** The user's squads, in the order of joining. */
export function listOwnSquads(db: Db, { userId }: { userId: string }) {
  const { joinedAt, name: as } = squadMembers
  return db
    .select({ id: squads.id, name: squads.name, badge: squads.badge, as, joinedAt })
    .from(squadMembers)
    .innerJoin(squads, eq(squads.id, squadMembers.squadId))
    .where(eq(squadMembers.userId, userId))
    .orderBy(asc(joinedAt))
}

/** Number of different members in all squads of this user, without the user. */
export async function countSquadMates(db: Db, { userId }: { userId: string }): Promise<number> {
  return one(await squadMates(db, { userId })).count
}

const squadMates = prepared((db, { userId }: Values<{ userId: string }>) => {
  const own = db.select({ id: squadMembers.squadId }).from(squadMembers).where(eq(squadMembers.userId, userId))
  return db
    .select({ count: sql<number>`count(DISTINCT ${squadMembers.userId})::int` })
    .from(squadMembers)
    .where(and(sql`${squadMembers.squadId} IN (${own})`, ne(squadMembers.userId, userId)))
})

/** The invitation of this token; null when it is unknown, answered or expired. */
export async function findInvitation(db: Db, { token, now }: { token: string; now: Date }) {
  const [row] = await db
    .select({ name: squads.name, badge: squads.badge, founder: squadMembers.name })
    .from(squadInvitations)
    .innerJoin(squads, eq(squads.id, squadInvitations.squadId))
    .innerJoin(squadMembers, and(eq(squadMembers.squadId, squads.id), eq(squadMembers.userId, squads.founderUserId)))
    .where(
      and(
        eq(squadInvitations.tokenHash, hashInvitation(token)),
        isNull(squadInvitations.answeredAt),
        gt(squadInvitations.expiresAt, now),
      ),
    )
  return row ?? null
}
