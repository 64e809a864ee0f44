import { and, not, type SQL } from 'drizzle-orm'
import { findStudent, isBlockedFor, isPublicStudent } from '#app/capabilities/accounts/queries.server.ts'
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

/** She may be shown, and neither she nor the actor has blocked the other. `studentProfiles` has to be joined. */
export function isStudentShownTo(actor: Actor): SQL | undefined {
  return actor.kind === 'member' ? and(isPublicStudent, not(isBlockedFor(actor.userId))) : isPublicStudent
}
