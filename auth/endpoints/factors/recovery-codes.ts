import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { findAccount, hasVerifiedFactor, type Account } from '#auth/accounts/users.ts'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Caller, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { raiseSession } from '#auth/factors/factors.ts'
import {
  findRecoveryCodes,
  lockRecoveryCodes,
  newRecoveryCodes,
  notifyRecoveryCodeUsed,
  useRecoveryCode,
  type RecoveryCodesRow,
} from '#auth/factors/recovery-codes.ts'
import { originOf, readBody, readOptionalBody, text } from '#auth/http/transport.ts'
import { notifyOwner } from '#auth/messages/notify-owner.ts'
import { assertFreshProof } from '#auth/sessions/proof.ts'
import { toSessionJson, type OpenSession, type Origin } from '#auth/sessions/sessions.ts'
import { recoveryCodes } from '#auth/tables/factors.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { listPasskeys } from '#auth/webauthn/passkeys.ts'
import { parseFactorName } from './factors.ts'

const TYPE = 'recovery_code'
const NAME = 'Recovery codes'

const newCodesBody = v.object({ friendly_name: text })
const verifyBody = v.object({ code: text })

/** GET /factors/recovery-codes (signed in): how many codes the set had, and how many are left. */
export function getRecoveryCodes(auth: Auth): Endpoint {
  return async (c) => {
    const row = await findRecoveryCodes(auth.db, c.get('caller').account.user.id)
    if (!row) throw notFound()
    return c.json({ id: row.id, type: TYPE, total: row.total, remaining: row.codeHmacs.length })
  }
}

/**
 * POST /factors/recovery-codes (signed in): makes the first set. Its codes are in this response and nowhere else.
 * Throws AuthError 403 `insufficient_aal` or `step_up_needed`, 422 `mfa_recovery_codes_enroll_not_enabled`,
 * `mfa_recovery_codes_sole_factor` or `mfa_verified_factor_exists`.
 */
export function createRecoveryCodes(auth: Auth): Endpoint {
  return async (c) => {
    const { friendly_name: given } = await readOptionalBody(c, newCodesBody)
    const friendlyName = parseFactorName(given) || NAME
    const made = await makeCodes(auth, c.get('caller'), originOf(c, auth), (existing) => {
      if (existing) throw new AuthError(422, 'mfa_verified_factor_exists', 'Recovery codes exist, regenerate them')
      return friendlyName
    })
    return c.json(made)
  }
}

/** POST /factors/recovery-codes/regenerate (signed in): new codes in place of the old ones, which are void. */
export function regenerateRecoveryCodes(auth: Auth): Endpoint {
  return async (c) => {
    const made = await makeCodes(auth, c.get('caller'), originOf(c, auth), (existing) => {
      if (!existing) throw notFound()
      return existing.friendlyName
    })
    return c.json(made)
  }
}

/** `nameOf` checks what exists, and returns the name of the set. */
async function makeCodes(
  auth: Auth,
  caller: Caller,
  { ip }: Origin,
  nameOf: (existing: RecoveryCodesRow | undefined) => string,
) {
  if (!auth.settings.mfa.recoveryCodes.canEnroll) {
    throw new AuthError(422, 'mfa_recovery_codes_enroll_not_enabled', 'Recovery codes are disabled')
  }
  assertMayChange(auth, caller)
  const { user } = caller.account
  const now = auth.clock()
  const { codes, codeHmacs } = newRecoveryCodes(auth, user.id)
  const row = await auth.db.transaction(async (tx) => {
    // Locked, so that of two requests at once the second one sees the codes of the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
    const friendlyName = nameOf(await lockRecoveryCodes(tx, user.id))
    await assertNotSole(tx, user.id)
    const set = { friendlyName, codeHmacs, total: codes.length, wrongTries: 0, firstWrongTryAt: null, updatedAt: now }
    const [stored] = await tx
      .insert(recoveryCodes)
      .values({ userId: user.id, createdAt: now, ...set })
      .onConflictDoUpdate({ target: recoveryCodes.userId, set })
      .returning()
    if (!stored) throw new Error('Recovery codes were not stored.')
    const traits = { recovery_codes_id: stored.id }
    await recordAudit(tx, { action: 'recovery_codes_created', actorId: user.id, ip, now, traits })
    return stored
  })
  await notifyOwner(auth, { kind: 'recovery_codes_created', owner: user })
  return { id: row.id, type: TYPE, friendly_name: row.friendlyName, total: row.total, codes }
}

/** Codes stand in for another factor: without one they would open nothing. */
async function assertNotSole(tx: AuthDb, userId: string): Promise<void> {
  const account = await findAccount(tx, userId)
  if (account && (hasVerifiedFactor(account) || (await listPasskeys(tx, userId)).length > 0)) return
  throw new AuthError(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes need another factor or a passkey')
}

/** As for a new factor: at aal2 where the account has a factor, and with a fresh proof. */
function assertMayChange(auth: Auth, caller: Caller): void {
  const isRaised = caller.session.aal === 'aal2' && caller.claims.aal === 'aal2'
  if (!isRaised && hasVerifiedFactor(caller.account)) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to change recovery codes')
  }
  assertFreshProof(auth, caller)
}

/** DELETE /factors/recovery-codes (signed in): none of them works any more. */
export function deleteRecoveryCodes(auth: Auth): Endpoint {
  return async (c) => {
    const caller = c.get('caller')
    assertMayChange(auth, caller)
    const { id: userId } = caller.account.user
    const { ip } = originOf(c, auth)
    const id = await auth.db.transaction(async (tx) => {
      const [deleted] = await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).returning()
      if (!deleted) throw notFound()
      const traits = { recovery_codes_id: deleted.id }
      await recordAudit(tx, { action: 'recovery_codes_deleted', actorId: userId, ip, now: auth.clock(), traits })
      return deleted.id
    })
    return c.json({ id })
  }
}

/**
 * POST /factors/recovery-codes/verify (signed in): a right code raises the session to aal2, as a second factor does,
 * and does not work again. Responds with the new session. Throws AuthError 422 `mfa_verification_failed` or
 * `mfa_recovery_codes_verify_not_enabled`, 429 `mfa_recovery_codes_locked`.
 */
export function verifyRecoveryCode(auth: Auth): Endpoint {
  return async (c) => {
    if (!auth.settings.mfa.recoveryCodes.canVerify) {
      throw new AuthError(422, 'mfa_recovery_codes_verify_not_enabled', 'Recovery codes are disabled')
    }
    const { code = '' } = await readBody(c, verifyBody)
    const now = auth.clock()
    const attempt = { caller: c.get('caller'), code, origin: originOf(c, auth), now }
    const raised = await auth.db.transaction((tx) => raise(tx, auth, attempt))
    if (raised instanceof AuthError) throw raised
    await notifyRecoveryCodeUsed(auth, raised.account.user)
    return c.json(await toSessionJson(auth, { ...raised, now }))
  }
}

async function raise(
  tx: AuthDb,
  auth: Auth,
  { caller, code, origin, now }: { caller: Caller; code: string; origin: Origin; now: Date },
): Promise<{ account: Account; open: OpenSession } | AuthError> {
  const userId = caller.account.user.id
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, caller.session.id)).for('update')
  if (!session) {
    return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  const refusal = await useRecoveryCode(tx, auth, { userId, code, ip: origin.ip, now })
  if (refusal) return refusal
  const open = await raiseSession(tx, { session, factor: 'recovery-code', origin, now })
  const account = await findAccount(tx, userId)
  if (!account) throw new Error('A signed-in user was not found.')
  return { account, open }
}

function notFound(): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', 'There are no recovery codes')
}
