// `npm run test:postgres` runs the tests on a temporary PostgreSQL server from the installed programs. Arguments go to
// vitest: `npm run test:postgres -- app/features/orders`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openPostgresServer } from '#test/crash/postgres-server.ts'

/** Nothing of it has to survive a power cut. */
const SETTINGS = ['max_connections=200', 'fsync=off']

const server = await openPostgresServer(SETTINGS)
if (server) {
  const env = { ...process.env, TEST_DATABASE_URL: await server.createDatabase() }
  const vitest = spawn('vitest', ['run', ...process.argv.slice(2)], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vitest.kill(signal))
  const [code] = (await once(vitest, 'exit')) as [number | null]
  await server.close()
  process.exitCode = code ?? 1
} else {
  console.error('PostgreSQL is not installed here: neither on PATH nor in a usual folder was initdb found.')
  process.exitCode = 1
}
