import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { mfaFactors } from './factors.server.ts'
import { authSchema, timestamptz } from './schema.server.ts'
import { users } from './users.server.ts'
import { webauthnCredentials } from './webauthn.server.ts'

/**
 * One row per sign-in. `refresh_position` numbers the current refresh token; `refresh_secret` derives each token
 * from the one before it (see refresh-token.ts).
 */
export const sessions = authSchema.table(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    aal: text().$type<'aal1' | 'aal2'>().notNull().default('aal1'),
    /** The second factor that raised the session to aal2. */
    factorId: uuid('factor_id').references(() => mfaFactors.id, { onDelete: 'set null' }),
    notAfter: timestamptz('not_after'),
    refreshSecret: text('refresh_secret').notNull(),
    refreshPosition: integer('refresh_position').notNull().default(0),
    refreshedAt: timestamptz('refreshed_at').notNull(),
    userAgent: text('user_agent'),
    ip: text(),
    /** Where a trusted proxy places the network, in words; null where none does. */
    place: text(),
    /** SHA-256 of the random id in the device cookie; null where devices are not remembered. */
    deviceHash: text('device_hash'),
    /** The passkey that opened it. */
    passkeyId: uuid('passkey_id').references(() => webauthnCredentials.id, { onDelete: 'set null' }),
    /** When and how the user last proved their identity (see proof.ts). */
    provenAt: timestamptz('proven_at'),
    provenBy: text('proven_by').$type<'sign-in' | 'code' | 'password' | 'factor'>(),
    /** On a shared device: the seconds without use after which the session ends. */
    idleS: integer('idle_s'),
    /** On a shared device: the last use, at most some seconds ago (see shared-session.ts). */
    usedAt: timestamptz('used_at'),
    /** When the last page on a shared device was closed; null again when another one is opened. */
    leftAt: timestamptz('left_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id_created_at_idx').on(table.userId, table.createdAt),
    index('sessions_factor_id_idx')
      .on(table.factorId)
      .where(sql`factor_id is not null`),
    index('sessions_passkey_id_idx')
      .on(table.passkeyId)
      .where(sql`passkey_id is not null`),
    index('sessions_not_after_idx')
      .on(table.notAfter)
      .where(sql`not_after is not null`),
    index('sessions_used_at_idx')
      .on(table.usedAt)
      .where(sql`used_at is not null`),
    check('sessions_shared_known', sql`(idle_s is null) = (used_at is null) and idle_s > 0`),
    check('sessions_left_shared', sql`left_at is null or idle_s is not null`),
    check('sessions_aal_known', sql`aal in ('aal1', 'aal2')`),
    check(
      'sessions_proof_known',
      sql`(proven_at is null) = (proven_by is null) and proven_by in ('sign-in', 'code', 'password', 'factor')`,
    ),
  ],
)

/** The authentication methods of a session, each with its latest time. */
export const amrClaims = authSchema.table(
  'amr_claims',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'amr_claims_pkey', columns: [table.sessionId, table.method] })],
)

/** The chain of refresh tokens of a session, as hashes. All but the newest are revoked. */
export const refreshTokens = authSchema.table(
  'refresh_tokens',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    tokenHash: text('token_hash').notNull(),
    revokedAt: timestamptz('revoked_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('refresh_tokens_token_hash_unique').on(table.tokenHash),
    unique('refresh_tokens_position_unique').on(table.sessionId, table.position),
    uniqueIndex('refresh_tokens_one_live_unique')
      .on(table.sessionId)
      .where(sql`revoked_at is null`),
    index('refresh_tokens_revoked_at_idx')
      .on(table.revokedAt)
      .where(sql`revoked_at is not null`),
  ],
)
