import { eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { UserRow } from '#auth/accounts/users.ts'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { notifyOwner } from '#auth/messages/notify-owner.ts'
import { recoveryCodes } from '#auth/tables/factors.server.ts'
import { triesWindowLeftS } from './factor-attempts.ts'

export type RecoveryCodesRow = typeof recoveryCodes.$inferSelect

const CODES = 10
/** Two halves make 16 digits, 53 bits. Digits only, so that a phone shows its large number pad. */
const HALF_DIGITS = 8
const RECOVERY_CODE = /^\d{16}$/
/** Counted in a window that the first wrong attempt starts. */
const WRONG_TRIES_MAX = 5

/** The code as it is stored: without the spaces and hyphens that group it on paper. */
export const bareRecoveryCode = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Whether a bare code can be a recovery code; those of apps and text messages are shorter. */
export const isRecoveryCode = (code: string): boolean => RECOVERY_CODE.test(code)

/** The recovery codes of an account. */
export async function findRecoveryCodes(db: AuthDb, userId: string): Promise<RecoveryCodesRow | undefined> {
  const [row] = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row
}

/** Selects the recovery codes of an account for update. */
export async function lockRecoveryCodes(tx: AuthDb, userId: string): Promise<RecoveryCodesRow | undefined> {
  const [row] = await tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).for('update')
  return row
}

/** New codes in plain text, which nothing stores, and their HMACs. */
export function newRecoveryCodes(auth: Auth, userId: string): { codes: string[]; codeHmacs: string[] } {
  const codes = new Set<string>()
  while (codes.size < CODES) codes.add(newHalf() + newHalf())
  return { codes: [...codes], codeHmacs: [...codes].map((code) => auth.secrets.fingerprint(code, contextOf(userId))) }
}

function newHalf(): string {
  return String(randomInt(10 ** HALF_DIGITS)).padStart(HALF_DIGITS, '0')
}

const contextOf = (userId: string) => `recovery_codes:${userId}`

/**
 * Uses a code up. Returns null, or an AuthError that the caller throws after the commit, so that a wrong attempt
 * stays counted: 422 `mfa_verification_failed`, also without any codes, or 429 `mfa_recovery_codes_locked`.
 */
export async function useRecoveryCode(
  tx: AuthDb,
  auth: Auth,
  { userId, code, ip, now }: { userId: string; code: string; ip: string; now: Date },
): Promise<AuthError | null> {
  const row = await lockRecoveryCodes(tx, userId)
  if (!row) return wrong()
  const windowLeftS = triesWindowLeftS(row.firstWrongTryAt, now)
  if (windowLeftS > 0 && row.wrongTries >= WRONG_TRIES_MAX) return locked(windowLeftS)
  const isIt = eq(recoveryCodes.id, row.id)
  const known = new Set(auth.secrets.fingerprints(bareRecoveryCode(code), contextOf(userId)))
  const codeHmacs = row.codeHmacs.filter((hmac) => !known.has(hmac))
  if (codeHmacs.length === row.codeHmacs.length) {
    const counted = windowLeftS > 0 ? { wrongTries: row.wrongTries + 1 } : { wrongTries: 1, firstWrongTryAt: now }
    await tx.update(recoveryCodes).set(counted).where(isIt)
    return wrong()
  }
  await tx.update(recoveryCodes).set({ codeHmacs, wrongTries: 0, firstWrongTryAt: null, updatedAt: now }).where(isIt)
  const traits = { recovery_codes_id: row.id, left: codeHmacs.length }
  await recordAudit(tx, { action: 'recovery_code_used', actorId: userId, ip, now, traits })
  return null
}

/** Tells the owner of the account that a code was used. Call it after the commit. */
export async function notifyRecoveryCodeUsed(auth: Auth, owner: UserRow): Promise<void> {
  const codesLeft = (await findRecoveryCodes(auth.db, owner.id))?.codeHmacs.length ?? 0
  await notifyOwner(auth, { kind: 'recovery_code_used', owner, data: { codesLeft } })
}

function wrong(): AuthError {
  return new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered')
}

function locked(waitS: number): AuthError {
  return new AuthError(429, 'mfa_recovery_codes_locked', 'Too many wrong recovery codes, try again later', {
    headers: { 'Retry-After': String(waitS) },
  })
}
