import { sql } from 'drizzle-orm'
import { boolean, check, index, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { authSchema, timestamptz } from './schema.server.ts'
import { users } from './users.server.ts'

/**
 * Sign-ins through a mail or another site. The id is the `state` of OAuth. With a code challenge (PKCE) a flow ends
 * in a code, stored as a hash, for the client that holds the verifier.
 */
export const flowState = authSchema.table(
  'flow_state',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    authCodeHash: text('auth_code_hash'),
    authCodeIssuedAt: timestamptz('auth_code_issued_at'),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>(),
    failedVerifiers: smallint('failed_verifiers').notNull().default(0),
    providerType: text('provider_type').notNull(),
    authenticationMethod: text('authentication_method').notNull(),
    providerAccessToken: text('provider_access_token'),
    providerRefreshToken: text('provider_refresh_token'),
    /** The final target; already checked. */
    redirectTo: text('redirect_to'),
    linkingTargetId: uuid('linking_target_id').references(() => users.id, { onDelete: 'cascade' }),
    emailOptional: boolean('email_optional').notNull().default(false),
    /** The latest end of the session, set by the SSO provider. */
    sessionNotAfter: timestamptz('session_not_after'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
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
