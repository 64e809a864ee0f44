import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
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
  /** Addresses that have not answered; shown to the founder alone. */
  invited: readonly string[]
}

/** A squad as its members see it; null to everybody else. */
export async function findSquad(
  db: Db,
  { actor, id, now }: { actor: Actor; id: string; now: Date },
): Promise<SquadView | null> {
  if (actor.kind !== 'member' || !isUuid(id)) return null
  const members = await db
    .select()
    .from(squadMembers)
    .where(eq(squadMembers.squadId, id))
    .orderBy(asc(squadMembers.joinedAt))
  const [squad] = await db.select().from(squads).where(eq(squads.id, id))
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
    invited: isFounder ? await listInvited(db, { squadId: id, now }) : [],
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

/** The squads of this person, oldest first. */
export function listOwnSquads(db: Db, { userId }: { userId: string }) {
  const { joinedAt } = squadMembers
  return db
    .select({ id: squads.id, name: squads.name, badge: squads.badge, joinedAt })
    .from(squadMembers)
    .innerJoin(squads, eq(squads.id, squadMembers.squadId))
    .where(eq(squadMembers.userId, userId))
    .orderBy(asc(joinedAt))
}

/** How many different people stand with her in squads. */
export async function countSquadMates(db: Db, { userId }: { userId: string }): Promise<number> {
  const own = db.select({ id: squadMembers.squadId }).from(squadMembers).where(eq(squadMembers.userId, userId))
  const [row] = await db
    .select({ count: sql<number>`count(DISTINCT ${squadMembers.userId})::int` })
    .from(squadMembers)
    .where(and(sql`${squadMembers.squadId} IN (${own})`, ne(squadMembers.userId, userId)))
  return row?.count ?? 0
}

/** What an invitation says to whoever holds its link; null when it was answered, has ended, or never was. */
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
