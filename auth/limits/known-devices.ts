import { randomBytes, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import type { Auth, AuthRequest } from '#auth/context.ts'
import { DAY_S } from '#auth/durations.ts'
import type { Requester } from './requester.ts'
import type { UserRow } from '#auth/accounts/users.ts'

const DEVICE_COOKIE = 'auth-device'
const COOKIE_MAX_AGE_S = 180 * DAY_S
const NONCE_BYTES = 16
/** 128 bits of an HMAC. */
const MAC_CHARS = 32
/** A family may share one device. */
const ACCOUNTS_MAX = 5
const COOKIE_PATTERN = /^[\w-]{22}(?:\.[\da-f]{32}){1,5}$/

/**
 * The requester of an operation on the account with this e-mail address or phone number, whether or not there is one.
 * A known device carries a cookie with one HMAC per account that has signed in on it.
 */
export function requesterOf(auth: Auth, c: AuthRequest, address: string): Requester {
  const device = auth.settings.sessions.remembersDevices ? readCookie(auth, c) : null
  const isKnown =
    device !== null && deviceMacs(auth, device.nonce, address).some((mac) => includesMac(device.macs, mac))
  return { ip: auth.clientIp(c), deviceId: isKnown ? device.nonce : null, sessionId: null }
}

/** Adds an account that has just signed in to the device cookie. Call it before the response is made. */
export function rememberDevice(auth: Auth, c: AuthRequest, user: UserRow): void {
  const addresses = provenAddresses(user)
  if (!auth.settings.sessions.remembersDevices || addresses.length === 0) return
  const known = readCookie(auth, c)
  const nonce = known?.nonce ?? randomBytes(NONCE_BYTES).toString('base64url')
  const own = addresses.map((address) => deviceMacs(auth, nonce, address)[0] ?? '')
  const macs = [...new Set([...own, ...(known?.macs ?? [])])].slice(0, ACCOUNTS_MAX)
  const secure = auth.settings.externalUrl.startsWith('https:')
  setCookie(c, cookieName(auth), [nonce, ...macs].join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: COOKIE_MAX_AGE_S,
  })
}

/** As `rememberDevice`, if the device is not known yet: for sessions that are refreshed. */
export function rememberUnknownDevice(auth: Auth, c: AuthRequest, user: UserRow): void {
  if (provenAddresses(user).some((address) => requesterOf(auth, c, address).deviceId === null))
    rememberDevice(auth, c, user)
}

function provenAddresses({ email, emailConfirmedAt, phone, phoneConfirmedAt }: UserRow): string[] {
  return [
    ...(email !== null && emailConfirmedAt ? [email] : []),
    ...(phone !== null && phoneConfirmedAt ? [phone] : []),
  ]
}

function readCookie(auth: Auth, c: AuthRequest): { nonce: string; macs: string[] } | null {
  const text = getCookie(c, cookieName(auth)) ?? ''
  if (!COOKIE_PATTERN.test(text)) return null
  const [nonce = '', ...macs] = text.split('.')
  return { nonce, macs }
}

function cookieName({ settings }: Auth): string {
  return `${settings.externalUrl.startsWith('https:') ? '__Host-' : ''}${DEVICE_COOKIE}`
}

/** Under every key, the newest first, so that devices stay known after a rotation. */
function deviceMacs({ secrets }: Auth, nonce: string, address: string): string[] {
  return secrets.fingerprints(`${nonce} ${address}`, 'known_devices').map((mac) => mac.slice(0, MAC_CHARS))
}

function includesMac(macs: readonly string[], mac: string): boolean {
  return macs.some((one) => timingSafeEqual(Buffer.from(one), Buffer.from(mac)))
}
