import { and, eq, sql } from 'drizzle-orm'
import type { Claims } from './access-token.ts'
import type { Auth, AuthDb } from './context.ts'
import { AuthError } from './errors.ts'
import { isProofFresh, maySetPassword } from './proof.ts'
import { countingRoles, grantsOfUser, rolesOf } from './role-grants.ts'
import { ageingColumns, findSessionEnd } from './session-end.ts'
import { mfaFactors, sessions, users } from './tables.server.ts'
import { isBanned } from './users.ts'

/** An access token's session and account, as the database has them now. */
export interface SessionState {
  user: Pick<
    typeof users.$inferSelect,
    'id' | 'email' | 'phone' | 'isAnonymous' | 'appMetadata' | 'userMetadata' | 'createdAt'
  > & {
    /** An e-mail address or a phone number of the account has been proven. */
    isConfirmed: boolean
  }
  session: {
    id: string
    /** The level that both the token and the session have: a token from before the second factor stays at aal1. */
    aal: Claims['aal']
    openedAt: Date
    /** The factor that raised the session to aal2. */
    factor: { id: string; createdAt: Date } | null
    /** It has proven lately who its person is, by the strongest proof that the account has (see proof.ts). */
    isFresh: boolean
    /** It may set a password (see proof.ts). */
    maySetPassword: boolean
    /** How the token's bearer has proven who they are, the latest first. `timestamp` in Unix seconds. */
    amr: Claims['amr']
  }
  /** A password that is not known to be long opens the account, and no second factor stands behind it. */
  isPasswordShort: boolean
  /** The account has a verified second factor and this token lacks it. */
  needsSecondFactor: boolean
  /** The roles of the account that count in this session (see role-grants.ts). */
  roles: string[]
}

/** One read by primary keys; the whole account, as clients see it, is `Accounts.findWithSession`. */
export type SessionStates = ReturnType<typeof createSessionStates>

/**
 * Prepares the statement. On the embedded engine every table, column and subquery of it costs each request of a
 * member: read no more than is asked for. `isSinglePerUser`: a newer session of the same user ends the older ones.
 */
export function createSessionStates(db: AuthDb, { isSinglePerUser }: { isSinglePerUser: boolean }) {
  // Of the factor that raised the session; where none did, of any: null says that the account has none.
  const factorCreatedAt = sql<Date | null>`(
    SELECT own.created_at FROM auth.mfa_factors AS own
    WHERE own.user_id = "users"."id" AND own.status = 'verified'
    AND ("sessions"."factor_id" IS NULL OR own.id = "sessions"."factor_id") LIMIT 1
  )`.mapWith(mfaFactors.createdAt)
  const isReplaced = sql<boolean>`EXISTS (
    SELECT FROM auth.sessions AS newer WHERE newer.user_id = "sessions"."user_id"
    AND newer.id <> "sessions"."id" AND newer.created_at > "sessions"."created_at"
  )`
  return db
    .select({
      session: ageingColumns,
      factorId: sessions.factorId,
      factorCreatedAt,
      user: {
        email: users.email,
        phone: users.phone,
        isAnonymous: users.isAnonymous,
        appMetadata: users.appMetadata,
        userMetadata: users.userMetadata,
        createdAt: users.createdAt,
      },
      emailConfirmedAt: users.emailConfirmedAt,
      phoneConfirmedAt: users.phoneConfirmedAt,
      hasPassword: sql<boolean>`${users.passwordHash} IS NOT NULL`,
      passwordIsLong: users.passwordIsLong,
      grants: grantsOfUser,
      bannedUntil: users.bannedUntil,
      deletedAt: users.deletedAt,
      isReplaced: isSinglePerUser ? isReplaced : sql<boolean>`false`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(users.id, sql.placeholder('userId'))))
    .prepare('auth_session_state')
}

/**
 * The session of a person's access token, asked of the database in one statement; null when the token does not hold,
 * is a service key, or its session has ended: signed out, out of time, account banned or deleted. Throws when the
 * database is away (see `isTransient`): then nobody knows who asks.
 */
export async function findSession(auth: Auth, jwt: string): Promise<SessionState | null> {
  const claims = await findClaims(auth, jwt)
  if (!claims) return null
  const [row] = await auth.sessionStates.execute({ userId: claims.sub, sessionId: claims.session_id })
  if (!row || row.deletedAt !== null || row.isReplaced) return null
  const now = auth.clock()
  const { user, session, factorId, factorCreatedAt } = row
  const hasVerifiedFactor = factorCreatedAt !== null
  if (isBanned(row, now) || findSessionEnd({ ...session, hasVerifiedFactor }, auth.settings, now)) return null
  const proof = { means: { ...row, ...user, hasVerifiedFactor }, session }
  const aal = claims.aal === 'aal2' && session.aal === 'aal2' ? 'aal2' : 'aal1'
  const factor = factorId !== null && factorCreatedAt ? { id: factorId, createdAt: factorCreatedAt } : null
  return {
    user: { id: claims.sub, ...user, isConfirmed: row.emailConfirmedAt !== null || row.phoneConfirmedAt !== null },
    session: {
      id: claims.session_id,
      aal,
      openedAt: session.createdAt,
      factor,
      isFresh: isProofFresh(auth, proof),
      maySetPassword: maySetPassword(auth, proof),
      amr: claims.amr,
    },
    isPasswordShort: row.hasPassword && row.passwordIsLong !== true && !hasVerifiedFactor,
    needsSecondFactor: aal === 'aal1' && hasVerifiedFactor,
    roles: countingRoles(rolesOf(user), row.grants ?? [], { aal, factor }),
  }
}

/** The claims of a person's token whose signature and times hold; null for any other text. Asks no database. */
export async function findClaims({ tokens, clock }: Auth, jwt: string): Promise<Claims | null> {
  try {
    const bearer = await tokens.verify(jwt, clock())
    return bearer.kind === 'user' ? bearer.claims : null
  } catch (error) {
    if (error instanceof AuthError) return null
    throw error
  }
}
