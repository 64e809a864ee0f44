import { and, eq, ne, not, sql } from 'drizzle-orm'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { deleteFlow, issueAuthCode } from '#auth/external/flow-state.ts'
import { confirmFirst } from './first-confirmation.ts'
import { putAddressIdentity, recomputeProviders } from './identities.ts'
import type { OwnerNotice } from '#auth/messages/notify-owner.ts'
import { clearOneTimeTokens, deleteOneTimeToken, type OneTimeTokenRow } from '#auth/messages/one-time-tokens.ts'
import { pendingOf } from './pending-sign-ups.ts'
import { openSession } from '#auth/sessions/open-session.ts'
import type { NewSession, Origin } from '#auth/sessions/sessions.ts'
import type { OneTimeTokenKind } from '#auth/tables/one-time-tokens.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { accountColumns, findAccount, hasEmail, isBanned, isConfirmed, type Account, type UserRow } from './users.ts'

export type Verified =
  /** The first of the two confirmations of a change of address. */
  | { kind: 'partial' }
  | { kind: 'session'; account: Account; open: NewSession; notices: OwnerNotice[]; usedRecoveryCode?: true }
  | { kind: 'code'; authCode: string; notices: OwnerNotice[] }

export interface Proof {
  token: OneTimeTokenRow
  /** A link of a PKCE flow ends in an authorization code, a typed code in a session. */
  endsInCode: boolean
  origin: Origin
  now: Date
}

/** Selects the account for update. */
export async function lockAccount(tx: AuthDb, userId: string): Promise<Account | undefined> {
  const [account] = await tx.select(accountColumns()).from(users).where(eq(users.id, userId)).for('update')
  return account
}

/**
 * Applies the effect of a verified token, consumes it and signs its owner in. The account must be locked. Throws
 * AuthError 403 `user_banned`, 403 `otp_expired` if the address has changed since, 422 `email_exists` or
 * `phone_exists` if another account has confirmed it since.
 */
export async function applyProof(tx: AuthDb, auth: Auth, account: Account, proof: Proof): Promise<Verified> {
  const { token, now, origin } = proof
  const { user } = account
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned')
  if (!isAddressCurrent(user, token)) throw expiredToken()
  const effect = await EFFECTS[token.kind](tx, auth, { account, token, now })
  if (effect === 'partial') {
    await deleteOneTimeToken(tx, token.id)
    return { kind: 'partial' }
  }
  await clearOneTimeTokens(tx, user.id)
  const action = user.invitedAt && !isConfirmed(user) ? 'invite_accepted' : 'login'
  await recordAudit(tx, { action, actorId: user.id, ip: origin.ip, now, traits: { provider: 'otp' } })
  if (token.flowStateId && proof.endsInCode) {
    await tx.update(users).set({ lastSignInAt: now, updatedAt: now }).where(eq(users.id, user.id))
    const authCode = await issueAuthCode(tx, { id: token.flowStateId, userId: user.id }, now)
    return { kind: 'code', authCode, notices: effect }
  }
  if (token.flowStateId) await deleteFlow(tx, token.flowStateId)
  const open = await openSession(tx, { userId: user.id, method: 'otp', origin, now })
  const changed = await findAccount(tx, user.id)
  if (!changed) throw new Error('A locked user is gone.')
  return { kind: 'session', account: changed, open, notices: effect }
}

export function expiredToken(): AuthError {
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
}

interface Confirmation {
  account: Account
  token: OneTimeTokenRow
  now: Date
}

type Effect = (tx: AuthDb, auth: Auth, confirmation: Confirmation) => Promise<'partial' | OwnerNotice[]>

const EFFECTS: Record<OneTimeTokenKind, Effect> = {
  confirmation: async (tx, _auth, confirmation) => {
    await confirmAddress(tx, confirmation)
    return []
  },
  recovery: async (tx, _auth, confirmation) => {
    if (!isConfirmed(confirmation.account.user)) await confirmAddress(tx, confirmation)
    return []
  },
  email_change_new: changeEmail,
  email_change_current: changeEmail,
  phone_change: changePhone,
  reauthentication: async () => {
    throw new Error('A code of this kind signs nobody in.')
  },
}

/** Whether the address that a token was sent to still belongs to its account. */
export function isAddressCurrent(user: UserRow, { kind, relatesTo }: OneTimeTokenRow): boolean {
  if (kind === 'email_change_new') return user.emailChange === relatesTo
  if (kind === 'phone_change') return user.phoneChange === relatesTo
  return user.email === relatesTo || user.phone === relatesTo
}

async function confirmAddress(tx: AuthDb, { account: { user }, token, now }: Confirmation): Promise<void> {
  const kind = token.relatesTo === user.email ? 'email' : 'phone'
  if (!isConfirmed(user)) {
    const { relatesTo: address, flowStateId: flowId } = token
    return confirmFirst(tx, { user, kind, address, pending: pendingOf(token), flowId, now })
  }
  if ((kind === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null) return
  await tx
    .update(users)
    .set({
      ...(kind === 'email' ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }),
      userMetadata: { ...user.userMetadata, [`${kind}_verified`]: true },
    })
    .where(eq(users.id, user.id))
  await putAddressIdentity(tx, { userId: user.id, kind, address: token.relatesTo, now })
}

