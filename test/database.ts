import { afterAll } from 'vitest'
import type { Database } from '#app/platform/db/database.server.ts'
import { openTestDatabase } from './open-database.ts'

/** A fresh, migrated, empty database for this test file; on PostgreSQL when TEST_DATABASE_URL is set. */
export async function testDatabase(): Promise<Database> {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  return database
}
