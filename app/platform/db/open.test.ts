import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyDatabase } from '#test/database-folder.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { DatabaseUnavailableError, openDatabase } from './open.server.ts'
import { beginRestore } from './backup/unfinished-restore.server.ts'

const folder = scratchFolder('open')

const open = (dataDir: string, databaseUrl?: string) => openDatabase({ dataDir, databaseUrl, onError: () => {} })

async function refusal(dataDir: string, databaseUrl?: string): Promise<string> {
  const error = await open(dataDir, databaseUrl).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DatabaseUnavailableError)
  return (error as Error).message
}

/** Every file with its size and time. */
function listTree(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs } = statSync(join(path, name))
    return `${name} ${size} ${mtimeMs}`
  })
}

test('a database with an unfinished restore is not opened', async () => {
  const dataDir = join(folder, 'unfinished')
  await copyDatabase(join(dataDir, 'database'), 'empty')
  const first = await open(dataDir)
  await first.db.execute(sql`CREATE SCHEMA drizzle`)
  await beginRestore(first.db, { isAgain: false })
  await first.close()
  expect(await refusal(dataDir)).toBe('A restore into this database did not end: restore into a new, empty one.')
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'lock'])
})

test('a database keeps its rows after a restart, and an incomplete one is created again', async () => {
  const dataDir = join(folder, 'kept')
  mkdirSync(join(dataDir, 'database.partial'), { recursive: true })
  writeFileSync(join(dataDir, 'database.partial/PG_VERSION'), '18\n')
  const first = await open(dataDir)
  await first.db.execute(sql`CREATE TABLE kept AS SELECT 1 AS one`)
  await first.close()
  await first.close()
  expect(existsSync(join(dataDir, 'database.partial'))).toBe(false)
  const second = await open(dataDir)
  expect((await second.db.execute(sql`SELECT one FROM kept`)).rows).toEqual([{ one: 1 }])
  await second.close()
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'lock'])
})

test('a second process on the same directory prints one sentence, exits and changes nothing', async () => {
  const dataDir = join(folder, 'kept')
  const first = await open(dataDir)
  const before = listTree(dataDir)
  const second = Child.start('test/durability/open-run.ts', [dataDir])
  expect(await second.exited).toEqual({ code: 1, signal: null })
  expect(second.errors).toBe(
    `The data directory ${dataDir} is in use by process ${process.pid}: stop that one first, or set DATA_DIR to another one.\n`,
  )
  expect(listTree(dataDir)).toEqual(before)
  await first.close()
})

test('a damaged database is refused and not changed', async () => {
  const dataDir = join(folder, 'kept')
  const control = join(dataDir, 'database/global/pg_control')
  const content = readFileSync(control)
  truncateSync(control, 100)
  expect(await refusal(dataDir)).toMatch(/^The database in .*kept is damaged or was made by another version .*backup/)
  writeFileSync(control, content)
  const mended = await open(dataDir)
  expect((await mended.db.execute(sql`SELECT one FROM kept`)).rows).toEqual([{ one: 1 }])
  await mended.close()
})

test('a directory with other files is refused and not changed', async () => {
  const dataDir = join(folder, 'foreign')
  mkdirSync(join(dataDir, 'database'), { recursive: true })
  writeFileSync(join(dataDir, 'database/letters.txt'), 'dear sister')
  expect(await refusal(dataDir)).toContain('holds files, but no database')
  expect(readFileSync(join(dataDir, 'database/letters.txt'), 'utf8')).toBe('dear sister')
  rmSync(join(dataDir, 'database'), { recursive: true })
  await (await open(dataDir)).close()
})

test('a data directory that is a file is refused', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect(await refusal(join(folder, 'file'))).toBe(`The data directory ${folder}/file is not a directory.`)
  expect(await refusal(join(folder, 'file/inside'))).toBe(
    `The data directory ${folder}/file/inside is not a directory.`,
  )
})

test('the error about a PostgreSQL server that does not answer contains no password', async () => {
  const message = await refusal(join(folder, 'unused'), 'postgres://diya:secret@127.0.0.1:1/women')
  expect(message).toContain('The PostgreSQL database women at 127.0.0.1:1 cannot be opened: ')
  expect(message).not.toContain('secret')
  expect(existsSync(join(folder, 'unused'))).toBe(false)
})
