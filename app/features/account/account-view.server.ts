import { formatDate, formatRelative } from '#app/platform/time/dates.ts'
import type { OwnAccount, SignInMethods } from '#app/platform/own-account.ts'
import { deviceName } from '#app/platform/text/device-name.ts'
import { copy } from './copy.ts'
import type { Device } from './devices/devices.tsx'

/** The account screen's data. */
export async function accountView(own: OwnAccount, ways: SignInMethods, now: Date) {
  const { email, phone, newEmail, isAnonymous, hasPassword, canLink, identities, factors, factorKinds } = own
  const connected = new Set(identities.map(({ provider }) => provider))
  return {
    email,
    phone,
    newEmail,
    isAnonymous,
    hasPassword,
    canUnlink: canLink && identities.length > 1,
    factors,
    factorKinds,
    identities: identities.map(({ id, provider }) => ({ id, provider })),
    linkable: canLink ? ways.providers.filter((name) => !connected.has(name)) : [],
    takesPhone: ways.phone,
    recoveryCodes: await recoveryCodesOf(own),
    passkeys: ways.passkeys ? await passkeysOf(own, now) : null,
    devices: await devicesOf(own, now),
  }
}

async function passkeysOf(own: OwnAccount, now: Date) {
  const { note, usedNote } = copy.passkeys
  return (await own.listPasskeys()).map(({ id, name, createdAt, lastUsedAt }) => {
    const added = formatDate(createdAt)
    return { id, name, note: lastUsedAt ? usedNote(added, formatRelative(lastUsedAt, now)) : note(added) }
  })
}

/** Null for accounts that have nothing the codes could take the place of. */
async function recoveryCodesOf(own: OwnAccount) {
  if (!own.takesRecoveryCodes) return null
  const left = await own.countRecoveryCodes()
  const isUseful = left !== null || own.factors.length > 0 || (await own.listPasskeys()).length > 0
  return isUseful ? { left } : null
}

async function devicesOf(own: OwnAccount, now: Date): Promise<Device[]> {
  const sessions = await own.listSessions()
  return sessions
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
    .map(({ id, userAgent, place, createdAt, refreshedAt, isThis }) => ({
      id,
      name: deviceName(userAgent) ?? copy.devices.unknown,
      place,
      since: formatDate(createdAt),
      seen: formatRelative(refreshedAt, now),
      isThis,
    }))
}
