import { sql } from 'drizzle-orm'
import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { authSchema, type Metadata, timestamptz } from './schema.server.ts'

/** Events of accounts. The payload holds ids and names of actions, never an address or a secret. */
export const auditLogEntries = authSchema.table(
  'audit_log_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    payload: jsonb().$type<Metadata>().notNull(),
    ip: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_log_entries_created_at_idx').on(table.createdAt),
    index('audit_log_entries_actor_idx').on(sql`(payload ->> 'actor_id')`),
  ],
)
