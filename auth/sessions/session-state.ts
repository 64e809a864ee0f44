import { sql } from 'drizzle-orm'
import type { Claims } from './access-token.ts'
import type { AuthDb } from '#auth/db.ts'
import type { RoleGrant } from '#auth/roles/roles.ts'
import type { LiveSession } from './session-end.ts'
import type { users } from '#auth/tables/users.server.ts'

/** The session and account of an access token, as the database has them now. */
export interface SessionState {
  user: Pick<
    typeof users.$inferSelect,
    'id' | 'email' | 'phone' | 'isAnonymous' | 'appMetadata' | 'userMetadata' | 'createdAt'
  > & {
    /** An e-mail address or a phone number is confirmed. */
    isConfirmed: boolean
    isEmailConfirmed: boolean
  }
  session: {
    id: string
    /** The lower of the levels of the token and the session: a token from before the second factor stays at aal1. */
    aal: Claims['aal']
    openedAt: Date
    /** The factor that raised the session to aal2. */
    factor: { id: string; createdAt: Date } | null
    /** The session has a fresh proof of identity (see proof.ts). */
    isFresh: boolean
    /** It may set a password (see proof.ts). */
    maySetPassword: boolean
    /** It was opened on a shared device and ends early (see shared-session.ts). */
    isShared: boolean
    /** The authentication methods of the token, the latest first. `timestamp` in Unix seconds. */
    amr: Claims['amr']
  }
  /** The account has a password that is not known to be long, and no second factor. */
  isPasswordShort: boolean
  /** The account has a verified second factor, which this token lacks. */
  needsSecondFactor: boolean
  /** The roles of the account that are effective in this session (see roles.ts). */
  roles: string[]
}

/** A read by primary keys; for the whole account see `Accounts.findWithSession`. */
export type SessionStates = ReturnType<typeof createSessionStates>

/**
 * Prepares a call of the database function `auth.session_state` (see the migrations), which reads only these
 * columns. `isSinglePerUser`: a newer session of the same user ends the older ones.
 */
export function createSessionStates(db: AuthDb, { isSinglePerUser }: { isSinglePerUser: boolean }) {
  const [sessionId, userId] = [sql.placeholder('sessionId'), sql.placeholder('userId')]
  return db
    .select({ state: sql<StateRow | null>`state`.mapWith(toTimes) })
    .from(sql`auth.session_state(${sessionId}, ${userId}, ${isSinglePerUser}) AS state`)
    .prepare('auth_session_state')
}

type User = typeof users.$inferSelect

/** The result of `auth.session_state`. */
interface StateRow extends Pick<
  User,
  'emailConfirmedAt' | 'phoneConfirmedAt' | 'passwordIsLong' | 'bannedUntil' | 'deletedAt'
> {
  session: Omit<LiveSession, 'id' | 'userId'>
  factorId: string | null
  /** Of the factor that raised the session; where none did, of any verified one. */
  factorCreatedAt: Date | null
  user: Omit<SessionState['user'], 'id' | 'isConfirmed' | 'isEmailConfirmed'>
  hasPassword: boolean
  isReplaced: boolean
  grants: RoleGrant[] | null
}

/** Dates are strings in JSON. */
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
      usedAt: toTime(session.usedAt),
      leftAt: toTime(session.leftAt),
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
