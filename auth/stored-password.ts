import type { Auth } from './context.ts'
import { normalisePassword } from './password.ts'

/** The columns of a password, of an account or of a sign-up that waits for its confirmation. */
export interface StoredPassword {
  passwordHash: string
  /** Whether it has AUTH_PASSWORD_LENGTH_LONG characters; null while nobody has typed it since this is remembered. */
  passwordIsLong: boolean | null
}

export const NO_PASSWORD = { passwordHash: null, passwordIsLong: null } as const

/** Hashes a password, and remembers what its hash does not tell. Throws AuthError 503 when too many wait. */
export async function storePassword(auth: Auth, password: string): Promise<StoredPassword> {
  return { passwordHash: await auth.passwords.hash(password), passwordIsLong: isLongPassword(auth, password) }
}

export function isLongPassword({ settings }: Auth, password: string): boolean {
  return [...normalisePassword(password)].length >= settings.password.lengthLong
}
