// Registers the request forms, which commands of requests look up.
import '#app/request-forms.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { openBeside, openTestDatabase } from './open-database.ts'
import { closeAfterTests } from './opened.ts'

/** A fresh, migrated, empty database for this test file; on PostgreSQL when TEST_DATABASE_URL is set. */
export async function testDatabase(): Promise<Database> {
  const database = await openTestDatabase()
  closeAfterTests(() => database.close())
  return database
}

/** The same database as another node sees it: with its own connections on PostgreSQL, otherwise the same handle. */
export async function databaseBeside(first: Database): Promise<Database> {
  if (first.engine !== 'postgres') return first
  const database = await openBeside(first)
  closeAfterTests(() => database.close())
  return database
}
