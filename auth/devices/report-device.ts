import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { recordAudit } from '#auth/audit.ts'
import { lockAccount } from '#auth/accounts/verification.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { revokedDevices, signInAlerts } from '#auth/tables/devices.server.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import { isOpenAlert, type SignInAlert } from './sign-in-alerts.ts'

/** What a report has done, and what it has not. */
export interface DeviceReport {
  passkeysRemoved: number
  /** A second factor was set up after the sign-in, and stays. */
  hasNewFactor: boolean
  /** Where the owner of the account gets a code to sign in: an address is confirmed. */
  hasEmail: boolean
}

/**
 * The owner of an account did not sign in on the device of this alert: ends all its sessions of the account, removes
 * the passkeys that were added there with the sessions that they opened elsewhere, and makes the device unknown.
 *
 * Second factors stay: whoever reads the owner's mails could otherwise remove the factor that keeps them out. Returns
 * null if the link is unknown, used or expired.
 */
export async function reportDevice(
  auth: Auth,
  { token, ip }: { token: string; ip: string },
): Promise<DeviceReport | null> {
  const now = auth.clock()
  return auth.db.transaction(async (tx) => {
    const [alert] = await tx.update(signInAlerts).set({ reportedAt: now }).where(isOpenAlert(token, now)).returning()
    const account = alert && (await lockAccount(tx, alert.userId))
    if (!account) return null
    const { userId, deviceHash, createdAt } = alert
    const passkeys = await removeAccess(tx, alert)
    await tx.insert(revokedDevices).values({ userId, deviceHash, createdAt: now }).onConflictDoNothing()
    const traits = { session_id: alert.sessionId, passkey_ids: passkeys }
    await recordAudit(tx, { action: 'device_reported', actorId: userId, ip, now, traits })
    const isNew = and(gte(mfaFactors.createdAt, createdAt), eq(mfaFactors.status, 'verified'))
    const factors = await tx
      .select({ id: mfaFactors.id })
      .from(mfaFactors)
      .where(and(eq(mfaFactors.userId, userId), isNew))
    return {
      passkeysRemoved: passkeys.length,
      hasNewFactor: factors.length > 0,
      hasEmail: account.user.email !== null && account.user.emailConfirmedAt !== null,
    }
  })
}

/** Deletes what opens the account on the device, or from it. Returns the ids of the passkeys. */
async function removeAccess(tx: AuthDb, { userId, sessionId, deviceHash }: SignInAlert): Promise<string[]> {
  const added = await tx
    .select({ id: webauthnCredentials.id })
    .from(webauthnCredentials)
    .where(
      and(
        eq(webauthnCredentials.userId, userId),
        eq(webauthnCredentials.deviceHash, deviceHash),
        isNull(webauthnCredentials.factorId),
      ),
    )
    .for('update')
  const ids = added.map(({ id }) => id)
  const isOfDevice = or(
    eq(sessions.id, sessionId),
    eq(sessions.deviceHash, deviceHash),
    inArray(sessions.passkeyId, ids),
  )
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOfDevice))
  await tx.delete(webauthnCredentials).where(inArray(webauthnCredentials.id, ids))
  return ids
}
