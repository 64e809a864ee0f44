import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

/** A JSON object: what the caller may put into a user's metadata. */
export type Metadata = Record<string, unknown>

const time = (name: string) => timestamp(name, { withTimezone: true })

export const authSchema = pgSchema('auth')

/** One row per person. `raw_user_meta_data` is hers to write, `raw_app_meta_data` only an administrator's. */
export const users = authSchema.table(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    aud: text().notNull(),
    role: text().notNull(),
    email: text(),
    phone: text(),
    passwordHash: text('password_hash'),
    /** Null while nobody has typed the password since this is remembered. */
    passwordIsLong: boolean('password_is_long'),
    emailConfirmedAt: time('email_confirmed_at'),
    phoneConfirmedAt: time('phone_confirmed_at'),
    invitedAt: time('invited_at'),
    lastSignInAt: time('last_sign_in_at'),
    appMetadata: jsonb('raw_app_meta_data').$type<Metadata>().notNull().default({}),
    userMetadata: jsonb('raw_user_meta_data').$type<Metadata>().notNull().default({}),
    emailChange: text('email_change'),
    emailChangeConfirmStatus: smallint('email_change_confirm_status').notNull().default(0),
    phoneChange: text('phone_change'),
    confirmationSentAt: time('confirmation_sent_at'),
    recoverySentAt: time('recovery_sent_at'),
    emailChangeSentAt: time('email_change_sent_at'),
    phoneChangeSentAt: time('phone_change_sent_at'),
    reauthenticationSentAt: time('reauthentication_sent_at'),
    bannedUntil: time('banned_until'),
    isSsoUser: boolean('is_sso_user').notNull().default(false),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    deletedAt: time('deleted_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
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
    check('users_email_is_lower_case', sql`email = lower(email)`),
    check('users_phone_is_digits', sql`phone ~ '^[1-9][0-9]{1,14}$'`),
  ],
)

/** A way in that belongs to a user: her e-mail, her phone, or an account at a provider. */
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
    lastSignInAt: time('last_sign_in_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('identities_provider_unique').on(table.provider, table.providerId),
    index('identities_user_id_idx').on(table.userId),
    index('identities_email_idx').on(table.email),
  ],
)

/**
 * One row per sign-in. `refresh_position` numbers the newest refresh token of its chain;
 * `refresh_secret` derives each token from the one before it (see refresh-token.ts).
 */
export const sessions = authSchema.table(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    aal: text().$type<'aal1' | 'aal2'>().notNull().default('aal1'),
    /** The second factor that raised it to aal2. */
    factorId: uuid('factor_id').references((): AnyPgColumn => mfaFactors.id, { onDelete: 'set null' }),
    notAfter: time('not_after'),
    refreshSecret: text('refresh_secret').notNull(),
    refreshPosition: integer('refresh_position').notNull().default(0),
    refreshedAt: time('refreshed_at').notNull(),
    userAgent: text('user_agent'),
    ip: text(),
    /** When its person last proved who they are, and how (see proof.ts). */
    provenAt: time('proven_at'),
    provenBy: text('proven_by').$type<'sign-in' | 'code' | 'password' | 'factor'>(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id_created_at_idx').on(table.userId, table.createdAt),
    index('sessions_factor_id_idx')
      .on(table.factorId)
      .where(sql`factor_id is not null`),
    index('sessions_not_after_idx')
      .on(table.notAfter)
      .where(sql`not_after is not null`),
    check('sessions_aal_known', sql`aal in ('aal1', 'aal2')`),
    check(
      'sessions_proof_known',
      sql`(proven_at is null) = (proven_by is null) and proven_by in ('sign-in', 'code', 'password', 'factor')`,
    ),
  ],
)

/**
 * A second way to prove who she is. `secret` is sealed (see secrets.ts); `last_used_step` is the newest
 * 30-second step whose code was accepted, so that none is accepted twice.
 */
