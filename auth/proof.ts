import { and, eq } from 'drizzle-orm'
import type { Auth, AuthDb, Caller } from './context.ts'
import { MS_PER_S } from './durations.ts'
import { AuthError } from './errors.ts'
import { sessions } from './tables.server.ts'
import { hasVerifiedFactor, type Account, type UserRow } from './users.ts'

/**
 * How the person of a session last proved who they are, weakest first: by another site or a wallet, by a code or
 * link that was sent to their address, by the password, by a second factor.
 */
const PROOF_KINDS = ['sign-in', 'code', 'password', 'factor'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

/** The newest proof of a session, as its row keeps it. Both are null, or neither. */
interface SessionProof {
  provenAt: Date | null
  provenBy: ProofKind | null
}

/** How old a proof may be where AUTH_STEP_UP_MAX_AGE_S does not say so. */
const MAX_AGE_S = 900

/** The amr methods of sessions that a code or a link has opened. */
const CODE_METHODS = new Set(['otp', 'magiclink', 'recovery', 'invite', 'email/signup', 'email_change'])

/** What a sign-in by this amr method proves. */
export function proofOfMethod(method: string): ProofKind {
  if (method === 'password') return 'password'
  return CODE_METHODS.has(method) ? 'code' : 'sign-in'
}

/** What an account has to prove anything by. */
export interface ProofMeans extends Pick<
  UserRow,
  'email' | 'emailConfirmedAt' | 'phone' | 'phoneConfirmedAt' | 'isAnonymous'
> {
  hasVerifiedFactor: boolean
  hasPassword: boolean
}

export function proofMeansOf(account: Account): ProofMeans {
  const { user } = account
  return { ...user, hasPassword: user.passwordHash !== null, hasVerifiedFactor: hasVerifiedFactor(account) }
}

/** The strongest proof that an account can give now; null for a guest, who has nothing to prove anything by. */
export function strongestProof(means: ProofMeans): ProofKind | null {
  if (means.hasVerifiedFactor) return 'factor'
  if (means.hasPassword) return 'password'
  if (provenAddress(means) !== null) return 'code'
  return means.isAnonymous ? null : 'sign-in'
}

/** Where `sendReauthentication` sends a code: the e-mail address, else the phone number (digits), if it is confirmed. */
export function provenAddress(means: ProofMeans): { channel: 'mail' | 'sms'; address: string } | null {
  const { email, emailConfirmedAt, phone, phoneConfirmedAt } = means
  if (email !== null) return emailConfirmedAt ? { channel: 'mail', address: email } : null
  return phone !== null && phoneConfirmedAt ? { channel: 'sms', address: phone } : null
}

interface Proof {
  means: ProofMeans
  session: SessionProof
}

/**
 * Whether this session has given a proof as strong as the account has now, lately enough. An account that gets a
 * stronger proof voids the weaker ones that its sessions gave before.
 */
export function isProofFresh(auth: Pick<Auth, 'settings' | 'clock'>, { means, session }: Proof): boolean {
  const strongest = strongestProof(means)
  return strongest === null || isProvenBy(auth, session, strongest)
}

/** Throws AuthError 403 `step_up_needed` where the settings ask for a fresh proof and this session has given none. */
export function demandFreshProof(auth: Auth, { account, session }: Caller): void {
  if (auth.settings.sessions.stepUpMaxAgeS === undefined) return
  if (!isProofFresh(auth, { means: proofMeansOf(account), session })) throw stepUpNeeded()
}

/** The same before a password is set. */
export function demandProofForPassword(auth: Auth, { account, session }: Caller): void {
  if (!maySetPassword(auth, { means: proofMeansOf(account), session })) throw stepUpNeeded()
}

/**
 * Whether this session may set a password: where the settings ask for nothing, by a fresh proof, or by a code or link that opened it lately, because who
 * has forgotten the password comes by one.
 */
export function maySetPassword(auth: Pick<Auth, 'settings' | 'clock'>, proof: Proof): boolean {
  if (auth.settings.sessions.stepUpMaxAgeS === undefined || isProofFresh(auth, proof)) return true
  return strongestProof(proof.means) === 'password' && isProvenBy(auth, proof.session, 'code')
}

/** Whether this session was proven lately by this kind or a stronger one. */
function isProvenBy(
  { settings, clock }: Pick<Auth, 'settings' | 'clock'>,
  { provenAt, provenBy }: SessionProof,
  kind: ProofKind,
): boolean {
  if (provenAt === null || provenBy === null) return false
  const ageS = (clock().getTime() - provenAt.getTime()) / MS_PER_S
  const isRecent = ageS <= (settings.sessions.stepUpMaxAgeS ?? MAX_AGE_S)
  return isRecent && PROOF_KINDS.indexOf(provenBy) >= PROOF_KINDS.indexOf(kind)
}

/** Whether the password was typed in this session so lately that a change of it need not ask for it once more. */
export function wasPasswordTyped(auth: Auth, { session, claims }: Caller): boolean {
  const { stepUpMaxAgeS } = auth.settings.sessions
  if (stepUpMaxAgeS === undefined) return false
  if (session.provenBy === 'password' && isProvenBy(auth, session, 'password')) return true
  const since = auth.clock().getTime() / MS_PER_S - stepUpMaxAgeS
  return claims.amr.some(({ method, timestamp }) => method === 'password' && timestamp >= since)
}

/** Stamps a session. Answers false if it has ended, or if a factor was proven in a session that is not at aal2. */
export async function stampProof(
  tx: AuthDb,
  { userId, sessionId, kind, now }: { userId: string; sessionId: string; kind: ProofKind; now: Date },
): Promise<boolean> {
  const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
  const isRaised = kind === 'factor' ? eq(sessions.aal, 'aal2') : undefined
  const stamped = await tx
    .update(sessions)
    .set({ provenAt: now, provenBy: kind })
    .where(and(isOwn, isRaised))
    .returning({ id: sessions.id })
  return stamped.length > 0
}

function stepUpNeeded(): AuthError {
  return new AuthError(403, 'step_up_needed', 'This needs a fresh proof of identity in this session.')
}
