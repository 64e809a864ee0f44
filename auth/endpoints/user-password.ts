import type { Auth, AuthRequest, Caller } from '#auth/context.ts'
import { DAY_MS } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { askerInSession } from '#auth/known-devices.ts'
import { wasPasswordTyped } from '#auth/proof.ts'
import { tryReauthentication } from '#auth/reauthentication.ts'
import { storePassword, type StoredPassword } from '#auth/stored-password.ts'

interface Proofs {
  current_password?: string | undefined
  nonce?: string | undefined
}

/** How a session of somebody who has forgotten her password began: she cannot be asked for it. */
const RECOVERY_METHODS = new Set(['otp', 'magiclink', 'recovery'])
/** A younger session has proven enough. */
const REAUTHENTICATION_AGE_MS = DAY_MS

/** What to store of a new password, once everything that the settings ask before it was given. Throws AuthError. */
export async function storeNewPassword(
  auth: Auth,
  c: AuthRequest,
  password: string,
  proofs: Proofs,
): Promise<StoredPassword> {
  const caller = c.get('caller')
  const { passwordHash } = caller.account.user
  await demandReauthentication(auth, caller, proofs.nonce)
  await demandCurrentPassword(auth, c, proofs.current_password)
  if (passwordHash !== null && (await auth.passwords.verify(password, passwordHash))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return storePassword(auth, password)
}

async function demandReauthentication(auth: Auth, { account, session }: Caller, nonce: string | undefined) {
  const now = auth.clock()
  const isFresh = now.getTime() - session.createdAt.getTime() < REAUTHENTICATION_AGE_MS
  if (!auth.settings.password.requireReauthentication || isFresh) return
  if (!nonce) throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  const isRight = await auth.db.transaction((tx) =>
    tryReauthentication(tx, auth, { userId: account.user.id, code: nonce, now }),
  )
  // Thrown only now: a wrong try is counted.
  if (!isRight) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

async function demandCurrentPassword(auth: Auth, c: AuthRequest, current: string | undefined): Promise<void> {
  const caller = c.get('caller')
  const { account, claims } = caller
  const { id, email, passwordHash } = account.user
  const isRecovering = claims.amr.some(({ method }) => RECOVERY_METHODS.has(method))
  if (!auth.settings.password.requireCurrent || passwordHash === null || isRecovering) return
  if (wasPasswordTyped(auth, caller)) return
  if (!current) {
    throw new AuthError(400, 'current_password_required', 'Current password required when setting new password.')
  }
  const thisTry = await auth.limits.takePasswordTry(email ?? id, askerInSession(caller.session, auth.clientIp(c)))
  if (!(await auth.passwords.verify(current, passwordHash))) {
    throw new AuthError(400, 'current_password_invalid', 'Current password required when setting new password.')
  }
  await thisTry.forgive()
}
