import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import {
  type BackupEnd,
  type BackupHeader,
  FORMAT,
  FORMAT_VERSION,
  listAppliedMigrations,
  listSequences,
  listTables,
  readRows,
  setUpSession,
  type TableCount,
  type TableStart,
  TableSum,
} from './backup-format.server.ts'
import { encrypted } from './backup-encryption.server.ts'
import { refuseUnsealedMails, selectionOf } from './backup-tables.server.ts'
import type { Database, Db } from '#app/platform/db/database.server.ts'
import { withoutLimit } from '#app/platform/db/patience.server.ts'

/** Called after each table. */
export type BackupProgress = (count: TableCount) => void

interface BackupOptions {
  now: Date
  /** Encrypts the file in the age format. */
  passphrase?: string | undefined
  /** The scrypt cost, see `encrypted`. */
  workFactor?: number
  onProgress?: BackupProgress
  /** Leaves nothing out. Only for a move: such a file is never kept. */
  isWhole?: boolean
}

/**
 * Writes one snapshot of the product's rows to `path`. The file is flushed to disk and renamed to `path` when it is
 * complete; after an error there is no file. Sessions, tokens, codes and sent mails are left out
 * (`backup-tables.server.ts`).
 *
 * PostgreSQL serves other queries meanwhile. The embedded engine has one connection, so its other queries wait until
 * the rows are written (about a second for 100,000 rows).
 */
export async function writeBackup(
  database: Database,
  path: string,
  { now, passphrase, workFactor, onProgress = () => {}, isWhole = false }: BackupOptions,
): Promise<void> {
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`
  try {
    await withoutLimit(() =>
      database.db.transaction(
        (tx) =>
          pipeline(
            lines(tx, database, { now, onProgress, isWhole }),
            createGzip(),
            encrypted(passphrase, workFactor),
            createWriteStream(partial, { mode: 0o600 }),
          ),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    )
    await flush(partial)
    await rename(partial, path)
    await flush(dirname(path))
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

type Writing = Required<Pick<BackupOptions, 'now' | 'onProgress' | 'isWhole'>>

async function* lines(tx: Db, { engine }: Database, writing: Writing): AsyncGenerator<string> {
  const { now, onProgress, isWhole } = writing
  await setUpSession(tx)
  const migrations = await listAppliedMigrations(tx)
  const createdAt = now.toISOString()
  const header = { format: FORMAT, version: FORMAT_VERSION, createdAt, engine, migrations } satisfies BackupHeader
  yield toLine({ ...header, ...(isWhole && { isWhole }) })
  const counts: TableCount[] = []
  const tables = await listTables(tx)
  if (!isWhole) await refuseUnsealedMails(tx, tables)
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name)
    yield toLine({ table: table.table, columns } satisfies TableStart)
    const sum = new TableSum()
    const { isIncluded, values } = isWhole ? { isIncluded: true, values: columns } : selectionOf(table)
    for await (const page of isIncluded ? readRows(tx, table.table, values) : []) {
      for (const line of page) sum.add(line)
      yield `${page.join('\n')}\n`
    }
    const count = sum.toCount(table.table)
    counts.push(count)
    onProgress(count)
  }
  yield toLine({ end: { tables: counts, sequences: await listSequences(tx) } } satisfies BackupEnd)
}

function toLine(value: object): string {
  return `${JSON.stringify(value)}\n`
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
