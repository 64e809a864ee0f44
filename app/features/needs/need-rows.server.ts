import { and, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { isStudentShownTo } from '#app/features/students/queries.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { today } from './day.ts'
import { canHideNeeds } from './policy.ts'
import { needClosures, needs } from './tables.server.ts'

/** For `exists`: the halt of this kind that holds the need of the outer query. */
export function openHaltOf(db: Db, kind: 'closed' | 'hidden') {
  return db
    .select({ one: sql`1` })
    .from(needClosures)
    .where(and(eq(needClosures.needId, needs.id), eq(needClosures.kind, kind), isNull(needClosures.endedAt)))
}

/** The word of the halt of this kind that holds the need, or null. */
export function wordOf(kind: 'closed' | 'hidden'): SQL<string | null> {
  return sql`(SELECT h.word FROM need_halts h WHERE h.need_id = ${needs.id} AND h.kind = ${kind} AND h.ended_at IS NULL)`
}

/** Its day is still to come, or it has none. */
export function isDayToCome(now: Date): SQL<boolean> {
  return sql`(${needs.until} IS NULL OR ${needs.until} >= ${today(now)}::date)`
}

/** Samples go with the first real need. Where `student_profiles` is joined as the author. */
export const isNoStaleSample: SQL = sql`(NOT ${studentProfiles.isSample} OR NOT EXISTS (
  SELECT 1 FROM needs n JOIN student_profiles s ON s.id = n.student_id WHERE NOT s.is_sample))`

/** It takes answers. */
export function isOpenNeed(now: Date): SQL<boolean> {
  return sql`(${isDayToCome(now)} AND NOT EXISTS (
    SELECT 1 FROM need_halts h WHERE h.need_id = ${needs.id} AND h.ended_at IS NULL))`
}

/**
 * This person may read it at all: her own, and those of everybody who may be shown and is not blocked, unless an
 * operator hid them. Where `student_profiles` is joined as the author.
 */
export function isShownTo(db: Db, actor: Actor): SQL | undefined {
  const own = actor.kind === 'member' ? eq(studentProfiles.userId, actor.userId) : undefined
  if (canHideNeeds(actor)) return undefined
  return or(own, and(isStudentShownTo(actor), notExists(openHaltOf(db, 'hidden'))))
}
