import { and, eq } from 'drizzle-orm'
import type { Auth, AuthRequest } from '#auth/context.ts'
import { hasDeviceCookie, isKnownDevice, rememberDevice } from '#auth/limits/known-devices.ts'
import type { NewSession } from '#auth/sessions/sessions.ts'
import { revokedDevices } from '#auth/tables/devices.server.ts'
import type { UserRow } from '#auth/accounts/users.ts'
import { sendAlert } from './sign-in-alerts.ts'

/**
 * Remembers the device of a sign-in, and tells the owner of the account if it is new to it; not of the first sign-in
 * of all. Call it after the commit, before the response is made.
 */
export async function greetDevice(
  auth: Auth,
  c: AuthRequest,
  { user, open, now }: { user: UserRow; open: NewSession; now: Date },
): Promise<void> {
  const { deviceHash } = open.origin
  if (deviceHash === null) return
  const isKnown = await isKnownDevice(auth, c, user)
  rememberDevice(auth, c, user)
  if (isKnown || open.isFirst || user.isAnonymous) return
  // A device that its owner reported is known again from here on: this sign-in is told as well.
  if (hasDeviceCookie(auth, c)) {
    const isIt = and(eq(revokedDevices.userId, user.id), eq(revokedDevices.deviceHash, deviceHash))
    await auth.db.delete(revokedDevices).where(isIt)
  }
  if (auth.settings.messages.mail.notify.newDevice) await sendAlert(auth, { user, open, deviceHash, now })
}
