import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { type Actor, type CommandContext, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { AUDIT_PAGE_SIZE, type AuditFilter, SAME_READ_MS, type SubjectKind, type Verb } from './schema.ts'
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

/** Everybody with an entry, by name; operators only. */
export async function listActors(db: Db, { actor }: { actor: Actor }): Promise<{ userId: string; name: string }[]> {
  if (!isOperator(actor)) return []
  const rows = await db
    .selectDistinctOn([auditLog.byUserId], { userId: auditLog.byUserId, name: auditLog.byName })
    .from(auditLog)
    .orderBy(auditLog.byUserId, desc(auditLog.id))
  return rows.sort((a, b) => a.name.localeCompare(b.name))
}

/** Whether this operator read the subject within `SAME_READ_MS`: then it is the same act. */
export async function hasJustRead(
  { db, actor, now }: Pick<CommandContext, 'db' | 'actor' | 'now'>,
  subject: { kind: SubjectKind; id: string },
): Promise<boolean> {
  if (actor.kind !== 'member') return false
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, subject.kind),
        eq(auditLog.subjectId, subject.id),
        eq(auditLog.byUserId, actor.userId),
        eq(auditLog.verb, 'read'),
        gt(auditLog.at, new Date(now.getTime() - SAME_READ_MS)),
      ),
    )
    .limit(1)
  return row !== undefined
}
