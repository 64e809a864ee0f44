import * as v from 'valibot'
import { flag, list, numberOr } from './fields.ts'

export interface PasswordSettings {
  lengthMin: number
  /** Accounts remember whether their password has at least this many characters. */
  lengthLong: number
  /** Bounds the work of hashing; argon2 needs no limit. The default fits 64 characters of any Indian script. */
  bytesMax: number
  /** Each set must give at least one character. */
  requiredCharacters: readonly string[]
  pwnedCheck: 'off' | 'fail-open' | 'fail-closed'
  /** Refuses common passwords, and those made of the name of the site or of the user. */
  hasBlocklist: boolean
  requireCurrent: boolean
  /** A session older than a day needs a mailed code to set a password. */
  requireReauthentication: boolean
  memoryKib: number
  passes: number
}

export const passwordEnvironment = {
  AUTH_PASSWORD_LENGTH_MIN: numberOr(6, 6, 64),
  AUTH_PASSWORD_LENGTH_LONG: numberOr(15, 8, 64),
  AUTH_PASSWORD_BYTES_MAX: numberOr(512, 72, 4_096),
  AUTH_PASSWORD_REQUIRED_CHARACTERS: list(':', ''),
  AUTH_PASSWORD_PWNED_CHECK: v.optional(
    v.picklist(['off', 'fail-open', 'fail-closed'], 'expected off, fail-open or fail-closed'),
    'off',
  ),
  AUTH_PASSWORD_BLOCKLIST: flag(false),
  AUTH_PASSWORD_REQUIRE_CURRENT: flag(false),
  AUTH_PASSWORD_REQUIRE_REAUTHENTICATION: flag(false),
  AUTH_PASSWORD_MEMORY_KIB: numberOr(19_456, 19_456, 1_048_576),
  AUTH_PASSWORD_PASSES: numberOr(2, 2, 100),
}

const schema = v.object(passwordEnvironment)

export function toPasswordSettings(env: v.InferOutput<typeof schema>): PasswordSettings {
  return {
    lengthMin: env.AUTH_PASSWORD_LENGTH_MIN,
    lengthLong: env.AUTH_PASSWORD_LENGTH_LONG,
    bytesMax: env.AUTH_PASSWORD_BYTES_MAX,
    requiredCharacters: env.AUTH_PASSWORD_REQUIRED_CHARACTERS,
    pwnedCheck: env.AUTH_PASSWORD_PWNED_CHECK,
    hasBlocklist: env.AUTH_PASSWORD_BLOCKLIST,
    requireCurrent: env.AUTH_PASSWORD_REQUIRE_CURRENT,
    requireReauthentication: env.AUTH_PASSWORD_REQUIRE_REAUTHENTICATION,
    memoryKib: env.AUTH_PASSWORD_MEMORY_KIB,
    passes: env.AUTH_PASSWORD_PASSES,
  }
}