async function changeEmail(
  tx: AuthDb,
  auth: Auth,
  { account: { user }, now }: Confirmation,
): Promise<'partial' | OwnerNotice[]> {
  const { emailChange, email: oldEmail, userMetadata } = user
  if (!emailChange) throw expiredToken()
  if (needsBothConfirmations(auth, user) && user.emailChangeConfirmStatus === 0) {
    await tx.update(users).set({ emailChangeConfirmStatus: 1, updatedAt: now }).where(eq(users.id, user.id))
    return 'partial'
  }
  await applyEmail(tx, { user, email: emailChange, now })
  const isPublic = 'email' in userMetadata
  if (isPublic) {
    const changed = { ...userMetadata, email: emailChange, email_verified: true }
    await tx.update(users).set({ userMetadata: changed }).where(eq(users.id, user.id))
  }
  // Nobody else had the address to be told.
  if (oldEmail === null) return []
  return [{ kind: 'email_changed', owner: user, data: { newEmail: emailChange, oldEmail } }]
}

/** Whether the current address has to confirm the change, too. */
export function needsBothConfirmations({ settings }: Auth, { email }: UserRow): boolean {
  return email !== null && settings.messages.mail.isEmailChangeDouble && !settings.signup.mailerAutoconfirm
}

/** Writes a confirmed e-mail address. The user's row must be locked. Throws AuthError 422 `email_exists`. */
export async function applyEmail(tx: AuthDb, { user, email, now }: { user: UserRow; email: string; now: Date }) {
  await assertEmailFree(tx, { userId: user.id, email })
  await tx
    .update(users)
    .set({
      email,
      emailChange: null,
      emailChangeConfirmStatus: 0,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      isAnonymous: false,
      updatedAt: now,
    })
    .where(eq(users.id, user.id))
  await putAddressIdentity(tx, { userId: user.id, kind: 'email', address: email, now })
  await recomputeProviders(tx, user.id)
}

async function changePhone(tx: AuthDb, _auth: Auth, { account: { user }, now }: Confirmation): Promise<OwnerNotice[]> {
  if (!user.phoneChange) throw expiredToken()
  await applyPhone(tx, { user, phone: user.phoneChange, now })
  return [{ kind: 'phone_changed', owner: user }]
}

/**
 * Writes a confirmed phone number; an unfinished join with it is deleted. The user's row must be locked. Throws
 * AuthError 422 `phone_exists`.
 */
export async function applyPhone(tx: AuthDb, { user, phone, now }: { user: UserRow; phone: string; now: Date }) {
  await assertPhoneFree(tx, { userId: user.id, phone })
  await tx.delete(users).where(and(ofOthers({ userId: user.id, phone }), isUnfinishedJoin))
  await tx
    .update(users)
    .set({ phone, phoneChange: null, phoneConfirmedAt: now, isAnonymous: false, updatedAt: now })
    .where(eq(users.id, user.id))
  await putAddressIdentity(tx, { userId: user.id, kind: 'phone', address: phone, now })
  await recomputeProviders(tx, user.id)
}

export async function assertEmailFree(tx: AuthDb, { userId, email }: { userId: string; email: string }) {
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email), ne(users.id, userId)))
    .limit(1)
  if (taken.length > 0) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
}

/** An account that somebody began with a number and never confirmed: anybody can type anybody's number. */
const isUnfinishedJoin = sql`(coalesce(${users.phoneConfirmedAt}, ${users.lastSignInAt}, ${users.invitedAt}) IS NULL AND ${users.email} IS NULL)`

interface PhoneOwner {
  userId: string
  phone: string
}

const ofOthers = ({ userId, phone }: PhoneOwner) => and(eq(users.phone, phone), ne(users.id, userId))

/** Whether another account has the number. An unfinished join keeps it from nobody. */
export async function isPhoneTaken(tx: AuthDb, owner: PhoneOwner): Promise<boolean> {
  const isTaken = and(ofOthers(owner), not(isUnfinishedJoin))
  const taken = await tx.select({ id: users.id }).from(users).where(isTaken).limit(1)
  return taken.length > 0
}

export async function assertPhoneFree(tx: AuthDb, owner: PhoneOwner) {
  if (await isPhoneTaken(tx, owner)) {
    throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
  }
}

/** Maps violations of the unique indexes on addresses, which concurrent requests can cause, to AuthError 422. */
export async function mapTakenAddress<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'users_email_unique') {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
    }
    if (constraint === 'users_phone_unique') {
      throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
    }
    throw error
  }
}

function violatedConstraint(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause) return cause.constraint
  }
  return undefined
}
