import { isBanned } from '#auth/accounts/users.ts'
import type { Auth } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { hasFactorMethod } from '#auth/factors/factors.ts'
import { effectiveRoles, rolesOf } from '#auth/roles/roles.ts'
import type { Claims } from './access-token.ts'
import { isProofFresh, maySetPassword } from './proof.ts'
import { findSessionEnd } from './session-end.ts'
import { noteUse } from './shared-session.ts'
import type { SessionState } from './session-state.ts'

/**
 * The session of a user's access token, read in one statement. Null if the token is invalid or a service key, or the
 * session has ended: signed out, timed out, account banned or deleted. Throws while the database is unavailable (see
 * `isTransient`). `onVerified` gets the id of the account before that, as soon as the token's signature is verified.
 */
export async function findSession(
  auth: Auth,
  jwt: string,
  onVerified?: (userId: string) => void,
): Promise<SessionState | null> {
  const claims = await findClaims(auth, jwt)
  if (!claims) return null
  onVerified?.(claims.sub)
  const [{ state: row } = { state: null }] = await auth.sessionStates.execute({
    userId: claims.sub,
    sessionId: claims.session_id,
  })
  if (!row || row.deletedAt !== null || row.isReplaced) return null
  const now = auth.clock()
  const { user, session, factorId, factorCreatedAt } = row
  const hasVerifiedFactor = factorCreatedAt !== null
  if (isBanned(row, now) || findSessionEnd({ ...session, hasVerifiedFactor }, auth.settings, now)) return null
  await noteUse(auth, { id: claims.session_id, ...session }, now)
  const proof = { credentials: { ...row, ...user, hasVerifiedFactor }, session }
  const aal = claims.aal === 'aal2' && session.aal === 'aal2' ? 'aal2' : 'aal1'
  const isEmailConfirmed = row.emailConfirmedAt !== null
  const isConfirmed = isEmailConfirmed || row.phoneConfirmedAt !== null
  const factor = factorId !== null && factorCreatedAt ? { id: factorId, createdAt: factorCreatedAt } : null
  return {
    user: { id: claims.sub, ...user, isConfirmed, isEmailConfirmed },
    session: {
      id: claims.session_id,
      aal,
      openedAt: session.createdAt,
      factor,
      isFresh: isProofFresh(auth, proof),
      maySetPassword: maySetPassword(auth, proof),
      isShared: session.idleS !== null,
      amr: claims.amr,
    },
    isPasswordShort: row.hasPassword && row.passwordIsLong !== true && !hasVerifiedFactor,
    needsSecondFactor: aal === 'aal1' && hasVerifiedFactor,
    // A passkey may be older than the offer of a role: roles need the second factor of the account.
    roles: effectiveRoles(rolesOf(user), row.grants ?? [], { aal: hasFactorMethod(claims.amr) ? aal : 'aal1', factor }),
  }
}

/** The claims of a user's valid token; null for any other text. Reads no database. */
export async function findClaims({ tokens, clock }: Auth, jwt: string): Promise<Claims | null> {
  try {
    const bearer = await tokens.verify(jwt, clock())
    return bearer.kind === 'user' ? bearer.claims : null
  } catch (error) {
    if (error instanceof AuthError) return null
    throw error
  }
}
