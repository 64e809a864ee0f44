import pg from 'pg'
import { afterAll, describe } from 'vitest'
import { openOwnPostgresServer } from '#test/crash/postgres-server.ts'
import { testHerWords } from './her-words.ts'

const server = await openOwnPostgresServer()
afterAll(() => server?.close())

describe.skipIf(!server)('on PostgreSQL', () => {
  testHerWords(async () => {
    const url = (await server?.createDatabase()) ?? ''
    return { env: { DATABASE_URL: url }, folder: server?.dataDir ?? '', isEmpty: true, flush: () => checkpoint(url) }
  })
})

async function checkpoint(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('CHECKPOINT').finally(() => client.end())
}
