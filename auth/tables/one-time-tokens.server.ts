import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { flowState } from './flows.server.ts'
import { authSchema, type Metadata, timestamptz } from './schema.server.ts'
import { identities, users } from './users.server.ts'

export type OneTimeTokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'phone_change'
  | 'reauthentication'

/**
 * Link tokens and short codes; using either consumes both. One row per kind, the newest; an unconfirmed account may
 * have several confirmations, each with what its own sign-up requested.
 */
export const oneTimeTokens = authSchema.table(
  'one_time_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<OneTimeTokenKind>().notNull(),
    tokenHash: text('token_hash').notNull(),
    codeHmac: text('code_hmac').notNull(),
    /** The address that it was sent to. */
    relatesTo: text('relates_to').notNull(),
    attempts: smallint().notNull().default(0),
    /** The PKCE flow that its link continues; without one the link leads to a session. */
    flowStateId: uuid('flow_state_id').references(() => flowState.id, { onDelete: 'cascade' }),
    /** The password hash, metadata and identity that the account gets when this token confirms it. */
    passwordHash: text('password_hash'),
    passwordIsLong: boolean('password_is_long'),
    userMetadata: jsonb('raw_user_meta_data').$type<Metadata>(),
    identityId: uuid('identity_id').references(() => identities.id, { onDelete: 'set null' }),
    /** The end of the validity of the code, which is short because it may be guessed. */
    codeExpiresAt: timestamptz('code_expires_at').notNull(),
    /** The end of the validity of the link, and of the row. */
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('one_time_tokens_user_kind_unique')
      .on(table.userId, table.kind)
      .where(sql`kind <> 'confirmation'`),
    index('one_time_tokens_user_id_created_at_idx').on(table.userId, table.createdAt),
    index('one_time_tokens_identity_id_idx')
      .on(table.identityId)
      .where(sql`identity_id is not null`),
    unique('one_time_tokens_token_hash_unique').on(table.tokenHash),
    index('one_time_tokens_relates_to_idx').on(table.relatesTo),
    index('one_time_tokens_expires_at_idx').on(table.expiresAt),
  ],
)
