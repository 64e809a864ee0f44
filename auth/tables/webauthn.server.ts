import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { mfaFactors } from './factors.server.ts'
import { authSchema, timestamptz } from './schema.server.ts'
import { users } from './users.server.ts'

/**
 * Public keys of authenticators: passkeys, which sign in alone, and keys of a second factor (`factor_id`). Ids and
 * keys are base64url; the key is in COSE format.
 */
export const webauthnCredentials = authSchema.table(
  'webauthn_credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    factorId: uuid('factor_id').references(() => mfaFactors.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** The newest count of signatures; authenticators that do not count send 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    friendlyName: text('friendly_name').notNull().default(''),
    /** The device of the session that added it, as in `sessions`. */
    deviceHash: text('device_hash'),
    lastUsedAt: timestamptz('last_used_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('webauthn_credentials_credential_id_unique').on(table.credentialId),
    unique('webauthn_credentials_factor_id_unique').on(table.factorId),
    index('webauthn_credentials_user_id_idx').on(table.userId),
    check('webauthn_credentials_counter_counts', sql`counter >= 0`),
  ],
)

/** Challenges of passkeys. A row is deleted by the first answer. Those of second factors are in `mfa_challenges`. */
export const webauthnChallenges = authSchema.table(
  'webauthn_challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Only to register: who may answer. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('webauthn_challenges_user_id_idx').on(table.userId),
    index('webauthn_challenges_expires_at_idx').on(table.expiresAt),
  ],
)
