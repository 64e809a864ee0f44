import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { challenge } from '#auth/factors/factor-challenges.ts'
import { requesterInSession } from '#auth/limits/requester.ts'
import { consumeFactorCodes } from '#auth/factors/consume-factor-codes.ts'
import { bareRecoveryCode, isRecoveryCode, notifyRecoveryCodeUsed } from '#auth/factors/recovery-codes.ts'
import { deleteOneTimeToken } from '#auth/messages/one-time-tokens.ts'
import {
  isProofFresh,
  proofCredentialsOf,
  provenAddress,
  recordProof,
  strongestProof,
  type ProofKind,
} from './proof.ts'
import { sendReauthentication, checkReauthentication } from './reauthentication.ts'
import { isLongPassword } from '#auth/passwords/stored-password.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'
import { users } from '#auth/tables/users.server.ts'
import type { LiveSession } from './session-end.ts'
import type { Account } from '#auth/accounts/users.ts'

interface CodeReceiver {
  /** A phone factor's id, or `address`. */
  id: string
  channel: 'mail' | 'sms'
  /** An e-mail address, or the last digits of a phone number. */
  address: string
}

type StepUpOutcome =
  | { ok: true }
  | { ok: false; reason: 'wrong' | 'too-often' | 'not-sent' | 'signed-out'; waitS: number }

/** How the user of a session confirms their identity again, by the strongest proof that the account can give. */
export interface StepUp {
  /** The required proof; null for an anonymous account. */
  kind: ProofKind | null
  /** The session has a fresh proof, or no proof is possible. */
  isFresh: boolean
  /** A code of an authenticator app is accepted. */
  hasApp: boolean
  receivers: readonly CodeReceiver[]
  /** Sends a code, within the limits of all messages. */
  sendCode(receiverId: string): Promise<StepUpOutcome>
  /** Records the proof on the session if it is right. Wrong attempts count in the same limits as at sign-in. */
  prove(typed: { password?: string; code?: string }): Promise<StepUpOutcome>
}

interface StepUpSubject {
  account: Account
  session: LiveSession
  ip: string
}

const ADDRESS = 'address'
const PHONE_DIGITS_SHOWN = 4

export function stepUpOf(auth: Auth, subject: StepUpSubject): StepUp {
  const { account, session } = subject
  const credentials = proofCredentialsOf(account)
  const kind = strongestProof(credentials)
  const apps = account.factors.filter(({ status, factorType }) => status === 'verified' && factorType === 'totp')
  return {
    kind,
    isFresh: isProofFresh(auth, { credentials, session }),
    hasApp: apps.length > 0,
    receivers: receiversOf(account, kind),
    sendCode: (receiverId) => outcomeOf(() => sendCode(auth, subject, receiverId)),
    prove: (typed) => outcomeOf(() => prove(auth, subject, typed)),
  }
}

function receiversOf(account: Account, kind: ProofKind | null): CodeReceiver[] {
  if (kind === 'code') {
    const proven = provenAddress(proofCredentialsOf(account))
    return proven ? [{ id: ADDRESS, channel: proven.channel, address: shown(proven.channel, proven.address) }] : []
  }
  if (kind !== 'factor') return []
  return account.factors.flatMap(({ id, status, phone }) =>
    status === 'verified' && phone !== null ? [{ id, channel: 'sms' as const, address: shown('sms', phone) }] : [],
  )
}

const shown = (channel: CodeReceiver['channel'], address: string) =>
  channel === 'mail' ? address : address.slice(-PHONE_DIGITS_SHOWN)

async function sendCode(
  auth: Auth,
  { account, session, ip }: StepUpSubject,
  receiverId: string,
): Promise<StepUpOutcome> {
  const kind = strongestProof(proofCredentialsOf(account))
  if (!receiversOf(account, kind).some(({ id }) => id === receiverId)) return refused('not-sent')
  const now = auth.clock()
  if (kind === 'code') {
    await sendReauthentication(auth, { user: account.user, session, ip, now })
    return { ok: true }
  }
  await auth.limits.take('challenge', ip)
  const isIt = and(eq(mfaFactors.id, receiverId), eq(mfaFactors.userId, account.user.id))
  const [factor] = await auth.db.select().from(mfaFactors).where(isIt)
  if (!factor) return refused('not-sent')
  await challenge(auth, { factor, channel: 'sms', ip, now })
  return { ok: true }
}

