import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { authSchema, type Metadata, timestamptz } from './schema.server.ts'

/** One row per account. `raw_user_meta_data` is written by the user, `raw_app_meta_data` only by an administrator. */
export const users = authSchema.table(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    aud: text().notNull(),
    role: text().notNull(),
    email: text(),
    phone: text(),
    passwordHash: text('password_hash'),
    /** Null if unknown: the password was last typed before this column existed. */
    passwordIsLong: boolean('password_is_long'),
    /** In a row, by unknown requesters. */
    wrongPasswords: smallint('wrong_passwords').notNull().default(0),
    emailConfirmedAt: timestamptz('email_confirmed_at'),
    phoneConfirmedAt: timestamptz('phone_confirmed_at'),
    invitedAt: timestamptz('invited_at'),
    lastSignInAt: timestamptz('last_sign_in_at'),
    /** The day of the newest refresh of any session; null before there was one. */
    lastUsedAt: timestamptz('last_used_at'),
    /** When a confirmed e-mail address or phone number was last replaced or taken away; set by a trigger. */
    contactChangedAt: timestamptz('contact_changed_at'),
    /** When its first session was opened. */
    firstSessionAt: timestamptz('first_session_at'),
    appMetadata: jsonb('raw_app_meta_data').$type<Metadata>().notNull().default({}),
    userMetadata: jsonb('raw_user_meta_data').$type<Metadata>().notNull().default({}),
    emailChange: text('email_change'),
    emailChangeConfirmStatus: smallint('email_change_confirm_status').notNull().default(0),
    phoneChange: text('phone_change'),
    confirmationSentAt: timestamptz('confirmation_sent_at'),
    recoverySentAt: timestamptz('recovery_sent_at'),
    emailChangeSentAt: timestamptz('email_change_sent_at'),
    phoneChangeSentAt: timestamptz('phone_change_sent_at'),
    reauthenticationSentAt: timestamptz('reauthentication_sent_at'),
    bannedUntil: timestamptz('banned_until'),
    isSsoUser: boolean('is_sso_user').notNull().default(false),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    deletedAt: timestamptz('deleted_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique')
      .on(table.email)
      .where(sql`not is_sso_user`),
    unique('users_phone_unique').on(table.phone),
    index('users_anonymous_created_at_idx')
      .on(table.createdAt)
      .where(sql`is_anonymous`),
    index('users_created_at_idx').on(table.createdAt),
    // Few have a role among many.
    index('users_with_roles_idx')
      .on(table.id)
      .where(sql`raw_app_meta_data ? 'roles'`),
    check('users_email_is_lower_case', sql`email = lower(email)`),
    check('users_phone_is_digits', sql`phone ~ '^[1-9][0-9]{1,14}$'`),
  ],
)

/**
 * Phone numbers that were taken from an unused account, because somebody else proved to have them now. The HMAC finds
 * the account of an owner who names the number.
 */
export const releasedPhones = authSchema.table(
  'released_phones',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phoneHmac: text('phone_hmac').notNull(),
    releasedAt: timestamptz('released_at').notNull(),
  },
  (table) => [
    index('released_phones_user_id_idx').on(table.userId),
    index('released_phones_phone_hmac_idx').on(table.phoneHmac),
  ],
)

/** The user's identities: e-mail address, phone number, accounts at providers. */
export const identities = authSchema.table(
  'identities',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    providerId: text('provider_id').notNull(),
    identityData: jsonb('identity_data').$type<Metadata>().notNull(),
    email: text().generatedAlwaysAs(sql`lower(identity_data ->> 'email')`),
    lastSignInAt: timestamptz('last_sign_in_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('identities_provider_unique').on(table.provider, table.providerId),
    index('identities_user_id_idx').on(table.userId),
    index('identities_email_idx').on(table.email),
  ],
)
