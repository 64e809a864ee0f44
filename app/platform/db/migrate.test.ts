import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { fullTest } from '#test/full.ts'
import { migrate } from './migrate.server.ts'
import { openDatabase } from './open.server.ts'

/** A statement of the site is ended after 15 seconds. */
const LONGER_THAN_A_STATEMENT_MS = 17_000

fullTest('a node waits for the migration of another longer than a statement may take', async (context) => {
  const server = await openPostgresServer()
  if (!server) return context.skip('No PostgreSQL is installed here.')
  onTestFinished(() => server.close())
  const databaseUrl = await server.createDatabase()
  const other = new pg.Client({ connectionString: databaseUrl })
  await other.connect()
  await other.query('BEGIN')
  await other.query('SELECT pg_advisory_xact_lock(7310584266)')
  const database = await openDatabase({ dataDir: '', databaseUrl, onError: () => {} })
  let isDone = false
  const migrating = migrate(database).then(() => (isDone = true))
  await sleep(LONGER_THAN_A_STATEMENT_MS)
  expect(isDone).toBe(false)
  await other.query('COMMIT')
  await migrating
  const { rows } = await other.query("SELECT to_regclass('campaigns') IS NOT NULL AS is_there")
  expect(rows).toEqual([{ is_there: true }])
  await other.end()
  await database.close()
})
