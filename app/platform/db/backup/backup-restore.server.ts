import { sql } from 'drizzle-orm'
import {
  type BackupEnd,
  type BackupHeader,
  FORMAT,
  FORMAT_VERSION,
  listAppliedMigrations,
  listTables,
  readRows,
  setUpSession,
  type SequenceState,
  type Table,
  type TableCount,
  type TableStart,
  TableSum,
} from './backup-format.server.ts'
import { type BackupSource, type Lines, nameOf, readLines, RestoreError } from './backup-lines.server.ts'
import { EXCLUDED_TABLES } from './backup-tables.server.ts'
import type { BackupProgress } from './backup.server.ts'
import type { Database, Db } from '#app/platform/db/database.server.ts'
import { listMigrations, migrate } from '#app/platform/db/migrate.server.ts'
import { withoutLimit } from '#app/platform/db/patience.server.ts'
import { beginRestore, endRestore } from './unfinished-restore.server.ts'

const BATCH_ROWS_MAX = 1_000
const BATCH_BYTES_MAX = 1024 * 1024

interface RestoreOptions {
  passphrase?: string | undefined
  onProgress?: BackupProgress
  /** Runs after the rows are loaded and before the restore is marked as finished; until then no server opens it. */
  complete?: (header: BackupHeader) => Promise<void>
  /** Runs after the rows are loaded and compared, in their transaction: what it throws takes them back. */
  check?: (tx: Db) => Promise<void>
  /** The database may hold what an earlier attempt has left; it is deleted. */
  isAgain?: boolean
  /** Called with every row of the backup. */
  onRow?: (table: string, columns: readonly string[], line: string) => void
}

/**
 * Fills an empty database from a backup of either engine: all rows or none. Migrates the tables to the version of the
 * backup, loads and verifies the rows in one transaction, then applies the remaining migrations. Sessions are never
 * restored.
 * @throws RestoreError when the database contains rows, or the file is damaged, truncated, of an unknown version or
 * encrypted with another passphrase.
 */
export async function restoreBackup(
  database: Database,
  source: BackupSource,
  options: RestoreOptions = {},
): Promise<BackupHeader> {
  const { passphrase, complete = async () => {}, isAgain = false } = options
  const lines = readLines(source, passphrase)
  const path = nameOf(source)
  try {
    const header = await readHeader(lines, path)
    if (!isAgain) await refuseUnlessEmpty(database.db)
    await migrateTo(database, header.migrations)
    const loading = { lines, path, header, ...options }
    await withoutLimit(() => database.db.transaction((tx) => load(tx, loading))).catch(rethrow)
    await migrate(database)
    await complete(header)
    await endRestore(database.db)
    return header
  } finally {
    await lines.return(undefined)
  }
}

/** Turns a database error (invalid value, missing reference, full disk) into a RestoreError. */
function rethrow(error: unknown): never {
  const { cause } = error as Error
  if (error instanceof RestoreError || !(cause instanceof Error)) throw error
  throw new RestoreError(`The database did not take the rows: ${cause.message}.`, { cause: error })
}

async function readHeader(lines: Lines, path: string): Promise<BackupHeader> {
  const { value: line, done } = await lines.next()
  if (done) throw new RestoreError(`${path} is empty.`)
  const header = parse(line) as Partial<BackupHeader>
  if (header.format !== FORMAT) throw new RestoreError(`${path} is not a backup of this product.`)
  if (header.version !== FORMAT_VERSION || !header.migrations) {
    throw new RestoreError(
      `${path} has format version ${header.version}, this program reads version ${FORMAT_VERSION}.`,
    )
  }
  return header as BackupHeader
}

async function refuseUnlessEmpty(db: Db): Promise<void> {
  for (const { table } of await listTables(db)) {
    const { rows } = await db.execute(sql`SELECT FROM ${sql.raw(table)} LIMIT 1`)
    if (rows.length > 0) {
      throw new RestoreError(`The database holds rows already (in ${table}): restore into a new, empty one.`)
    }
  }
}

async function migrateTo(database: Database, backupMigrations: string[]): Promise<void> {
  const known = listMigrations()
  if (backupMigrations.some((hash, index) => hash !== known[index])) {
    throw new RestoreError('The backup was made by another version of this product: restore it with that version.')
  }
  const applied = await listAppliedMigrations(database.db)
  if (applied.length > backupMigrations.length) {
    throw new RestoreError('The database is newer than the backup: restore into a new, empty one.')
  }
  if (applied.length < backupMigrations.length) await migrate(database, backupMigrations.length)
}

interface Loading extends Pick<RestoreOptions, 'onProgress' | 'check' | 'isAgain' | 'onRow'> {
  lines: Lines
  path: string
  header: BackupHeader
}

/**
 * Foreign keys are dropped and added again afterwards, which validates them. Triggers are disabled, because they ran
 * when the rows were first written.
 */
