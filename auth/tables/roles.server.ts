import { boolean, index, text, unique, uuid } from 'drizzle-orm/pg-core'
import { authSchema, timestamptz } from './schema.server.ts'
import { users } from './users.server.ts'

/** Roles offered by a mailed link and not accepted yet. */
export const roleOffers = authSchema.table(
  'role_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    givenAt: timestamptz('given_at').notNull(),
    /** The administrator; null for the command line. */
    givenBy: uuid('given_by').references(() => users.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    unique('role_offers_user_role_unique').on(table.userId, table.role),
    unique('role_offers_token_hash_unique').on(table.tokenHash),
    index('role_offers_expires_at_idx').on(table.expiresAt),
  ],
)

/** How the roles of `app_metadata.roles` were accepted. A role without a row was given before offers existed. */
export const roleGrants = authSchema.table(
  'role_grants',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    givenAt: timestamptz('given_at').notNull(),
    givenBy: uuid('given_by').references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: timestamptz('accepted_at').notNull(),
    acceptedWithSecondFactor: boolean('accepted_with_second_factor').notNull(),
  },
  (table) => [unique('role_grants_user_role_unique').on(table.userId, table.role)],
)
