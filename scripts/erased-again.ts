// The list of erased accounts that lies with the uploaded files: whoever loads a backup erases them again.
import { LISTED_DAYS, readErasureList } from '#app/features/erasure/erasure-list.server.ts'
import { systemClock } from '#app/platform/time/clock.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
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
 * @throws Error when the backup is so old that the list may lack accounts that are in it.
 */
export async function eraseAgain(
  { database, config, env, createdAt }: Erasing,
  ids: readonly string[] | null,
): Promise<string> {
  if (ids === null) {
    return `The list of erased accounts was left aside: accounts that were erased after ${createdAt} are back.`
  }
  if (systemClock().getTime() - Date.parse(createdAt) > LISTED_DAYS * DAY_MS) {
    throw new Error(
      `The backup is of ${createdAt}, and the list has only the accounts that were erased in the last ${LISTED_DAYS} ` +
        'days. Restore a newer one, or this one with --without-erasures: then accounts that were erased since are back.',
    )
  }
  const count = await replayErasures({ database, config, env, clock: systemClock }, ids)
  return `${count} of ${ids.length} accounts on the list of erased ones were in the backup, and are erased again.`
}
