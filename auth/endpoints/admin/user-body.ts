import * as v from 'valibot'
import type { Auth } from '#auth/context.ts'
import { HOUR_MS, MINUTE_MS } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { isUuid } from '#auth/factors/factors.ts'
import { isImportableHash } from '#auth/passwords/password.ts'
import { object, text } from '#auth/http/transport.ts'
import { parseEmail, parsePhone } from '#auth/accounts/users.ts'
import { storePassword, type StoredPassword } from '#auth/passwords/stored-password.ts'

const flag = v.nullish(v.boolean(), false)

export const adminUserBody = v.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: object,
  app_metadata: object,
  role: text,
  ban_duration: text,
})

export type AdminUserBody = v.InferOutput<typeof adminUserBody>

/** The requested changes of an account; undefined fields stay as they are. */
export interface UserChanges {
  email: string | undefined
  phone: string | undefined
  role: string | undefined
  /** Null removes a ban. */
  bannedUntil: Date | null | undefined
}

const ROLE = /^[\w.:-]{1,64}$/
const DURATION = /^(?:\d{1,9}(?:\.\d{1,9})?(?:ns|us|µs|ms|s|m|h))+$/
const UNIT_MS: Record<string, number> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1_000, m: MINUTE_MS, h: HOUR_MS }
const BAN_MS_MAX = 292 * 366 * 24 * HOUR_MS

/** Throws AuthError 400 `validation_failed`. */
export function parseUserChanges(body: AdminUserBody, now: Date): UserChanges {
  if (body.role && !ROLE.test(body.role)) throw invalid('role needs to be a name of at most 64 characters')
  return {
    email: body.email && parseEmail(body.email),
    phone: body.phone && parsePhone(body.phone),
    role: body.role,
    bannedUntil: parseBan(body.ban_duration, now),
  }
}

/**
 * The columns of a plain password or of an imported hash; undefined without either. Throws AuthError 400
 * `validation_failed`, 503.
 */
export async function readPassword(
  auth: Auth,
  body: Pick<AdminUserBody, 'password' | 'password_hash'>,
): Promise<StoredPassword | undefined> {
  const { password, password_hash: hash } = body
  if (password && hash) throw invalid('Only a password or a password hash should be provided')
  if (hash && !isImportableHash(hash)) {
    throw invalid('The password hash cannot be used: expected bcrypt, argon2i or argon2id at a bearable cost')
  }
  if (hash) return { passwordHash: hash, passwordIsLong: null }
  if (!password) return undefined
  auth.policy.assertHashable(password)
  return storePassword(auth, password)
}

/** Throws AuthError 404 `validation_failed` for text that is no UUID. */
export function parseUserId(id: string | undefined): string {
  if (id && isUuid(id)) return id.toLowerCase()
  throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
}

/** Parses a Go duration, e.g. `1h30m`; `none` removes the ban. */
function parseBan(duration: string | undefined, now: Date): Date | null | undefined {
  if (duration === undefined) return undefined
  if (duration === 'none') return null
  if (!DURATION.test(duration)) throw invalid('invalid format for ban duration: expected something like 24h or none')
  const parts = duration.matchAll(/([\d.]+)([a-zµ]+)/g)
  const ms = parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (UNIT_MS[unit] ?? 0), 0)
  if (ms > BAN_MS_MAX) throw invalid('ban duration is too long')
  return new Date(now.getTime() + ms)
}

export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