async function prove(
  auth: Auth,
  subject: StepUpSubject,
  { password = '', code = '' }: { password?: string; code?: string },
): Promise<StepUpOutcome> {
  const kind = strongestProof(proofCredentialsOf(subject.account))
  if (kind === 'password') return provePassword(auth, subject, password)
  if (kind === 'factor')
    return proveCode(auth, { ...subject, bucket: 'factorVerify', kind, code, consume: consumeFactorCodes })
  if (kind === 'code') return proveCode(auth, { ...subject, bucket: 'verify', kind, code, consume: consumeMailedCode })
  return refused('wrong')
}

async function provePassword(
  auth: Auth,
  { account, session, ip }: StepUpSubject,
  password: string,
): Promise<StepUpOutcome> {
  const { id: userId, email, phone, passwordHash } = account.user
  const attempt = await auth.limits.countPasswordAttempt(email ?? phone ?? userId, requesterInSession(session, ip))
  if (!(await auth.passwords.verify(password, passwordHash))) return refused('wrong')
  await attempt.forgive()
  const now = auth.clock()
  return auth.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordIsLong: isLongPassword(auth, password) })
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash ?? '')))
    return stamp(tx, { userId, sessionId: session.id, kind: 'password', ip, now })
  })
}

/** Returns whether the code was right, and consumes it. A wrong attempt is counted. */
type ConsumeCode = (
  tx: AuthDb,
  auth: Auth,
  typed: { userId: string; code: string; ip: string; now: Date },
) => Promise<boolean>

interface CodeAttempt extends StepUpSubject {
  bucket: 'factorVerify' | 'verify'
  kind: 'factor' | 'code'
  code: string
  consume: ConsumeCode
}

async function proveCode(auth: Auth, { account, session, ip, bucket, kind, code, consume }: CodeAttempt) {
  await auth.limits.take(bucket, ip)
  const userId = account.user.id
  const now = auth.clock()
  const done = await auth.db.transaction(async (tx): Promise<StepUpOutcome | AuthError> => {
    try {
      const isRight = await consume(tx, auth, { userId, code: code.replace(/\s/g, ''), ip, now })
      return isRight ? await stamp(tx, { userId, sessionId: session.id, kind, ip, now }) : refused('wrong')
    } catch (error) {
      // Thrown after the commit, so that the attempt stays counted.
      if (error instanceof AuthError) return error
      throw error
    }
  })
  if (done instanceof AuthError) throw done
  if (done.ok && kind === 'factor' && isRecoveryCode(bareRecoveryCode(code))) {
    await notifyRecoveryCodeUsed(auth, account.user)
  }
  return done
}

const consumeMailedCode: ConsumeCode = async (tx, auth, typed) => {
  const token = await checkReauthentication(tx, auth, typed)
  if (token) await deleteOneTimeToken(tx, token.id)
  return token !== null
}

interface Stamp {
  userId: string
  sessionId: string
  kind: ProofKind
  ip: string
  now: Date
}

async function stamp(tx: AuthDb, { ip, ...proof }: Stamp): Promise<StepUpOutcome> {
  if (!(await recordProof(tx, proof))) return refused('signed-out')
  const { userId: actorId, kind, now } = proof
  await recordAudit(tx, { action: 'step_up', actorId, ip, now, traits: { proof: kind } })
  return { ok: true }
}

async function outcomeOf(work: () => Promise<StepUpOutcome>): Promise<StepUpOutcome> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    if (error.status === 429) return refused('too-often', Number(error.extras.headers?.['Retry-After'] ?? 0))
    return refused('not-sent')
  }
}

function refused(reason: Exclude<StepUpOutcome, { ok: true }>['reason'], waitS = 0): StepUpOutcome {
  return { ok: false, reason, waitS }
}
