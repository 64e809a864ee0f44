import { and, eq } from 'drizzle-orm'
import type { Auth, Caller } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { hasVerifiedFactor, type Account, type UserRow } from '#auth/accounts/users.ts'

/**
 * How the user of a session last proved their identity, weakest first: by another site or a wallet, by a code or
 * link that was sent to their address, by the password, by a second factor or a passkey.
 */
const PROOF_KINDS = ['sign-in', 'code', 'password', 'factor'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

/** The newest proof of a session. Both are null, or neither. */
interface SessionProof {
  provenAt: Date | null
  provenBy: ProofKind | null
}

/** The maximum age of a proof where AUTH_STEP_UP_MAX_AGE_S is not set. */
const MAX_AGE_S = 900

/** The amr methods of sessions opened by a code or a link. */
const CODE_METHODS = new Set(['otp', 'magiclink', 'recovery', 'invite', 'email/signup', 'email_change'])

/** The proof that a sign-in by this amr method gives. */
export function proofOfMethod(method: string): ProofKind {
  if (method === 'password') return 'password'
  if (method === 'passkey') return 'factor'
  return CODE_METHODS.has(method) ? 'code' : 'sign-in'
}

/** The parts of an account that decide which proofs it can give. */
export interface ProofCredentials extends Pick<
  UserRow,
  'email' | 'emailConfirmedAt' | 'phone' | 'phoneConfirmedAt' | 'isAnonymous'
> {
  hasVerifiedFactor: boolean
  hasPassword: boolean
}

export function proofCredentialsOf(account: Account): ProofCredentials {
  const { user } = account
  return { ...user, hasPassword: user.passwordHash !== null, hasVerifiedFactor: hasVerifiedFactor(account) }
}

/** The strongest proof that an account can give; null for an anonymous account. */
export function strongestProof(credentials: ProofCredentials): ProofKind | null {
  if (credentials.hasVerifiedFactor) return 'factor'
  if (credentials.hasPassword) return 'password'
  if (provenAddress(credentials) !== null) return 'code'
  return credentials.isAnonymous ? null : 'sign-in'
}

/**
 * Where `sendReauthentication` sends a code: the e-mail address, else the phone number (digits), if it is confirmed.
 */
export function provenAddress(credentials: ProofCredentials): { channel: 'mail' | 'sms'; address: string } | null {
  const { email, emailConfirmedAt, phone, phoneConfirmedAt } = credentials
  if (email !== null) return emailConfirmedAt ? { channel: 'mail', address: email } : null
  return phone !== null && phoneConfirmedAt ? { channel: 'sms', address: phone } : null
}

interface Proof {
  credentials: ProofCredentials
  session: SessionProof
}

/**
 * Whether this session has recently given a proof as strong as the account can give now. A stronger credential, once
 * added, voids weaker proofs.
 */
export function isProofFresh(auth: Pick<Auth, 'settings' | 'clock'>, { credentials, session }: Proof): boolean {
  const strongest = strongestProof(credentials)
  return strongest === null || isProvenBy(auth, session, strongest)
}

/** Throws AuthError 403 `step_up_needed` where the settings require a fresh proof and this session has none. */
export function assertFreshProof(auth: Auth, { account, session }: Caller): void {
  if (auth.settings.sessions.stepUpMaxAgeS === undefined) return
  if (!isProofFresh(auth, { credentials: proofCredentialsOf(account), session })) throw stepUpNeeded()
}

/** Throws AuthError 403 `step_up_needed` unless `maySetPassword`. */
export function assertMaySetPassword(auth: Auth, { account, session }: Caller): void {
  if (!maySetPassword(auth, { credentials: proofCredentialsOf(account), session })) throw stepUpNeeded()
}

/**
 * Whether this session may set a password: if the settings require no proof, by a fresh proof, or by a recent code
 * or link, because a user who has forgotten the password signs in that way.
 */
export function maySetPassword(auth: Pick<Auth, 'settings' | 'clock'>, proof: Proof): boolean {
  if (auth.settings.sessions.stepUpMaxAgeS === undefined || isProofFresh(auth, proof)) return true
  return strongestProof(proof.credentials) === 'password' && isProvenBy(auth, proof.session, 'code')
}

/** Whether this session has a recent proof of at least this kind. */
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

/** Whether the password was typed in this session recently enough to change it without typing it again. */
export function wasPasswordTyped(auth: Auth, { session, claims }: Caller): boolean {
  const { stepUpMaxAgeS } = auth.settings.sessions
  if (stepUpMaxAgeS === undefined) return false
  if (session.provenBy === 'password' && isProvenBy(auth, session, 'password')) return true
  const since = auth.clock().getTime() / MS_PER_S - stepUpMaxAgeS
  return claims.amr.some(({ method, timestamp }) => method === 'password' && timestamp >= since)
}

/**
 * Records a proof on a session. Returns false if the session has ended, or if `kind` is `factor` and the session is
 * not at aal2.
 */
export async function recordProof(
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
