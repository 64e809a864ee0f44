import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { MS_PER_S } from '#auth/durations.ts'
import type { PendingSignUp } from '#auth/accounts/pending-sign-ups.ts'
import { oneTimeTokens, type OneTimeTokenKind } from '#auth/tables/one-time-tokens.server.ts'

export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect

/** The plain text of a token; the database holds hashes. */
export interface Issued {
  /** For links and client pages; begins with `pkce_` when it ends in a code. */
  linkToken: string
  /** Digits for typing. */
  code: string
}

const TOKEN_BYTES = 32
export const ATTEMPTS_MAX = 5
/** One a minute for the default lifetime of a link, so that other people's sign-ups do not displace the owner's. */
const CONFIRMATIONS_MAX = 60
/** Several accounts may be changing to one address; a code is compared with this many at most. */
const CANDIDATES_MAX = 5
const PKCE_PREFIX = 'pkce_'
/** Replaces the HMAC of a code after too many wrong attempts: no code matches it. */
const VOID_CODE = ''

/**
 * Creates a link token and a code of this kind; using either consumes both. They replace an earlier one, except for
 * confirmations with `pending`: those stay valid side by side.
 */
export async function issueOneTimeToken(
  tx: AuthDb,
  auth: Auth,
  request: {
    userId: string
    kind: OneTimeTokenKind
    relatesTo: string
    flowStateId: string | null
    /** Default: a random code. */
    code?: string
    /** For the confirmation of an unconfirmed account. */
    pending?: PendingSignUp | undefined
    now: Date
  },
): Promise<Issued> {
  const { userId, kind, relatesTo, flowStateId, pending, now } = request
  const { mail, sms } = auth.settings.messages
  const { codeLength, codeExpiryS, expiryS } = relatesTo.includes('@') ? mail : { ...sms, codeExpiryS: sms.expiryS }
  const code = request.code ?? String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const linkToken = (flowStateId ? PKCE_PREFIX : '') + randomBytes(TOKEN_BYTES).toString('hex')
  const row = {
    relatesTo,
    flowStateId,
    tokenHash: hashLinkToken(linkToken),
    codeHmac: fingerprintOf(auth, { userId, kind, code }),
    attempts: 0,
    ...(pending && { ...pending }),
    codeExpiresAt: new Date(now.getTime() + codeExpiryS * MS_PER_S),
    expiresAt: new Date(now.getTime() + Math.max(expiryS, codeExpiryS) * MS_PER_S),
    createdAt: now,
  }
  if (kind === 'confirmation') {
    await dropConfirmations(tx, { userId, keptMax: pending ? CONFIRMATIONS_MAX - 1 : 0 })
    await tx.insert(oneTimeTokens).values({ userId, kind, ...row })
  } else {
    await tx
      .insert(oneTimeTokens)
      .values({ userId, kind, ...row })
      .onConflictDoUpdate({
        target: [oneTimeTokens.userId, oneTimeTokens.kind],
        // Not a value: PostgreSQL would not find the index when it plans for all values at once.
        targetWhere: sql`${oneTimeTokens.kind} <> 'confirmation'`,
        set: row,
      })
  }
  return { linkToken, code }
}

async function dropConfirmations(tx: AuthDb, { userId, keptMax }: { userId: string; keptMax: number }): Promise<void> {
  const isOne = and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, 'confirmation'))
  const older = tx
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(isOne)
    .orderBy(desc(oneTimeTokens.createdAt))
    .offset(keptMax)
  await tx.delete(oneTimeTokens).where(inArray(oneTimeTokens.id, older))
}

/** Whether a link belongs to a PKCE client, which expects errors in its own format. */
export function isPkceToken(linkToken: string): boolean {
  return linkToken.startsWith(PKCE_PREFIX)
}

/** The valid token of this link, among these kinds; null if it was used, replaced, or has expired. */
export async function findByLinkToken(
  tx: AuthDb,
  { linkToken, kinds, now }: { linkToken: string; kinds: readonly OneTimeTokenKind[]; now: Date },
): Promise<OneTimeTokenRow | null> {
  const [row] = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashLinkToken(linkToken)),
        inArray(oneTimeTokens.kind, [...kinds]),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
  return row ?? null
}

/** The users with an unexpired code of these kinds for this address, newest first. */
export async function findRecipients(
  tx: AuthDb,
  { kinds, relatesTo, now }: { kinds: readonly OneTimeTokenKind[]; relatesTo: string; now: Date },
): Promise<string[]> {
  const rows = await tx
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.relatesTo, relatesTo),
        inArray(oneTimeTokens.kind, [...kinds]),
        ne(oneTimeTokens.codeHmac, VOID_CODE),
        gt(oneTimeTokens.codeExpiresAt, now),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(CANDIDATES_MAX)
  return [...new Set(rows.map(({ userId }) => userId))]
}

/**
 * Checks a typed code against those sent to this address. The user's row must be locked. A wrong attempt is counted
 * (the caller has to commit it); after five the code is void, but not its link.
 */
export async function checkCode(
  tx: AuthDb,
  auth: Auth,
  attempt: { userId: string; kinds: readonly OneTimeTokenKind[]; relatesTo: string; code: string; now: Date },
): Promise<OneTimeTokenRow | null> {
  const { userId, kinds, relatesTo, code, now } = attempt
  const rows = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.kind, [...kinds]),
        eq(oneTimeTokens.relatesTo, relatesTo),
        ne(oneTimeTokens.codeHmac, VOID_CODE),
        gt(oneTimeTokens.codeExpiresAt, now),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
  const right = rows.find((row) => isEqual(row.codeHmac, fingerprintOf(auth, { userId, kind: row.kind, code })))
  if (right) return right
  await countWrongAttempt(
    tx,
    rows.map(({ id }) => id),
  )
  return null
}

/** Voids the code after the last attempt. The link cannot be guessed and stays valid, so that others cannot void it. */
async function countWrongAttempt(tx: AuthDb, ids: string[]): Promise<void> {
  const tried = sql`${oneTimeTokens.attempts} + 1`
  await tx
    .update(oneTimeTokens)
    .set({
      attempts: tried,
      codeHmac: sql`CASE WHEN ${tried} >= ${ATTEMPTS_MAX} THEN ${VOID_CODE} ELSE ${oneTimeTokens.codeHmac} END`,
    })
    .where(inArray(oneTimeTokens.id, ids))
}

export async function deleteOneTimeToken(tx: AuthDb, id: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, id))
}

export async function deleteCode(
  tx: AuthDb,
  { userId, kind }: { userId: string; kind: OneTimeTokenKind },
): Promise<void> {
  await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind)))
}

/** Deletes all tokens of a user: after each success, and when the password or address changes. */
export async function clearOneTimeTokens(tx: AuthDb, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
}

function fingerprintOf(auth: Auth, { userId, kind, code }: { userId: string; kind: string; code: string }): string {
  return auth.secrets.fingerprint(`${kind} ${userId} ${code}`, 'one_time_tokens')
}

function isEqual(stored: string, given: string): boolean {
  const [a, b] = [Buffer.from(stored), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function hashLinkToken(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('base64url')
}
