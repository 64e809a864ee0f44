import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { authSchema, timestamptz } from './schema.server.ts'
import { users } from './users.server.ts'

/**
 * Second factors. `secret` is encrypted (see secrets.ts); `last_used_step` is the newest 30-second step with an
 * accepted code, so that no code is accepted twice.
 */
export const mfaFactors = authSchema.table(
  'mfa_factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    factorType: text('factor_type').$type<'totp' | 'phone' | 'webauthn'>().notNull(),
    status: text().$type<'unverified' | 'verified'>().notNull().default('unverified'),
    friendlyName: text('friendly_name').notNull().default(''),
    phone: text(),
    secret: text(),
    lastUsedStep: integer('last_used_step'),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    firstWrongTryAt: timestamptz('first_wrong_try_at'),
    lastChallengedAt: timestamptz('last_challenged_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('mfa_factors_friendly_name_unique').on(table.userId, table.friendlyName),
    unique('mfa_factors_phone_unique').on(table.userId, table.phone),
    index('mfa_factors_unverified_created_at_idx')
      .on(table.createdAt)
      .where(sql`status = 'unverified'`),
    check('mfa_factors_status_known', sql`status in ('unverified', 'verified')`),
    check(
      'mfa_factors_type_has_its_means',
      sql`(factor_type = 'totp' and secret is not null and phone is null) or (factor_type = 'phone' and phone is not null and secret is null) or (factor_type = 'webauthn' and phone is null and secret is null)`,
    ),
    check('mfa_factors_phone_is_digits', sql`phone ~ '^[1-9][0-9]{1,14}$'`),
  ],
)

/**
 * Challenges of a factor, each answered once. `code_hmac` is the code that was sent to a phone, `webauthn_challenge`
 * what a security key signs.
 */
export const mfaChallenges = authSchema.table(
  'mfa_challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    codeHmac: text('code_hmac'),
    webauthnChallenge: text('webauthn_challenge'),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    ip: text().notNull(),
    verifiedAt: timestamptz('verified_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('mfa_challenges_factor_id_idx').on(table.factorId),
    index('mfa_challenges_created_at_idx').on(table.createdAt),
  ],
)

/**
 * The recovery codes of an account, one row for the set. `code_hmacs` holds those that are left (see
 * recovery-codes.ts); a used one is removed from it.
 */
export const recoveryCodes = authSchema.table(
  'recovery_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendlyName: text('friendly_name').notNull(),
    codeHmacs: jsonb('code_hmacs').$type<string[]>().notNull(),
    /** How many codes the set had. */
    total: smallint().notNull(),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    firstWrongTryAt: timestamptz('first_wrong_try_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('recovery_codes_user_id_unique').on(table.userId),
    check('recovery_codes_left_are_of_the_set', sql`jsonb_array_length(code_hmacs) <= total`),
  ],
)
