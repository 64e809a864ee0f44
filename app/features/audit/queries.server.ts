import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { AUDIT_PAGE_SIZE, type AuditFilter, type SubjectKind, type Verb } from './schema.ts'
import { auditLog } from './tables.server.ts'

export interface AuditedActionView {
  id: number
  byUserId: string
  byName: string
  role: 'operator' | 'administrator'
  verb: Verb
  subjectKind: SubjectKind
  subjectId: string
  detail: string | null
  at: Date
}

const VIEW = {
  id: auditLog.id,
  byUserId: auditLog.byUserId,
  byName: auditLog.byName,
  role: auditLog.role,
  verb: auditLog.verb,
  subjectKind: auditLog.subjectKind,
  subjectId: auditLog.subjectId,
  detail: auditLog.detail,
  at: auditLog.at,
}

/** One page of entries, newest first; operators only. */
export async function listActs(
  db: Db,
  { actor, filter }: { actor: Actor; filter: AuditFilter },
): Promise<{ acts: AuditedActionView[]; /** Pass it as `before` for the next page. */ next: number | null }> {
  if (!isOperator(actor)) return { acts: [], next: null }
  const { verb, kind, by, before } = filter
  const rows = await db
    .select(VIEW)
    .from(auditLog)
    .where(
      and(
        verb && eq(auditLog.verb, verb),
        kind && eq(auditLog.subjectKind, kind),
        by ? eq(auditLog.byUserId, by) : undefined,
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(AUDIT_PAGE_SIZE + 1)
  const acts = rows.slice(0, AUDIT_PAGE_SIZE)
  return { acts, next: rows.length > AUDIT_PAGE_SIZE ? (acts.at(-1)?.id ?? null) : null }
}

/** The newest entry of each person: from one to the next by the index, since a log has many entries of few people. */
const NEWEST_OF_EACH = sql`(WITH RECURSIVE entry AS (
    (SELECT by_user_id, by_name FROM ${auditLog} ORDER BY by_user_id, id DESC LIMIT 1)
    UNION ALL
    SELECT next.by_user_id, next.by_name FROM entry CROSS JOIN LATERAL (
      SELECT by_user_id, by_name FROM ${auditLog} WHERE by_user_id > entry.by_user_id ORDER BY by_user_id, id DESC LIMIT 1) next
  ) SELECT * FROM entry) AS latest`

/** Everybody with an entry, by name; operators only. */
export async function listActors(db: Db, { actor }: { actor: Actor }): Promise<{ userId: string; name: string }[]> {
  if (!isOperator(actor)) return []
  const rows = await db
    .select({ userId: sql<string>`latest.by_user_id`, name: sql<string>`latest.by_name` })
    .from(NEWEST_OF_EACH)
  return rows.sort((a, b) => a.name.localeCompare(b.name))
}
