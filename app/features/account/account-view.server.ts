import { formatDate, formatRelative } from '#app/platform/time/dates.ts'
import type { AccountPort, OwnAccount, SignInMethods } from '#app/platform/own-account.ts'
import { deviceName } from '#app/platform/text/device-name.ts'
import { copy } from './copy.ts'
import type { Device } from './devices/devices.tsx'

/** What the account screen reads. */
interface Account {
  own: OwnAccount
  ways: SignInMethods
  passkeys: Listed<'listPasskeys'>
  codesLeft: number | null
  sessions: Listed<'listSessions'>
}

/** The account screen's data. */
export function accountView({ own, ways, passkeys, codesLeft, sessions }: Account, now: Date) {
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
    recoveryCodes: recoveryCodesOf(own, { left: codesLeft, passkeys: passkeys.length }),
    passkeys: ways.passkeys ? passkeysOf(passkeys, now) : null,
    devices: devicesOf(sessions, now),
  }
}

type Listed<Name extends 'listPasskeys' | 'listSessions'> = Awaited<ReturnType<AccountPort[Name]>>

function passkeysOf(passkeys: Listed<'listPasskeys'>, now: Date) {
  const { note, usedNote } = copy.passkeys
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
    const added = formatDate(createdAt)
    return { id, name, note: lastUsedAt ? usedNote(added, formatRelative(lastUsedAt, now)) : note(added) }
  })
}

/** Null for accounts that have nothing the codes could take the place of. */
function recoveryCodesOf(own: OwnAccount, { left, passkeys }: { left: number | null; passkeys: number }) {
  if (!own.takesRecoveryCodes) return null
  const isUseful = left !== null || own.factors.length > 0 || passkeys > 0
  return isUseful ? { left } : null
}

function devicesOf(sessions: Listed<'listSessions'>, now: Date): Device[] {
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
