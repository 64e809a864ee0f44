import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'
import { DETAIL_CHARS_MAX, SUBJECT_ID_CHARS_MAX, SUBJECT_KINDS, VERBS } from './schema.ts'

/** Acts of operators. Append-only (trigger). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    byUserId: uuid('by_user_id').notNull(),
    byName: text('by_name').notNull(),
    role: text({ enum: ['operator', 'administrator'] }).notNull(),
    verb: text({ enum: VERBS }).notNull(),
    subjectKind: text('subject_kind', { enum: SUBJECT_KINDS }).notNull(),
    subjectId: text('subject_id').notNull(),
    detail: text(),
    at: timestamptz('at').notNull(),
    /** The request's id in the server's log. */
    requestId: text('request_id').notNull(),
  },
  (t) => [
    check('audit_log_role', sql`${t.role} IN ('operator', 'administrator')`),
    check(
      'audit_log_lengths',
      sql.raw(`length(subject_id) <= ${SUBJECT_ID_CHARS_MAX} AND length(detail) <= ${DETAIL_CHARS_MAX}`),
    ),
    index('audit_log_subject').on(t.subjectKind, t.subjectId),
    index('audit_log_newest_by').on(t.byUserId, t.id.desc().nullsFirst()),
  ],
)
