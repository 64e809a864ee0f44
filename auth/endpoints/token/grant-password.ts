import * as v from 'valibot'
import { sessionResponse } from '#auth/sessions/session-response.ts'
import { captchaFields, assertCaptcha } from '#auth/http/captcha.ts'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { requesterOf } from '#auth/limits/known-devices.ts'
import { findByAddress, providerOf, type Address } from '#auth/accounts/new-account.ts'
import { findPendingPassword } from '#auth/accounts/pending-sign-ups.ts'
import type { Requester } from '#auth/limits/requester.ts'
import { countComparison } from '#auth/limits/wrong-passwords.ts'
import { withMinimumTimeOnFailure } from '#auth/limits/minimum-time.ts'
import { openPasswordSession, signedInAt } from '#auth/sessions/open-session.ts'
import type { NewSession } from '#auth/sessions/sessions.ts'
import { isLongPassword } from '#auth/passwords/stored-password.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { isBanned, isConfirmed, parseEmail, parsePhone, type Account, type UserRow } from '#auth/accounts/users.ts'

const passwordBody = v.object({ email: text, phone: text, password: text, ...captchaFields })

type PasswordBody = v.InferOutput<typeof passwordBody>

/**
 * POST /token?grant_type=password. An unknown address, an account without a password and a wrong password get the
 * same response after the same time, also for imported hashes; only then are a ban and a missing confirmation
 * reported.
 */
export function grantPassword(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, passwordBody)
    await assertCaptcha(auth, c, body)
    const address = readAddress(auth, body)
    const password = body.password ?? ''
    const accountAddress = address.email ?? address.phone
    const requester = await requesterOf(auth, c, accountAddress)
    const attempt = await auth.limits.countPasswordAttempt(accountAddress, requester)
    const found = await withMinimumTimeOnFailure(auth, () => prove(auth, { address, password, requester }))
    refuseBannedOrUnconfirmed(auth, found.user, address)
    await attempt.forgive()
    const weakPassword = await auth.policy.findWeakness(password, found.user)
    const now = auth.clock()
    const { account, open } = await signIn(auth, c, { found, password, now })
    return sessionResponse(auth, c, { account, open, now, weakPassword })
  }
}

interface Proof {
  address: Address
  password: string
  requester: Requester
}

async function prove(auth: Auth, { address, password, requester }: Proof): Promise<Account> {
  const found = await findAccount(auth, address)
  const comparison = await countComparison(auth.db, found?.user, requester)
  const hash = found && comparison.isAllowed ? await findPasswordHash(auth, found.user) : null
  const isRight = await auth.passwords.verify(password, hash)
  if (found && isRight) return found
  await comparison.noteWrong()
  throw refused(auth, found?.user)
}

/** The password of an unconfirmed account is stored with its pending sign-up; the newest one is compared. */
async function findPasswordHash({ db }: Auth, user: UserRow): Promise<string | null> {
  return user.passwordHash ?? (isConfirmed(user) ? null : findPendingPassword(db, user.id))
}

function readAddress(auth: Auth, { email, phone }: PasswordBody): Address {
  const { emailEnabled, phoneEnabled } = auth.settings.signup
  if (email && phone) {
    const message = 'Only an email address or phone number should be provided on login.'
    throw new AuthError(400, 'validation_failed', message)
  }
  if (!email && !phone) throw new AuthError(400, 'validation_failed', 'missing email or phone')
  if (email && !emailEnabled) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  if (phone && !phoneEnabled) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  try {
    return email ? { email: parseEmail(email) } : { phone: parsePhone(phone ?? '') }
  } catch {
    throw refused(auth, undefined)
  }
}

function findAccount(auth: Auth, address: Address): Promise<Account | undefined> {
  return address.email === undefined ? findByAddress(auth.db, address) : auth.accounts.findByEmail(address.email)
}

/** Logs the id of the user, never the address. */
function refused(auth: Auth, user: UserRow | undefined): AuthError {
  auth.log.info({ userId: user?.id }, 'sign-in refused: wrong address or password')
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
}

function refuseBannedOrUnconfirmed(auth: Auth, user: UserRow, address: Address): void {
  if (isBanned(user, auth.clock())) throw new AuthError(400, 'user_banned', 'User is banned')
  if (isConfirmed(user)) return
  if (providerOf(address) === 'phone') throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
  throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
}

/** Compares the hash again: the password may have changed during verification. */
async function signIn(
  auth: Auth,
  c: AuthRequest,
  { found, password, now }: { found: Account; password: string; now: Date },
): Promise<{ account: Account; open: NewSession }> {
  const { id, passwordHash } = found.user
  if (passwordHash === null) throw new Error('A verified password has no hash.')
  const rehash = auth.passwords.isOutdated(passwordHash) ? await auth.passwords.hash(password) : passwordHash
  const opening = { userId: id, method: 'password', origin: originOf(c, auth), now }
  const passwordIsLong = isLongPassword(auth, password)
  const open = await openPasswordSession(auth.db, opening, {
    compared: passwordHash,
    passwordHash: rehash,
    passwordIsLong,
  })
  if (!open) throw refused(auth, found.user)
  return { account: signedInAt(found, now), open }
}
