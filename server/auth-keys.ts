import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#app/platform/config/config.server.ts'
import { KEYS_FILE, type KeyRing, openKeys } from '#auth/keys/keys.ts'
import { openSecrets, type Secrets, SECRETS_FILE } from '#auth/keys/secrets.ts'

export type KeyUse = 'jwt' | 'secret'

/** Where the keys of one kind are taken from. */
export interface KeySource {
  /** The environment variable that goes before the file; it is the same on every node. */
  variable: 'AUTH_JWT_KEYS' | 'AUTH_SECRET_KEYS'
  directory: string
  path: string
  json: string | undefined
}

export type AuthKeys = { keys: KeyRing; secrets: Secrets }

type Environment = Record<string, string | undefined>

export function keySource(use: KeyUse, { dataDir }: Pick<Config, 'dataDir'>, env: Environment): KeySource {
  const variable = use === 'jwt' ? 'AUTH_JWT_KEYS' : 'AUTH_SECRET_KEYS'
  const directory = join(dataDir, 'keys')
  const path = join(directory, use === 'jwt' ? KEYS_FILE : SECRETS_FILE)
  return { variable, directory, path, json: env[variable] || undefined }
}

/** Whether there are keys; if not, opening them makes new ones. */
export function hasKeys({ json, path }: KeySource): boolean {
  return json !== undefined || existsSync(path)
}

/**
 * Opens the keys that sign and check access tokens, and makes the first ones if there are none.
 * @throws Error naming the file or variable that cannot be used.
 */
export const openTokenKeys = (source: KeySource): Promise<KeyRing> => open(source, openKeys)

/** Opens the keys that seal private texts, in the same way. */
export const openSecretKeys = (source: KeySource): Promise<Secrets> => open(source, openSecrets)

async function open<Keys>(
  { variable, path, directory, json }: KeySource,
  openFrom: (source: { json: string } | { directory: string }) => Promise<Keys>,
): Promise<Keys> {
  try {
    return await openFrom(json === undefined ? { directory } : { json })
  } catch (error) {
    throw new Error(`${json === undefined ? path : variable}: ${(error as Error).message}`, { cause: error })
  }
}
