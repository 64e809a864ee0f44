import { randomBytes, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import type { Auth, AuthRequest } from './context.ts'
import { DAY_S } from './durations.ts'
import { networkOf } from './network.ts'
import type { UserRow } from './users.ts'

/**
 * Who makes an attempt that is counted. A device on which the account has signed in before, and a session, have shares
 * of their own, which strangers cannot use up; everybody else is counted by network.
 */
export interface Asker {
  ip: string
  deviceId: string | null
  sessionId: string | null
}

const DEVICE_COOKIE = 'auth-device'
const COOKIE_MAX_AGE_S = 180 * DAY_S
const NONCE_BYTES = 16
/** 128 bits of an HMAC. */
const MARK_CHARS = 32
/** A family may share one device. */
const ACCOUNTS_MAX = 5
const COOKIE_PATTERN = /^[\w-]{22}(?:\.[\da-f]{32}){1,5}$/

/**
 * Who asks something about the account with this address (e-mail or phone), known or not. A device is known by a cookie
 * with a mark for each account that has signed in there: an HMAC that nobody else can make, which names nobody.
 */
export function askerOf(auth: Auth, c: AuthRequest, address: string): Asker {
  const device = auth.settings.sessions.remembersDevices ? readCookie(auth, c) : null
  const isKnown = device !== null && marksOf(auth, device.nonce, address).some((mark) => hasMark(device.marks, mark))
  return { ip: auth.clientIp(c), deviceId: isKnown ? device.nonce : null, sessionId: null }
}

/** Somebody who is signed in. */
export function askerInSession(session: { id: string }, ip: string): Asker {
  return { ip, deviceId: null, sessionId: session.id }
}

/** Somebody who comes by another way than a request of their own device. */
export function stranger(ip: string): Asker {
  return { ip, deviceId: null, sessionId: null }
}

export function isStranger({ deviceId, sessionId }: Asker): boolean {
  return deviceId === null && sessionId === null
}

/** What attempts of this asker are counted by. */
export function askerKey({ ip, deviceId, sessionId }: Asker): string {
  if (deviceId !== null) return `device ${deviceId}`
  return sessionId === null ? networkOf(ip) : `session ${sessionId}`
}

/** Lets this device count as known to an account that has just signed in on it. Call it before the answer is made. */
export function rememberDevice(auth: Auth, c: AuthRequest, user: UserRow): void {
  const addresses = provenAddresses(user)
  if (!auth.settings.sessions.remembersDevices || addresses.length === 0) return
  const known = readCookie(auth, c)
  const nonce = known?.nonce ?? randomBytes(NONCE_BYTES).toString('base64url')
  const own = addresses.map((address) => marksOf(auth, nonce, address)[0] ?? '')
  const marks = [...new Set([...own, ...(known?.marks ?? [])])].slice(0, ACCOUNTS_MAX)
  const secure = auth.settings.externalUrl.startsWith('https:')
  setCookie(c, cookieName(auth), [nonce, ...marks].join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: COOKIE_MAX_AGE_S,
  })
}

/** As `rememberDevice`, for a session that goes on: devices from before the cookie become known too. */
export function rememberUnknownDevice(auth: Auth, c: AuthRequest, user: UserRow): void {
  if (provenAddresses(user).some((address) => askerOf(auth, c, address).deviceId === null))
    rememberDevice(auth, c, user)
}

function provenAddresses({ email, emailConfirmedAt, phone, phoneConfirmedAt }: UserRow): string[] {
  return [
    ...(email !== null && emailConfirmedAt ? [email] : []),
    ...(phone !== null && phoneConfirmedAt ? [phone] : []),
  ]
}

function readCookie(auth: Auth, c: AuthRequest): { nonce: string; marks: string[] } | null {
  const text = getCookie(c, cookieName(auth)) ?? ''
  if (!COOKIE_PATTERN.test(text)) return null
  const [nonce = '', ...marks] = text.split('.')
  return { nonce, marks }
}

function cookieName({ settings }: Auth): string {
  return `${settings.externalUrl.startsWith('https:') ? '__Host-' : ''}${DEVICE_COOKIE}`
}

/** With every key, the newest first: after a rotation a device is still known. */
function marksOf({ secrets }: Auth, nonce: string, address: string): string[] {
  return secrets.fingerprints(`${nonce} ${address}`, 'known_devices').map((mark) => mark.slice(0, MARK_CHARS))
}

function hasMark(marks: readonly string[], mark: string): boolean {
  return marks.some((one) => timingSafeEqual(Buffer.from(one), Buffer.from(mark)))
}
