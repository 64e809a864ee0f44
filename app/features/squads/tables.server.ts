import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { BADGES, SQUAD_NAME_CHARS_MAX } from './schema.ts'

export const squads = pgTable(
  'squads',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    badge: text({ enum: BADGES }).notNull(),
    founderUserId: uuid('founder_user_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    check('squads_badge', oneOf(t.badge, BADGES)),
    check('squads_name', sql.raw(`length(name) BETWEEN 1 AND ${SQUAD_NAME_CHARS_MAX}`)),
    // Idempotency: the same form posted twice creates one squad.
    uniqueIndex('squads_once').on(t.founderUserId, t.name),
  ],
)

export const squadMembers = pgTable(
  'squad_members',
  {
    squadId: uuid('squad_id')
      .notNull()
      .references(() => squads.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    name: text().notNull(),
    joinedAt: timestamptz('joined_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.squadId, t.userId] }), index('squad_members_user').on(t.userId)],
)

export const squadInvitations = pgTable(
  'squad_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    squadId: uuid('squad_id')
      .notNull()
      .references(() => squads.id, { onDelete: 'cascade' }),
    /** An e-mail address, or a phone number in E.164 form. */
    email: text().notNull(),
    /** Null for old invitations, from before this column, and after the account is erased. */
    invitedBy: uuid('invited_by'),
    /** SHA-256 of the token in the link, in hex. */
    tokenHash: text('token_hash').notNull().unique('squad_invitations_token_unique'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    answeredAt: timestamptz('answered_at'),
  },
  (t) => [
    uniqueIndex('squad_invitations_open')
      .on(t.squadId, t.email)
      .where(sql`${t.answeredAt} IS NULL`),
    index('squad_invitations_day').on(t.invitedBy, t.createdAt),
  ],
)
