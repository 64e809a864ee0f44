import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Db } from '#app/platform/db/database.server.ts'
import { openPglite } from '#engine/pglite.server.ts'

/** Opens a database directory as the application does, or as PGlite does by default: without any flush. */
export async function openDirectory(
  mode: 'durable' | 'shipped',
  directory: string,
): Promise<{ db: Db; close(): Promise<void> }> {
  if (mode === 'durable') return openPglite(directory)
  const client = await PGlite.create(directory)
  return { db: drizzle(client), close: () => client.close() }
}
