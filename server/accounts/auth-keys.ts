import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#app/platform/config/config.server.ts'
import { KEYS_FILE, type KeyRing, openKeys } from '#auth/keys/keys.ts'
import { openSecrets, type Secrets, SECRETS_FILE } from '#auth/keys/secrets.ts'

export type KeyUse = 'jwt' | 'secret'

/** Where the keys of one kind are read from: `json` (the variable's value), else the file at `path`. */
export interface KeySource {
  /** The environment variable that takes precedence over the file; several servers must have the same value. */
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

/** Whether keys exist; otherwise opening creates new ones. */
export function hasKeys({ json, path }: KeySource): boolean {
  return json !== undefined || existsSync(path)
}

/**
 * Opens the keys that sign and verify access tokens, and creates them if there are none.
 * @throws Error with the name of the unusable file or variable.
 */
export const openTokenKeys = (source: KeySource): Promise<KeyRing> => open(source, openKeys)

/** Opens the keys that encrypt private texts, in the same way. */
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
