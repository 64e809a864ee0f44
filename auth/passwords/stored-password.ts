import type { Auth } from '#auth/context.ts'
import { normalisePassword } from './password.ts'

/** The columns of a password, of an account or of a pending sign-up. */
export interface StoredPassword {
  passwordHash: string
  /**
   * Whether it has AUTH_PASSWORD_LENGTH_LONG characters; null if unknown: the password was last typed before this
   * column existed.
   */
  passwordIsLong: boolean | null
}

export const NO_PASSWORD = { passwordHash: null, passwordIsLong: null } as const

/** Hashes a password and measures its length. Throws AuthError 503 when too many callers wait. */
export async function storePassword(auth: Auth, password: string): Promise<StoredPassword> {
  return { passwordHash: await auth.passwords.hash(password), passwordIsLong: isLongPassword(auth, password) }
}

export function isLongPassword({ settings }: Auth, password: string): boolean {
  return [...normalisePassword(password)].length >= settings.password.lengthLong
}
