import { and, eq, max } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { DAY_MS } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { raiseSession } from '#auth/factors/factors.ts'
import { useRecoveryCode } from '#auth/factors/recovery-codes.ts'
import { clearOneTimeTokens, type OneTimeTokenRow } from '#auth/messages/one-time-tokens.ts'
import { NO_PASSWORD } from '#auth/passwords/stored-password.ts'
import { openSession } from '#auth/sessions/open-session.ts'
import type { Origin } from '#auth/sessions/sessions.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { identities, releasedPhones, users } from '#auth/tables/users.server.ts'
import { recomputeProviders } from './identities.ts'
import { createAccount } from './new-account.ts'
import { isConfirmed, type Account, type UserRow } from './users.ts'
import { applyProof, type Verified } from './verification.ts'

/*
 * Companies give phone numbers that are not used to somebody else. A code to a number does not prove that its account
 * is the same person's, once nobody has used the account for a long time.
 */

/** What the holder of the number of an unused account says beside the code. */
export interface InactiveAnswer {
  recoveryCode: string | undefined
  /** They have no other proof, or it is not their account. */
  startsNew: boolean
}

/** Notes that an account is in use, once a day. Not in the transaction of a session: it would lock in another order. */
export async function noteUse(db: AuthDb, { id, lastUsedAt }: UserRow, now: Date): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < DAY_MS) return
  await db.update(users).set({ lastUsedAt: now }).where(eq(users.id, id))
}

/** Whether nobody has used the account for so long that a code to its phone number alone does not open it. */
export async function isInactive(tx: AuthDb, { settings }: Auth, user: UserRow, now: Date): Promise<boolean> {
  const days = settings.signup.phoneInactiveDays
  if (days === 0 || !isConfirmed(user)) return false
  const [newest] = await tx
    .select({ at: max(sessions.refreshedAt) })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
  const uses = [user.createdAt, user.lastSignInAt, user.lastUsedAt, newest?.at]
  const lastUse = Math.max(...uses.map((at) => at?.getTime() ?? 0))
  return now.getTime() - lastUse >= days * DAY_MS
}

interface RightCode {
  account: Account
  token: OneTimeTokenRow
  answer: InactiveAnswer
  origin: Origin
  now: Date
}

/**
 * After a right code to the number of an unused account, which is locked: opens it by a recovery code, or a new one
 * for the holder of the number. Otherwise the code stays valid, and the response is 403 `phone_inactive`, which says
 * nothing about the account. The caller throws the AuthError after the commit.
 */
export async function openInactive(tx: AuthDb, auth: Auth, code: RightCode): Promise<Verified | AuthError> {
  if (code.answer.startsNew) return openNewAccount(tx, auth, code)
  if (code.answer.recoveryCode) return openByRecoveryCode(tx, auth, { ...code, recoveryCode: code.answer.recoveryCode })
  return new AuthError(403, 'phone_inactive', 'This number was not used here for a long time: another proof is needed')
}

async function openByRecoveryCode(
  tx: AuthDb,
  auth: Auth,
  { account, token, recoveryCode, origin, now }: RightCode & { recoveryCode: string },
): Promise<Verified | AuthError> {
  const { id: userId } = account.user
  const refusal = await useRecoveryCode(tx, auth, { userId, code: recoveryCode, ip: origin.ip, now })
  if (refusal) return refusal
  const verified = await applyProof(tx, auth, account, { token, endsInCode: false, origin, now })
  if (verified.kind !== 'session') return verified
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, verified.open.session.id))
  if (!session) throw new Error('A new session is gone.')
  const open = await raiseSession(tx, { session, factor: 'recovery-code', origin, now })
  return { ...verified, open: { ...verified.open, ...open }, usedRecoveryCode: true }
}

/** The other account loses the number and its sessions, and nothing else: its owner may still prove that it is theirs. */
async function openNewAccount(tx: AuthDb, auth: Auth, { account, token, origin, now }: RightCode): Promise<Verified> {
  const phone = token.relatesTo
  const notice = await releasePhone(tx, auth, { user: account.user, ip: origin.ip, now })
  const created = await createAccount(tx, auth, {
    id: randomUUID(),
    address: { phone },
    ...NO_PASSWORD,
    confirmedAt: now,
    data: {},
    origin,
    now,
  })
  if (!created) throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
  const { id: userId } = created.user
  const open = await openSession(tx, { userId, method: 'otp', origin, now })
  await recordAudit(tx, { action: 'login', actorId: userId, ip: origin.ip, now, traits: { provider: 'otp' } })
  return { kind: 'session', account: created, open, notices: [notice] }
}

/** Takes the number from an account, whose row is locked. Returns what its owner is told, after the commit. */
async function releasePhone(tx: AuthDb, auth: Auth, { user, ip, now }: { user: UserRow; ip: string; now: Date }) {
  const { id: userId, phone, email } = user
  await tx.update(users).set({ phone: null, phoneChange: null, updatedAt: now }).where(eq(users.id, userId))
  await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, 'phone')))
  await recomputeProviders(tx, userId)
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await clearOneTimeTokens(tx, userId)
  const phoneHmac = auth.secrets.fingerprint(phone ?? '', RELEASED_CONTEXT)
  await tx.insert(releasedPhones).values({ userId, phoneHmac, releasedAt: now })
  await recordAudit(tx, { action: 'phone_released', actorId: userId, ip, now })
  // The number belongs to somebody else now.
  return { kind: 'phone_released' as const, owner: { email, phone: null } }
}

/** The HMAC context of numbers in `released_phones`. */
const RELEASED_CONTEXT = 'released_phones'
