import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Auth, AuthDb } from './context.ts'
import { MS_PER_S } from './durations.ts'
import type { PendingSignUp } from './pending-sign-ups.ts'
import { oneTimeTokens, type OneTimeTokenKind } from './tables.server.ts'

export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect

/** What goes into the message; the database holds neither. */
export interface Issued {
  /** For links and for clients that show a page of their own; begins with `pkce_` when it ends in a code. */
  linkToken: string
  /** Digits to be typed. */
  code: string
}

const TOKEN_BYTES = 32
const ATTEMPTS_MAX = 5
/** One a minute for as long as a link lives by default: a stranger's sign-ups do not push out the owner's. */
const CONFIRMATIONS_MAX = 60
/** Several people may want to change to one address; nobody has to be told apart beyond this many. */
const CANDIDATES_MAX = 5
const PKCE_PREFIX = 'pkce_'
/** Stored in place of the code's HMAC after too many wrong tries: no code matches it. */
const VOID_CODE = ''

/**
 * Makes a link token and a code of this kind. Either uses up both. They take the place of an earlier one, unless
 * there is something `pending`: then earlier confirmations stay valid beside it.
 */
export async function issueOneTimeToken(
  tx: AuthDb,
  auth: Auth,
  wanted: {
    userId: string
    kind: OneTimeTokenKind
    relatesTo: string
    flowStateId: string | null
    /** Instead of a random code. */
    code?: string
    /** For the confirmation of an unconfirmed account. */
    pending?: PendingSignUp | undefined
    now: Date
  },
): Promise<Issued> {
  const { userId, kind, relatesTo, flowStateId, pending, now } = wanted
  const { mail, sms } = auth.settings.messages
  const { codeLength, codeExpiryS, expiryS } = relatesTo.includes('@') ? mail : { ...sms, codeExpiryS: sms.expiryS }
  const code = wanted.code ?? String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
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
        targetWhere: ne(oneTimeTokens.kind, 'confirmation'),
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

/** Whether a link was made for a PKCE client: its errors are written so that this client reads them. */
export function isPkceToken(linkToken: string): boolean {
  return linkToken.startsWith(PKCE_PREFIX)
}

/** The live token of this link, among these kinds; null if it was used, replaced, or is too old. */
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

/** Whoever was sent a live code of these kinds to this address, newest first. */
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
 * Tries a typed code against what was sent to this address. The user's row must be locked. A wrong try is
 * counted (the caller has to commit it), and after five the code is void; its link is not.
 */
export async function tryCode(
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
  await countWrongTry(
    tx,
    rows.map(({ id }) => id),
  )
  return null
}

/** After the last try the code is void. The link, which nobody can guess, stays: a stranger cannot take it away. */
async function countWrongTry(tx: AuthDb, ids: string[]): Promise<void> {
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

/** Voids everything that was sent to a user: after each success, and when her password or address changes. */
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
