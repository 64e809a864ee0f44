import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import type { Answers } from './answers.ts'
import { QUEUE_NAMES } from './form.ts'
import { REPORT_NEWS } from './reports/schema.ts'
import { EVENT_KINDS } from './schema.ts'

const queues = QUEUE_NAMES as unknown as [string, ...string[]]

/** Submitted request forms. Requests to a private queue are sealed, including the sender's name and address. */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    queue: text('desk', { enum: queues }).notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    /** SHA-256 of the tracking code in hex; the code itself is sealed. */
    codeHash: text('code_hash').notNull().unique('requests_code_hash_unique'),
    codeSealed: text('code_sealed').notNull(),
    /** The signed-in sender. */
    userId: uuid('user_id'),
    answers: jsonb().$type<Answers>(),
    answersSealed: text('answers_sealed'),
    /** Idempotency key: the same form submitted twice is one request. */
    fingerprint: text().notNull().unique('requests_fingerprint_unique'),
    ownerUserId: uuid('owner_user_id'),
    ownerName: text('owner_name'),
    createdAt: timestamptz('created_at').notNull(),
    dueAt: timestamptz('due_at').notNull(),
    answeredAt: timestamptz('answered_at'),
    closedAt: timestamptz('closed_at'),
    /** When the queue was reminded that the answer is overdue; reset for each new due time. */
    remindedAt: timestamptz('reminded_at'),
  },
  (t) => [
    check('requests_desk', oneOf(t.queue, QUEUE_NAMES)),
    check('requests_one_form', sql`num_nonnulls(${t.answers}, ${t.answersSealed}) = 1`),
    index('requests_open')
      .on(t.queue, t.isUrgent, t.dueAt)
      .where(sql`${t.closedAt} IS NULL`),
    index('requests_closed').on(t.closedAt),
    index('requests_user').on(t.userId),
  ],
)

/** History of a request, append-only. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    /** Null for the sender. */
    byUserId: uuid('by_user_id'),
    byName: text('by_name'),
    /** Sealed for every queue. */
    bodySealed: text('body_sealed'),
    at: timestamptz('at').notNull(),
  },
  (t) => [
    check('request_events_kind', oneOf(t.kind, EVENT_KINDS)),
    index('request_events_request').on(t.requestId, t.at),
  ],
)

/** Members of a queue. They are notified of new requests by mail. */
export const queueMembers = pgTable(
  'desk_members',
  {
    queue: text('desk', { enum: queues }).notNull(),
    userId: uuid('user_id').notNull(),
    name: text().notNull(),
    email: text(),
    addedBy: uuid('added_by').notNull(),
    addedAt: timestamptz('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.queue, t.userId] }), check('desk_members_desk', oneOf(t.queue, QUEUE_NAMES))],
)

/** Notices to the desks about reports of content, each sent once. The reports are in several tables. */
export const reportNotices = pgTable(
  'report_notices',
  {
    reportId: uuid('report_id').notNull(),
    news: text({ enum: REPORT_NEWS }).notNull(),
    at: timestamptz('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.news] }), check('report_notices_news', oneOf(t.news, REPORT_NEWS))],
)
