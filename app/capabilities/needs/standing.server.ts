import { and, type SQL, sql } from 'drizzle-orm'
import { findStudent } from '#app/capabilities/accounts/queries.server.ts'
import { studentProfiles } from '#app/capabilities/accounts/tables.server.ts'
import type { StudentProfile } from '#app/capabilities/accounts/views.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Standing } from './policy.ts'

/** Who the actor is to the board, with her profile if she has one. */
export async function findStanding(
  db: Db,
  actor: Actor,
): Promise<{ standing: Standing; student: StudentProfile | null }> {
  if (actor.kind !== 'member') return { standing: 'visitor', student: null }
  const student = await findStudent(db, actor.userId)
  if (!student) return { standing: 'member', student }
  return { standing: student.mayPublish ? 'student' : 'waiting', student }
}

/** The student of the joined `student_profiles` may be shown: she is of age, or her guardian said yes. */
const isPublic: SQL = sql`(${studentProfiles.ageBand} = '18-or-older' OR EXISTS (
  SELECT 1 FROM guardian_consents g WHERE g.student_profile_id = ${studentProfiles.id}
    AND g.answer = 'allowed' AND g.withdrawn_at IS NULL))`

/** That, and neither she nor the actor has blocked the other. */
export function isStudentShownTo(actor: Actor): SQL | undefined {
  if (actor.kind !== 'member') return isPublic
  const { userId } = actor
  return and(
    isPublic,
    sql`NOT EXISTS (SELECT 1 FROM person_blocks b
      WHERE (b.blocker_user_id = ${userId} AND b.blocked_user_id = ${studentProfiles.userId})
        OR (b.blocked_user_id = ${userId} AND b.blocker_user_id = ${studentProfiles.userId}))`,
  )
}
