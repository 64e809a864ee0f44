import { randomBytes } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '#engine/pglite.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { type Content, databaseHash } from './open-database.ts'

/**
 * Makes `directory` an embedded database, as `openPglite` would create it. A copy takes a twentieth of the processor
 * time, so only tests of the creation itself create one.
 */
export async function copyDatabase(directory: string, content: Content): Promise<void> {
  // Not `cp`, which takes ten times as long for so many files.
  cpSync(await templateFolder(content), directory, { recursive: true })
}

async function templateFolder(content: Content): Promise<string> {
  const folder = join(tmpdir(), `diya-test-database-${content}-${databaseHash()}`)
  if (existsSync(folder)) return folder
  const partial = `${folder}.${randomBytes(6).toString('hex')}`
  if (content === 'migrated') await copyDatabase(partial, 'empty')
  const database = await openPglite(partial)
  if (content === 'migrated') await migrate(database)
  await database.close()
  // Another worker may have been faster: then its folder is used.
  await rename(partial, folder).catch(() => rm(partial, { recursive: true }))
  return folder
}
