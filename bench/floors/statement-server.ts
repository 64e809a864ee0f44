import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import pg from 'pg'
import type { Statement } from './statement.ts'

/** As many connections as the application's pool has. */
const CONNECTIONS = 10

/** A query behind `node:http` alone: what remains of its speed over HTTP. One column is sent as it is, several as JSON. */
export async function startStatementServer(
  databaseUrl: string,
  statement: Statement,
): Promise<{ url: string; close(): void }> {
  const child = fork(import.meta.filename, [databaseUrl, JSON.stringify(statement)])
  const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(message as number)))
  return { url: `http://127.0.0.1:${port}`, close: () => void child.kill() }
}

if (import.meta.main) {
  const [databaseUrl, statement = ''] = process.argv.slice(2)
  const { sql, values } = JSON.parse(statement) as Statement
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const server = createServer(async (_req, res) => {
    const { rows } = await pool.query<unknown[]>({ name: 'floor', text: sql, values, rowMode: 'array' })
    const [row = []] = rows
    const json = row.length === 1 ? String(row[0]) : JSON.stringify(row)
    res
      .writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) })
      .end(json)
  })
  process.once('disconnect', () => process.exit())
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
}
