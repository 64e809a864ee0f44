import { and, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { isStudentShownTo } from '#app/features/students/queries.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { SAMPLES_UNTIL_REAL } from '#app/platform/samples.ts'
import { today } from '#app/features/needs/day.ts'
import { canHideNeeds } from '#app/features/needs/policy.ts'
import { needClosures, needs } from '#app/features/needs/tables.server.ts'

/** Subquery for `exists`: the open closure of this kind of the outer query's need. */
export function openClosure(db: Db, kind: 'closed' | 'hidden') {
  return db
    .select({ one: sql`1` })
    .from(needClosures)
    .where(and(eq(needClosures.needId, needs.id), eq(needClosures.kind, kind), isNull(needClosures.endedAt)))
}

/** The note or reason of the need's open closure of this kind, or null. */
export function wordOf(kind: 'closed' | 'hidden'): SQL<string | null> {
  return sql`(SELECT h.word FROM need_halts h WHERE h.need_id = ${needs.id} AND h.kind = ${kind} AND h.ended_at IS NULL)`
}

/** SQL condition: the need's day is today or later, or it has none. */
export function isNotOver(now: Date): SQL<boolean> {
  return sql`(${needs.until} IS NULL OR ${needs.until} >= ${today(now)}::date)`
}

/** SQL condition: samples only while there are few real needs. `student_profiles` must be joined as the author. */
export const isRealOrShownSample: SQL = sql`(NOT ${studentProfiles.isSample} OR ${sql.raw(String(SAMPLES_UNTIL_REAL))} > (
  SELECT count(*) FROM (SELECT FROM needs n JOIN student_profiles s ON s.id = n.student_id
    WHERE NOT s.is_sample LIMIT ${sql.raw(String(SAMPLES_UNTIL_REAL))}) r))`

/** SQL condition: the need accepts answers. */
export function isOpenNeed(now: Date): SQL<boolean> {
  return sql`(${isNotOver(now)} AND NOT EXISTS (
    SELECT 1 FROM need_halts h WHERE h.need_id = ${needs.id} AND h.ended_at IS NULL))`
}

/**
 * SQL condition: the actor may read the need. True for the actor's own and for those of students who may be shown and
 * are not blocked, unless an operator hid them. Operators read all. `student_profiles` must be joined as the author.
 */
export function isShownTo(db: Db, actor: Actor): SQL | undefined {
  const own = actor.kind === 'member' ? eq(studentProfiles.userId, actor.userId) : undefined
  if (canHideNeeds(actor)) return undefined
  return or(own, and(isStudentShownTo(actor), notExists(openClosure(db, 'hidden'))))
}
