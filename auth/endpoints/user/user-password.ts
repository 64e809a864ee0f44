import type { Auth, AuthRequest, Caller } from '#auth/context.ts'
import { DAY_MS } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { requesterInSession } from '#auth/limits/requester.ts'
import { wasPasswordTyped } from '#auth/sessions/proof.ts'
import { checkReauthentication } from '#auth/sessions/reauthentication.ts'
import { storePassword, type StoredPassword } from '#auth/passwords/stored-password.ts'

interface Proofs {
  current_password?: string | undefined
  nonce?: string | undefined
}

/** The amr methods of users who may have forgotten the password: the current one is not required. */
const RECOVERY_METHODS = new Set(['otp', 'magiclink', 'recovery'])
/** Younger sessions need no reauthentication. */
const REAUTHENTICATION_AGE_MS = DAY_MS

/** Checks everything that the settings require before a new password, and returns its columns. Throws AuthError. */
export async function storeNewPassword(
  auth: Auth,
  c: AuthRequest,
  password: string,
  proofs: Proofs,
): Promise<StoredPassword> {
  const caller = c.get('caller')
  const { passwordHash } = caller.account.user
  await assertReauthentication(auth, caller, proofs.nonce)
  await assertCurrentPassword(auth, c, proofs.current_password)
  if (passwordHash !== null && (await auth.passwords.verify(password, passwordHash))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return storePassword(auth, password)
}

async function assertReauthentication(auth: Auth, { account, session }: Caller, nonce: string | undefined) {
  const now = auth.clock()
  const isFresh = now.getTime() - session.createdAt.getTime() < REAUTHENTICATION_AGE_MS
  if (!auth.settings.password.requireReauthentication || isFresh) return
  if (!nonce) throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  const isRight = await auth.db.transaction((tx) =>
    checkReauthentication(tx, auth, { userId: account.user.id, code: nonce, now }),
  )
  // Thrown after the commit, so that the wrong attempt is counted.
  if (!isRight) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

async function assertCurrentPassword(auth: Auth, c: AuthRequest, current: string | undefined): Promise<void> {
  const caller = c.get('caller')
  const { account, claims } = caller
  const { id, email, passwordHash } = account.user
  const isRecovering = claims.amr.some(({ method }) => RECOVERY_METHODS.has(method))
  if (!auth.settings.password.requireCurrent || passwordHash === null || isRecovering) return
  if (wasPasswordTyped(auth, caller)) return
  if (!current) {
    throw new AuthError(400, 'current_password_required', 'Current password required when setting new password.')
  }
  const attempt = await auth.limits.countPasswordAttempt(
    email ?? id,
    requesterInSession(caller.session, auth.clientIp(c)),
  )
  if (!(await auth.passwords.verify(current, passwordHash))) {
    throw new AuthError(400, 'current_password_invalid', 'Current password required when setting new password.')
  }
  await attempt.forgive()
}