export const mfaFactors = authSchema.table(
  'mfa_factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    factorType: text('factor_type').$type<'totp' | 'phone'>().notNull(),
    status: text().$type<'unverified' | 'verified'>().notNull().default('unverified'),
    friendlyName: text('friendly_name').notNull().default(''),
    phone: text(),
    secret: text(),
    lastUsedStep: integer('last_used_step'),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    firstWrongTryAt: time('first_wrong_try_at'),
    lastChallengedAt: time('last_challenged_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
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
      sql`(factor_type = 'totp' and secret is not null and phone is null) or (factor_type = 'phone' and phone is not null and secret is null)`,
    ),
    check('mfa_factors_phone_is_digits', sql`phone ~ '^[1-9][0-9]{1,14}$'`),
  ],
)

/** One question to one factor, answered once. `code_hmac` is the code that was sent to a phone. */
export const mfaChallenges = authSchema.table(
  'mfa_challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    codeHmac: text('code_hmac'),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    ip: text().notNull(),
    verifiedAt: time('verified_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('mfa_challenges_factor_id_idx').on(table.factorId),
    index('mfa_challenges_created_at_idx').on(table.createdAt),
  ],
)

/** The methods by which the person of a session has proven who she is, each with its latest time. */
export const amrClaims = authSchema.table(
  'amr_claims',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'amr_claims_pkey', columns: [table.sessionId, table.method] })],
)

/** The chain of refresh tokens of a session; only hashes. All but the newest are revoked. */
export const refreshTokens = authSchema.table(
  'refresh_tokens',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    tokenHash: text('token_hash').notNull(),
    revokedAt: time('revoked_at'),
    createdAt: time('created_at').notNull().defaultNow(),
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

/** What happened to an account. The payload holds ids and names of actions, never an address or a secret. */
export const auditLogEntries = authSchema.table(
  'audit_log_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    payload: jsonb().$type<Metadata>().notNull(),
    ip: text().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_log_entries_created_at_idx').on(table.createdAt),
    index('audit_log_entries_actor_idx').on(sql`(payload ->> 'actor_id')`),
  ],
)

/**
 * A sign-in that goes through a mail or another site. Its id is the `state` of OAuth. With a code challenge
 * (PKCE) it ends in a code, of which only the hash is kept, for the client that holds the verifier.
 */
export const flowState = authSchema.table(
  'flow_state',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    authCodeHash: text('auth_code_hash'),
    authCodeIssuedAt: time('auth_code_issued_at'),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>(),
    failedVerifiers: smallint('failed_verifiers').notNull().default(0),
    providerType: text('provider_type').notNull(),
    authenticationMethod: text('authentication_method').notNull(),
    providerAccessToken: text('provider_access_token'),
    providerRefreshToken: text('provider_refresh_token'),
    /** Where the person is sent back to; already checked. */
    redirectTo: text('redirect_to'),
    linkingTargetId: uuid('linking_target_id').references(() => users.id, { onDelete: 'cascade' }),
    emailOptional: boolean('email_optional').notNull().default(false),
    /** When the session of this flow must end, because the company that vouches for the person says so. */
    sessionNotAfter: time('session_not_after'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('flow_state_auth_code_hash_unique').on(table.authCodeHash),
    index('flow_state_user_id_idx').on(table.userId),
    index('flow_state_created_at_idx').on(table.createdAt),
    check(
      'flow_state_challenge_has_method',
      sql`(code_challenge is null) = (code_challenge_method is null) and code_challenge_method in ('s256', 'plain')`,
    ),
  ],
)

export type OneTimeTokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'phone_change'
  | 'reauthentication'

/**
 * What was sent to somebody: a link token and a short code, either of them once. One row per kind, the newest; of
 * confirmations of an unconfirmed account several rows, each with what its own sign-up asked for.
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
    /** The address it was sent to. */
    relatesTo: text('relates_to').notNull(),
    attempts: smallint().notNull().default(0),
    /** The PKCE flow that its link ends in; without one the link answers a session. */
    flowStateId: uuid('flow_state_id').references(() => flowState.id, { onDelete: 'cascade' }),
    /** The password (hashed), metadata and identity that the account gets when this token confirms it. */
    passwordHash: text('password_hash'),
    passwordIsLong: boolean('password_is_long'),
    userMetadata: jsonb('raw_user_meta_data').$type<Metadata>(),
    identityId: uuid('identity_id').references(() => identities.id, { onDelete: 'set null' }),
    /** Until when the code counts, which may be guessed. */
    codeExpiresAt: time('code_expires_at').notNull(),
    /** Until when the link counts, and the row is of use. */
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
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

