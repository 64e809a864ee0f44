import { sql } from 'drizzle-orm'
import type { Claims } from './access-token.ts'
import type { Auth, AuthDb } from './context.ts'
import { AuthError } from './errors.ts'
import { isProofFresh, maySetPassword } from './proof.ts'
import { countingRoles, rolesOf, type RoleGrant } from './role-grants.ts'
import { findSessionEnd, type LiveSession } from './session-end.ts'
import type { users } from './tables.server.ts'
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
 * Prepares the statement, of a function in the database (`auth.session_state`, in the migrations): read no more there
 * than is asked for. `isSinglePerUser`: a newer session of the same user ends the older ones.
 */
export function createSessionStates(db: AuthDb, { isSinglePerUser }: { isSinglePerUser: boolean }) {
  const [sessionId, userId] = [sql.placeholder('sessionId'), sql.placeholder('userId')]
  return db
    .select({ state: sql<StateRow | null>`state`.mapWith(toTimes) })
    .from(sql`auth.session_state(${sessionId}, ${userId}, ${isSinglePerUser}) AS state`)
    .prepare('auth_session_state')
}

type User = typeof users.$inferSelect

/** What `auth.session_state` answers. */
interface StateRow extends Pick<
  User,
  'emailConfirmedAt' | 'phoneConfirmedAt' | 'passwordIsLong' | 'bannedUntil' | 'deletedAt'
> {
  session: Omit<LiveSession, 'id' | 'userId'>
  factorId: string | null
  /** Of the factor that raised the session; where none did, of any verified one. */
  factorCreatedAt: Date | null
  user: Omit<SessionState['user'], 'id' | 'isConfirmed'>
  hasPassword: boolean
  isReplaced: boolean
  grants: RoleGrant[] | null
}

/** JSON has no times. */
type AsJson<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: AsJson<T[Key]> } : T

function toTimes(json: AsJson<StateRow>): StateRow {
  const { session, user, grants } = json
  return {
    ...json,
    session: {
      ...session,
      notAfter: toTime(session.notAfter),
      refreshedAt: new Date(session.refreshedAt),
      createdAt: new Date(session.createdAt),
      provenAt: toTime(session.provenAt),
    },
    user: { ...user, createdAt: new Date(user.createdAt) },
    factorCreatedAt: toTime(json.factorCreatedAt),
    emailConfirmedAt: toTime(json.emailConfirmedAt),
    phoneConfirmedAt: toTime(json.phoneConfirmedAt),
    bannedUntil: toTime(json.bannedUntil),
    deletedAt: toTime(json.deletedAt),
    grants: grants?.map((grant) => ({ ...grant, givenAt: new Date(grant.givenAt) })) ?? null,
  }
}

const toTime = (json: string | null): Date | null => (json === null ? null : new Date(json))

/**
 * The session of a person's access token, asked of the database in one statement; null when the token does not hold,
 * is a service key, or its session has ended: signed out, out of time, account banned or deleted. Throws when the
 * database is away (see `isTransient`): then nobody knows who asks.
 */
export async function findSession(auth: Auth, jwt: string): Promise<SessionState | null> {
  const claims = await findClaims(auth, jwt)
  if (!claims) return null
  const [{ state: row } = { state: null }] = await auth.sessionStates.execute({
    userId: claims.sub,
    sessionId: claims.session_id,
  })
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
