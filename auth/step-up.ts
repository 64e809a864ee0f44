import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { recordAudit } from './audit.ts'
import type { Auth, AuthDb } from './context.ts'
import { AuthError } from './errors.ts'
import { challenge } from './factor-challenges.ts'
import { askerInSession } from './known-devices.ts'
import {
  type ChallengeRow,
  checkFactorCode,
  countWrongTry,
  isChallengeOver,
  spendFactorCode,
  tooManyTries,
} from './factor-tries.ts'
import { deleteOneTimeToken } from './one-time-tokens.ts'
import { isProofFresh, proofMeansOf, provenAddress, stampProof, strongestProof, type ProofKind } from './proof.ts'
import { sendReauthentication, tryReauthentication } from './reauthentication.ts'
import { isLongPassword } from './stored-password.ts'
import { mfaChallenges, mfaFactors, users } from './tables.server.ts'
import type { LiveSession } from './session-end.ts'
import type { Account } from './users.ts'

/** Where a code is sent when its owner asks for one. */
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

/** How the person of a session proves again who they are, by the strongest proof that their account has. */
export interface StepUp {
  /** What is asked for; null for a guest, who has nothing to prove anything by. */
  kind: ProofKind | null
  /** It was proven in this session a short while ago, or nothing can be asked. */
  isFresh: boolean
  /** A code of an authenticator app is taken. */
  hasApp: boolean
  /** Whom a code can be sent to. */
  receivers: readonly CodeReceiver[]
  /** Sends a code. Counts in the same limits as every other message. */
  sendCode(receiverId: string): Promise<StepUpOutcome>
  /** Stamps the session if the proof is right. Wrong tries count in the same limits as at the sign-in. */
  prove(typed: { password?: string; code?: string }): Promise<StepUpOutcome>
}

interface Asked {
  account: Account
  session: LiveSession
  ip: string
}

const ADDRESS = 'address'
const PHONE_DIGITS_SHOWN = 4

export function stepUpOf(auth: Auth, asked: Asked): StepUp {
  const { account, session } = asked
  const means = proofMeansOf(account)
  const kind = strongestProof(means)
  const apps = account.factors.filter(({ status, factorType }) => status === 'verified' && factorType === 'totp')
  return {
    kind,
    isFresh: isProofFresh(auth, { means, session }),
    hasApp: apps.length > 0,
    receivers: receiversOf(account, kind),
    sendCode: (receiverId) => outcomeOf(() => sendCode(auth, asked, receiverId)),
    prove: (typed) => outcomeOf(() => prove(auth, asked, typed)),
  }
}

function receiversOf(account: Account, kind: ProofKind | null): CodeReceiver[] {
  if (kind === 'code') {
    const proven = provenAddress(proofMeansOf(account))
    return proven ? [{ id: ADDRESS, channel: proven.channel, address: shown(proven.channel, proven.address) }] : []
  }
  if (kind !== 'factor') return []
  return account.factors.flatMap(({ id, status, phone }) =>
    status === 'verified' && phone !== null ? [{ id, channel: 'sms' as const, address: shown('sms', phone) }] : [],
  )
}

const shown = (channel: CodeReceiver['channel'], address: string) =>
  channel === 'mail' ? address : address.slice(-PHONE_DIGITS_SHOWN)

async function sendCode(auth: Auth, { account, session, ip }: Asked, receiverId: string): Promise<StepUpOutcome> {
  const kind = strongestProof(proofMeansOf(account))
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
  asked: Asked,
  { password = '', code = '' }: { password?: string; code?: string },
): Promise<StepUpOutcome> {
  const kind = strongestProof(proofMeansOf(asked.account))
  if (kind === 'password') return provePassword(auth, asked, password)
  if (kind === 'factor') return proveCode(auth, { ...asked, bucket: 'factorVerify', kind, code, spend: spendOfFactors })
  if (kind === 'code') return proveCode(auth, { ...asked, bucket: 'verify', kind, code, spend: spendMailed })
  return refused('wrong')
}

