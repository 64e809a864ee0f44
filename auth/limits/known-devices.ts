import { and, eq, or } from 'drizzle-orm'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import type { Auth, AuthRequest } from '#auth/context.ts'
import { DAY_S } from '#auth/durations.ts'
import { isSharedDevice } from '#auth/sessions/shared-session.ts'
import type { Requester } from './requester.ts'
import { revokedDevices } from '#auth/tables/devices.server.ts'
import { users } from '#auth/tables/users.server.ts'
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
export async function requesterOf(auth: Auth, c: AuthRequest, address: string): Promise<Requester> {
  const nonce = readKnownNonce(auth, c, address)
  const isKnown = nonce !== null && !(await isRevoked(auth, hashNonce(nonce), address))
  return { ip: auth.clientIp(c), deviceId: isKnown ? nonce : null, sessionId: null }
}

/** Whether one of the account's addresses has signed in on this device, and its owner has not reported it since. */
export async function isKnownDevice(auth: Auth, c: AuthRequest, user: UserRow): Promise<boolean> {
  for (const address of provenAddresses(user)) {
    if ((await requesterOf(auth, c, address)).deviceId !== null) return true
  }
  return false
}

/** Identifies the device of a request among the sessions of an account; null where devices are not remembered. */
export function deviceHashOf(auth: Auth, c: AuthRequest): string | null {
  return auth.settings.sessions.remembersDevices ? hashNonce(nonceOf(auth, c)) : null
}

/** The nonce of the cookie that the request has, or its response will have. */
function nonceOf(auth: Auth, c: AuthRequest): string {
  const nonce = c.get('deviceNonce') ?? readCookie(auth, c)?.nonce ?? randomBytes(NONCE_BYTES).toString('base64url')
  c.set('deviceNonce', nonce)
  return nonce
}

const hashNonce = (nonce: string): string => createHash('sha256').update(nonce).digest('hex')

async function isRevoked({ db }: Auth, deviceHash: string, address: string): Promise<boolean> {
  const rows = await db
    .select({ userId: revokedDevices.userId })
    .from(revokedDevices)
    .innerJoin(users, eq(users.id, revokedDevices.userId))
    .where(and(eq(revokedDevices.deviceHash, deviceHash), or(eq(users.email, address), eq(users.phone, address))))
    .limit(1)
  return rows.length > 0
}

/** Adds an account that has just signed in to the device cookie. Call it before the response is made. */
export function rememberDevice(auth: Auth, c: AuthRequest, user: UserRow): void {
  const addresses = provenAddresses(user)
  if (!auth.settings.sessions.remembersDevices || addresses.length === 0 || isSharedDevice(auth, c)) return
  const known = readCookie(auth, c)
  const nonce = nonceOf(auth, c)
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
  if (provenAddresses(user).some((address) => readKnownNonce(auth, c, address) === null)) rememberDevice(auth, c, user)
}

function provenAddresses({ email, emailConfirmedAt, phone, phoneConfirmedAt }: UserRow): string[] {
  return [
    ...(email !== null && emailConfirmedAt ? [email] : []),
    ...(phone !== null && phoneConfirmedAt ? [phone] : []),
  ]
}

/** The nonce of the device cookie, if this address has signed in with it. */
function readKnownNonce(auth: Auth, c: AuthRequest, address: string): string | null {
  const device = auth.settings.sessions.remembersDevices ? readCookie(auth, c) : null
  const isKnown = device && deviceMacs(auth, device.nonce, address).some((mac) => includesMac(device.macs, mac))
  return isKnown ? device.nonce : null
}

/** Whether any account has signed in on this device before. */
export function hasDeviceCookie(auth: Auth, c: AuthRequest): boolean {
  return readCookie(auth, c) !== null
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
