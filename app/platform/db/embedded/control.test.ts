import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { copyDatabase } from '#test/database-folder.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { requestBackup } from './control.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'

const folder = scratchFolder('control')

const open = (dataDir: string) => openDatabase({ dataDir, onError: () => {} })

test('a running server sends a backup while it writes', async () => {
  const dataDir = join(folder, 'running')
  await copyDatabase(join(dataDir, 'database'), 'empty')
  const server = Child.start('test/durability/commit-run.ts', [dataDir, '1'])
  await server.line('ack 20')
  const path = join(folder, 'running.ndjson.gz')
  expect(await requestBackup(dataDir, path)).toBe(true)
  const rows = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n')
  const { end } = JSON.parse(rows.at(-1) ?? '') as { end: { tables: { table: string; rows: number }[] } }
  const entries = end.tables.find(({ table }) => table === 'public.book')?.rows ?? 0
  expect(entries).toBeGreaterThanOrEqual(40)
  expect(entries % 2).toBe(0)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(dataDir, 'backup.partial'))).toEqual([])

  await server.kill()
  expect(await requestBackup(dataDir, join(folder, 'killed'))).toBe(false)
  const next = await open(dataDir)
  expect(await requestBackup(dataDir, join(folder, 'next'))).toBe(true)
  await next.close()
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'lock'])
  expect(await requestBackup(dataDir, join(folder, 'closed'))).toBe(false)
})

test('a data directory whose path is too long for a socket can be backed up', async () => {
  const dataDir = join(folder, 'long'.repeat(30))
  await copyDatabase(join(dataDir, 'database'), 'empty')
  const database = await open(dataDir)
  expect(await requestBackup(dataDir, join(folder, 'long.ndjson.gz'))).toBe(true)
  await database.close()
  expect(await requestBackup(dataDir, join(folder, 'long-closed'))).toBe(false)
})

test('only this user can open the socket, and an unknown request is a 404', async () => {
  const dataDir = join(folder, 'private')
  await copyDatabase(join(dataDir, 'database'), 'empty')
  const database = await open(dataDir)
  const socketPath = join(dataDir, 'control.sock')
  expect(statSync(socketPath).mode & 0o777).toBe(0o600)
  const status = await new Promise((resolve) =>
    request({ socketPath, path: '/backup', method: 'POST' }, (response) => resolve(response.statusCode)).end(),
  )
  expect(status).toBe(404)
  await database.close()
})

test('an incomplete response leaves no file', async () => {
  const dataDir = join(folder, 'broken')
  mkdirSync(dataDir)
  const server = createServer((_, res) => {
    res.writeHead(200, { 'content-length': 1_000 })
    res.write('half', () => res.destroy())
  })
  await new Promise<void>((resolve) => server.listen(join(dataDir, 'control.sock'), resolve))
  await expect(requestBackup(dataDir, join(folder, 'half.ndjson.gz'))).rejects.toThrow()
  expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([])
  server.close()
})