async function provePassword(auth: Auth, { account, session, ip }: Asked, password: string): Promise<StepUpOutcome> {
  const { id: userId, email, phone, passwordHash } = account.user
  const thisTry = await auth.limits.takePasswordTry(email ?? phone ?? userId, askerInSession(session, ip))
  if (!(await auth.passwords.verify(password, passwordHash))) return refused('wrong')
  await thisTry.forgive()
  const now = auth.clock()
  return auth.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordIsLong: isLongPassword(auth, password) })
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash ?? '')))
    return stamp(tx, { userId, sessionId: session.id, kind: 'password', ip, now })
  })
}

/** Answers whether the code was right, and uses it up. A wrong one is counted. */
type Spend = (tx: AuthDb, auth: Auth, typed: { userId: string; code: string; now: Date }) => Promise<boolean>

interface CodeTry extends Asked {
  bucket: 'factorVerify' | 'verify'
  kind: 'factor' | 'code'
  code: string
  spend: Spend
}

async function proveCode(auth: Auth, { account, session, ip, bucket, kind, code, spend }: CodeTry) {
  await auth.limits.take(bucket, ip)
  const userId = account.user.id
  const now = auth.clock()
  const done = await auth.db.transaction(async (tx): Promise<StepUpOutcome | AuthError> => {
    try {
      const isRight = await spend(tx, auth, { userId, code: code.replace(/\s/g, ''), now })
      return isRight ? await stamp(tx, { userId, sessionId: session.id, kind, ip, now }) : refused('wrong')
    } catch (error) {
      // Thrown only after the commit: what was counted stays.
      if (error instanceof AuthError) return error
      throw error
    }
  })
  if (done instanceof AuthError) throw done
  return done
}

const spendMailed: Spend = async (tx, auth, typed) => {
  const token = await tryReauthentication(tx, auth, typed)
  if (token) await deleteOneTimeToken(tx, token.id)
  return token !== null
}

/** The code may be of any app, or of any phone that was sent one: nobody has to say which. */
const spendOfFactors: Spend = async (tx, auth, { userId, code, now }) => {
  const isVerified = and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, 'verified'))
  const all = await tx.select().from(mfaFactors).where(isVerified).orderBy(mfaFactors.id).for('update')
  const usable = all.filter((factor) => auth.settings.mfa[factor.factorType].canVerify)
  const open = usable.filter((factor) => tooManyTries(factor, now) === undefined)
  const [tooMany] = usable.flatMap((factor) => tooManyTries(factor, now) ?? [])
  if (open.length === 0 && tooMany) throw tooMany
  const tries = []
  for (const factor of open) {
    const asked = factor.phone === null ? undefined : await findChallenge(tx, factor.id)
    const isOver = asked !== undefined && isChallengeOver(auth, asked, now)
    if (factor.phone === null || (asked && !isOver)) tries.push({ factor, challenge: asked, code, now })
  }
  for (const one of tries) {
    const proof = checkFactorCode(auth, one)
    if (proof) {
      await spendFactorCode(tx, one, proof)
      return true
    }
  }
  for (const one of tries) await countWrongTry(tx, one)
  return false
}

/** The newest code that a phone was sent and that was not used. */
async function findChallenge(tx: AuthDb, factorId: string): Promise<ChallengeRow | undefined> {
  const { codeHmac, verifiedAt, createdAt } = mfaChallenges
  const isUnused = and(eq(mfaChallenges.factorId, factorId), isNotNull(codeHmac), isNull(verifiedAt))
  const [newest] = await tx.select().from(mfaChallenges).where(isUnused).orderBy(desc(createdAt)).limit(1)
  return newest
}

interface Stamp {
  userId: string
  sessionId: string
  kind: ProofKind
  ip: string
  now: Date
}

async function stamp(tx: AuthDb, { ip, ...proof }: Stamp): Promise<StepUpOutcome> {
  if (!(await stampProof(tx, proof))) return refused('signed-out')
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
