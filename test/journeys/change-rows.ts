import type { Database } from '#app/platform/db/database.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { copyDemoData, freePort, type Site, startSite } from './site.ts'

/** The settings of a site that is started again: it keeps its data and its port. */
export type OwnSettings = Record<string, string> & { DATA_DIR: string; PORT: string }

/** Settings with a new data directory, as after a first start. */
export async function ownSettings(more: Record<string, string> = {}): Promise<OwnSettings> {
  const dataDir = scratchFolder('journey')
  await copyDemoData(dataDir)
  return { ...more, DATA_DIR: dataDir, PORT: String(await freePort()) }
}

/**
 * Stops the site, opens its database, and starts it again: for what a journey cannot wait for, or an operator does.
 */
export async function changeRows(
  site: Site,
  env: OwnSettings,
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
