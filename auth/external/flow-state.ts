import { eq } from 'drizzle-orm'
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { AuthDb } from '#auth/db.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { flowState } from '#auth/tables/flows.server.ts'

export type FlowStateRow = typeof flowState.$inferSelect

/** A PKCE challenge. */
export interface Challenge {
  codeChallenge: string
  codeChallengeMethod: 's256' | 'plain'
}

export interface NewFlow {
  challenge: Challenge | undefined
  /** `email` for mails, else the provider's name. */
  providerType: string
  /** The amr method of the session that the flow ends in, e.g. `magiclink` or `oauth`. */
  authenticationMethod: string
  userId?: string
  redirectTo?: string
  linkingTargetId?: string
  emailOptional?: boolean
}

const VERIFIERS_MAX = 5

/** Parses the two PKCE fields of a request; undefined without both. Throws AuthError 400 `validation_failed`. */
export function parseChallenge(challenge: string | undefined, method: string | undefined): Challenge | undefined {
  if (!challenge && !method) return undefined
  if (!challenge || !method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw invalid('code challenge has to be between 43 and 128 unreserved characters')
  }
  const codeChallengeMethod = method.toLowerCase()
  if (codeChallengeMethod !== 's256' && codeChallengeMethod !== 'plain') {
    throw invalid('code challenge method has to be s256 or plain')
  }
  return { codeChallenge: challenge, codeChallengeMethod }
}

/** Creates a flow with a random `id`. */
export async function createFlow(db: AuthDb, { challenge, ...flow }: NewFlow, now: Date): Promise<FlowStateRow> {
  const [row] = await db
    .insert(flowState)
    .values({ ...flow, ...challenge, createdAt: now })
    .returning()
  if (!row) throw new Error('A flow was not inserted.')
  return row
}

/** Selects a flow for update; null when there is none with this id (any text). */
export async function lockFlow(tx: AuthDb, id: string): Promise<FlowStateRow | null> {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return null
  const [row] = await tx.select().from(flowState).where(eq(flowState.id, id)).for('update')
  return row ?? null
}

/** `since`: when the flow was created, or when its code was issued. */
export function isFlowExpired(since: Date, expiryS: number, now: Date): boolean {
  return now.getTime() - since.getTime() >= expiryS * MS_PER_S
}

/**
 * Issues the authorization code of a flow once its user is known. Returns the code, of which only a hash is stored;
 * an earlier code becomes void. Throws AuthError 404 `flow_state_not_found`.
 */
export async function issueAuthCode(
  tx: AuthDb,
  flow: Pick<FlowStateRow, 'id'> &
    Partial<Pick<FlowStateRow, 'providerAccessToken' | 'providerRefreshToken' | 'sessionNotAfter'>> & {
      userId: string
    },
  now: Date,
): Promise<string> {
  const code = randomUUID()
  const { id, ...known } = flow
  const changed = await tx
    .update(flowState)
    .set({ ...known, authCodeHash: hashAuthCode(code), authCodeIssuedAt: now })
    .where(eq(flowState.id, id))
    .returning({ id: flowState.id })
  if (changed.length === 0)
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  return code
}

/** The challenge of a flow, for a mail that continues it. */
export function challengeOf({ codeChallenge, codeChallengeMethod }: FlowStateRow): Challenge | undefined {
  return codeChallenge && codeChallengeMethod ? { codeChallenge, codeChallengeMethod } : undefined
}

export async function deleteFlow(tx: AuthDb, id: string): Promise<void> {
  await tx.delete(flowState).where(eq(flowState.id, id))
}

/**
 * Consumes an authorization code. Returns its deleted flow, or the error to throw after the commit, because a wrong
 * verifier is counted (after five the flow is deleted).
 */
export async function consumeAuthCode(
  tx: AuthDb,
  use: { code: string; verifier: string; expiryS: number; now: Date },
): Promise<(FlowStateRow & { userId: string }) | AuthError> {
  const [flow] = await tx
    .select()
    .from(flowState)
    .where(eq(flowState.authCodeHash, hashAuthCode(use.code)))
    .for('update')
  if (!flow?.userId || !flow.authCodeIssuedAt) {
    return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  if (isFlowExpired(flow.authCodeIssuedAt, use.expiryS, use.now)) {
    return new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (!isVerifierOf(flow, use.verifier)) {
    const failedVerifiers = flow.failedVerifiers + 1
    if (failedVerifiers >= VERIFIERS_MAX) await deleteFlow(tx, flow.id)
    else await tx.update(flowState).set({ failedVerifiers }).where(eq(flowState.id, flow.id))
    return new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  await deleteFlow(tx, flow.id)
  return { ...flow, userId: flow.userId }
}

function isVerifierOf({ codeChallenge, codeChallengeMethod }: FlowStateRow, verifier: string): boolean {
  if (!codeChallenge) return false
  const made = codeChallengeMethod === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  const [expected, actual] = [codeChallenge, made].map((text) => createHash('sha256').update(text).digest())
  return expected !== undefined && actual !== undefined && timingSafeEqual(expected, actual)
}

function hashAuthCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
