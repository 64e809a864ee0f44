// The list of erased accounts that lies with the uploaded files: whoever loads a backup erases them again.
import { readErasureList } from '#app/features/erasure/erasure-list.server.ts'
import { systemClock } from '#app/platform/time/clock.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { openFiles } from '#app/platform/files/open-files.server.ts'
import { hasErasingKeys, replayErasures } from '#server/lifecycle/erasure-replay.ts'

type Environment = Record<string, string | undefined>

/**
 * The ids of erased accounts.
 * @throws Error when the list cannot be read, or the keys for erasing are missing.
 */
export async function listErased(config: Config, env: Environment): Promise<string[]> {
  const erased = await readErasureList(openFiles(config)).catch((error: Error) => {
    throw new Error(
      `The list of erased accounts in ${placeOf(config)} cannot be read (${error.message}). Put the uploaded files there ` +
        'first, as they lie beside the backups. Or restore with --without-erasures: then accounts that were erased ' +
        'after the backup was made are back.',
    )
  })
  if (erased.length > 0 && !hasErasingKeys(config, env)) {
    throw new Error(
      `Erasing ${erased.length} accounts again takes the installation’s keys: put them into ${config.dataDir}/keys, or ` +
        'set AUTH_JWT_KEYS and AUTH_SECRET_KEYS.',
    )
  }
  return erased
}

function placeOf({ dataDir, files }: Config): string {
  return files.store === 's3' ? `the bucket ${files.bucket}` : `${dataDir}/files`
}

interface Erasing {
  database: Database
  config: Config
  env: Environment
  createdAt: string
}

/**
 * Erases these accounts from a loaded backup and returns a line about it.
 * @param ids null with `--without-erasures`
 */
export async function eraseAgain(
  { database, config, env, createdAt }: Erasing,
  ids: readonly string[] | null,
): Promise<string> {
  if (ids === null) {
    return `The list of erased accounts was left aside: accounts that were erased after ${createdAt} are back.`
  }
  const count = await replayErasures({ database, config, env, clock: systemClock }, ids)
  return `${count} of ${ids.length} accounts on the list of erased ones were in the backup, and are erased again.`
}
