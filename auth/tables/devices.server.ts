import { index, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { authSchema, timestamptz } from './schema.server.ts'
import { users } from './users.server.ts'

/**
 * Messages about a sign-in on a new device, each with a link by which the owner of the account reports it. The session
 * may have ended since.
 */
export const signInAlerts = authSchema.table(
  'sign_in_alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    userAgent: text('user_agent'),
    place: text(),
    tokenHash: text('token_hash').notNull(),
    reportedAt: timestamptz('reported_at'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    unique('sign_in_alerts_token_hash_unique').on(table.tokenHash),
    index('sign_in_alerts_user_id_created_at_idx').on(table.userId, table.createdAt),
    index('sign_in_alerts_expires_at_idx').on(table.expiresAt),
  ],
)

/** Devices that the owner of an account has reported: their cookie is worth nothing until the next sign-in there. */
export const revokedDevices = authSchema.table(
  'revoked_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'revoked_devices_pkey', columns: [table.userId, table.deviceHash] })],
)
