import { join } from 'node:path'
import type { Config } from '#app/platform/config.server.ts'
import { openKeys, type KeyRing } from '#auth/keys.ts'
import { openSecrets, type Secrets } from '#auth/secrets.ts'

/** The keys of the auth service: from the environment (the same on every node), else from the data directory. */
export async function openAuthKeys(
  { dataDir }: Pick<Config, 'dataDir'>,
  env: Record<string, string | undefined>,
): Promise<{ keys: KeyRing; secrets: Secrets }> {
  const directory = join(dataDir, 'keys')
  const { AUTH_JWT_KEYS: keysJson, AUTH_SECRET_KEYS: secretsJson } = env
  return {
    keys: await openKeys(keysJson ? { json: keysJson } : { directory }),
    secrets: await openSecrets(secretsJson ? { json: secretsJson } : { directory }),
  }
}
