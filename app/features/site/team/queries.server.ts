import { asc } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { TEAM_MEMBERS_MAX } from './schema.ts'
import { teamMembers } from './tables.server.ts'

export type TeamMember = typeof teamMembers.$inferSelect

/** The people on /team, in their order. */
export function listTeam(db: Db): Promise<TeamMember[]> {
  return db.select().from(teamMembers).orderBy(asc(teamMembers.sort), asc(teamMembers.name)).limit(TEAM_MEMBERS_MAX)
}
