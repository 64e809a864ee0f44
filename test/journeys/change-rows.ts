import type { Database } from '#app/platform/db/database.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { type Site, startSite } from './site.ts'

/**
 * Stops the site, opens its database, and starts it again: for what a journey cannot wait for, or an operator does.
 * `env`: the site's settings, with `DATA_DIR` and `PORT`.
 */
export async function changeRows(
  site: Site,
  env: Record<string, string> & { DATA_DIR: string; PORT: string },
  act: (database: Database) => Promise<void>,
): Promise<Site> {
  await site.close()
  const database = await openDatabase({ dataDir: env.DATA_DIR, onError: () => {} })
  try {
    await act(database)
  } finally {
    await database.close()
  }
  return startSite(env)
}