async function load(tx: Db, loading: Loading): Promise<void> {
  const { header, onProgress = () => {}, check = async () => {}, isAgain = false } = loading
  await setUpSession(tx)
  await beginRestore(tx, { isAgain })
  const tables = await listTables(tx)
  const putBack = [...(await dropForeignKeys(tx)), ...(await disableTriggers(tx))]
  await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`)
  // Rows that a migration inserted are in the backup too.
  for (const { table } of tables) await tx.execute(sql.raw(`DELETE FROM ${table}`))
  const { end } = await insertRows(tx, loading, tables)
  for (const sequence of end.sequences) await setSequence(tx, sequence)
  await verify(tx, tables, end.tables, onProgress)
  await check(tx)
  if (!header.isWhole) await deleteExcluded(tx, tables)
  for (const statement of putBack) await tx.execute(sql.raw(statement))
}

/** A backup of an earlier version may contain sessions and tokens. */
async function deleteExcluded(tx: Db, tables: Table[]): Promise<void> {
  for (const { table } of tables) if (EXCLUDED_TABLES.includes(table)) await tx.execute(sql.raw(`DELETE FROM ${table}`))
}

async function dropForeignKeys(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ remove: string; restore: string }>(sql`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS remove,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS restore
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0`)
  for (const { remove } of rows) await tx.execute(sql.raw(remove))
  return rows.map(({ restore }) => restore)
}

async function disableTriggers(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ remove: string; restore: string }>(sql`
    SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS remove,
      format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
        CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname) AS restore
    FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D' AND tgparentid = 0`)
  for (const { remove } of rows) await tx.execute(sql.raw(remove))
  return rows.map(({ restore }) => restore)
}

async function insertRows(
  tx: Db,
  { lines, path, onRow = () => {} }: Pick<Loading, 'lines' | 'path' | 'onRow'>,
  tables: Table[],
): Promise<BackupEnd> {
  let table: Table | undefined
  let columns: readonly string[] = []
  let batch: string[] = []
  let batchBytes = 0
  const flush = async () => {
    if (table && batch.length > 0) await insertBatch(tx, table, batch)
    batch = []
    batchBytes = 0
  }
  for await (const line of lines) {
    if (line.startsWith('[')) {
      if (table) onRow(table.table, columns, line)
      batch.push(line)
      batchBytes += line.length
      if (batch.length >= BATCH_ROWS_MAX || batchBytes >= BATCH_BYTES_MAX) await flush()
      continue
    }
    await flush()
    const value = parse(line) as Partial<BackupHeader & TableStart & BackupEnd>
    if (value.end) return value as BackupEnd
    if (!value.table || !value.columns) continue
    columns = value.columns
    table = pick(tables, value.table, value.columns)
  }
  throw new RestoreError(`${path} is cut short: its last line is missing.`)
}

function pick(tables: Table[], name: string, columnNames: string[]): Table {
  const table = tables.find((candidate) => candidate.table === name)
  const columns = columnNames.map((column) => table?.columns.find((candidate) => candidate.name === column))
  if (!table || columns.some((column) => !column)) {
    throw new RestoreError(`The backup holds ${name} with columns that this database does not have.`)
  }
  return { table: name, columns: columns.filter((column) => column !== undefined) }
}

async function insertBatch(tx: Db, { table, columns }: Table, batch: string[]): Promise<void> {
  const names = columns.map(({ name }) => name).join(', ')
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ')
  await tx.execute(
    sql`INSERT INTO ${sql.raw(table)} (${sql.raw(names)}) OVERRIDING SYSTEM VALUE
      SELECT ${sql.raw(values)} FROM jsonb_array_elements(${`[${batch.join(',')}]`}::jsonb) AS line`,
  )
}

async function setSequence(tx: Db, { sequence, value, isCalled }: SequenceState): Promise<void> {
  await tx.execute(sql`SELECT setval(${sequence}::regclass, ${value}::bigint, ${isCalled})`)
}

/** Reads all rows back and compares counts and checksums with those in the backup. */
async function verify(tx: Db, tables: Table[], expected: TableCount[], onProgress: BackupProgress): Promise<void> {
  const absent = tables.filter(({ table }) => !expected.some((count) => count.table === table))
  if (absent.length > 0) throw new RestoreError(`The backup lacks ${absent[0]?.table}.`)
  for (const { table, rows, checksum } of expected) {
    const target = tables.find((candidate) => candidate.table === table)
    if (!target) throw new RestoreError(`The backup holds ${table}, which this database does not have.`)
    const sum = new TableSum()
    const names = target.columns.map(({ name }) => name)
    for await (const page of readRows(tx, table, names)) for (const line of page) sum.add(line)
    const count = sum.toCount(table)
    if (count.rows !== rows || count.checksum !== checksum) {
      throw new RestoreError(`The backup is damaged: ${table} is not what it was (${count.rows} rows, then ${rows}).`)
    }
    onProgress(count)
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new RestoreError('The backup is damaged: a line is not readable.')
  }
}