/** How much was sent in a window of time, per address and kind and for the whole instance. Keys hold no address. */
export const sendLimits = authSchema.table(
  'send_limits',
  {
    id: text().primaryKey(),
    startedAt: time('started_at').notNull(),
    count: integer().notNull(),
  },
  (table) => [index('send_limits_started_at_idx').on(table.startedAt)],
)

/**
 * Attempts at passwords, codes and orders within a window, on several nodes. Keys hold no address. The table is
 * UNLOGGED: after a crash of the database it is empty.
 */
export const rateLimits = authSchema.table(
  'rate_limits',
  {
    key: text('id').primaryKey(),
    points: integer().notNull().default(0),
    expire: time('expire'),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
)

/** How a company's attributes become claims: for each claim the names to look under, and what to take without any. */
export type AttributeMapping = {
  keys?: Record<string, { name?: string; names?: string[]; default?: unknown; array?: boolean }>
}

/** A company that vouches for its people, through SAML. `metadata_xml` holds its keys and addresses. */
export const ssoProviders = authSchema.table(
  'sso_providers',
  {
    id: uuid().primaryKey().defaultRandom(),
    resourceId: text('resource_id'),
    isDisabled: boolean('is_disabled').notNull().default(false),
    entityId: text('entity_id').notNull(),
    metadataXml: text('metadata_xml').notNull(),
    metadataUrl: text('metadata_url'),
    attributeMapping: jsonb('attribute_mapping').$type<AttributeMapping>().notNull().default({}),
    nameIdFormat: text('name_id_format'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('sso_providers_entity_id_unique').on(table.entityId),
    unique('sso_providers_resource_id_unique').on(table.resourceId),
  ],
)

/** The e-mail domains of a company, in lower case: whoever has such an address signs in there. */
export const ssoDomains = authSchema.table(
  'sso_domains',
  {
    domain: text().primaryKey(),
    ssoProviderId: uuid('sso_provider_id')
      .notNull()
      .references(() => ssoProviders.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('sso_domains_provider_idx').on(table.ssoProviderId),
    check('sso_domains_domain_is_lower_case', sql`domain = lower(domain)`),
  ],
)

/** One question to a company, answered once: its id is the RelayState. */
export const samlRelayStates = authSchema.table(
  'saml_relay_states',
  {
    id: uuid().primaryKey().defaultRandom(),
    ssoProviderId: uuid('sso_provider_id')
      .notNull()
      .references(() => ssoProviders.id, { onDelete: 'cascade' }),
    flowStateId: uuid('flow_state_id')
      .notNull()
      .references(() => flowState.id, { onDelete: 'cascade' }),
    requestId: text('request_id').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('saml_relay_states_provider_idx').on(table.ssoProviderId),
    index('saml_relay_states_flow_idx').on(table.flowStateId),
    index('saml_relay_states_created_at_idx').on(table.createdAt),
  ],
)

/** What signs somebody in only once: a wallet's signature, a company's assertion. The id is a hash of it. */
export const usedProofs = authSchema.table(
  'used_proofs',
  {
    id: text().primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('used_proofs_expires_at_idx').on(table.expiresAt)],
)

/** Roles that wait for the owner of an account to accept them, by the link that was mailed. */
export const roleOffers = authSchema.table(
  'role_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    givenAt: time('given_at').notNull(),
    /** The administrator; null for the command line. */
    givenBy: uuid('given_by').references(() => users.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    unique('role_offers_user_role_unique').on(table.userId, table.role),
    unique('role_offers_token_hash_unique').on(table.tokenHash),
    index('role_offers_expires_at_idx').on(table.expiresAt),
  ],
)

/** How the roles of `app_metadata.roles` were accepted. A role without a row was given before there were offers. */
export const roleGrants = authSchema.table(
  'role_grants',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    givenAt: time('given_at').notNull(),
    givenBy: uuid('given_by').references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: time('accepted_at').notNull(),
    acceptedWithSecondFactor: boolean('accepted_with_second_factor').notNull(),
  },
  (table) => [unique('role_grants_user_role_unique').on(table.userId, table.role)],
)
