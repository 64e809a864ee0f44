import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db, Engine } from '#app/platform/db/database.server.ts'

/*
 * A backup is gzipped lines of JSON, the same for both engines:
 *   {"format":"diya-backup", …}              one header
 *   {"table":"public.campaigns", …}          then, for each table, its columns
 *   ["5f0c…","Seeds for Sita",null]          and its rows: every value as PostgreSQL's text output, or null
 *   {"end":{…}}                              one trailer with counts and checksums; without it the file is truncated
 * Values are text because text is exact: no number becomes a float, timestamps keep their microseconds, and a JSON
 * null differs from SQL NULL.
 */
export const FORMAT = 'diya-backup'
export const FORMAT_VERSION = 1

export interface BackupHeader {
  format: typeof FORMAT
  version: number
  createdAt: string
  engine: Engine
  /** Hashes of the migrations that made the tables, oldest first. */
  migrations: string[]
  /** Written to move an installation: every row, also sessions and sent mails. */
  isWhole?: boolean
}

export interface TableStart {
  /** Schema and name, quoted where SQL needs it. */
  table: string
  columns: string[]
}

export interface TableCount {
  table: string
  rows: number
  checksum: string
}

export interface SequenceState {
  sequence: string
  /** Text, because it may exceed what a number holds. */
  value: string
  isCalled: boolean
}

export interface BackupEnd {
  end: { tables: TableCount[]; sequences: SequenceState[] }
}

export interface Column {
  name: string
  type: string
  /** NOT NULL */
  isRequired: boolean
}

export interface Table {
  table: string
  columns: Column[]
}

const PAGE_ROWS_FIRST = 16
const PAGE_ROWS_MAX = 1_000
const PAGE_BYTES = 1024 * 1024
const CHECKSUM_MODULUS = 1n << 256n

/** Counts a table's rows and sums their hashes, so that the checksum does not depend on the order of the rows. */
export class TableSum {
  rows = 0
  #sum = 0n

  add(line: string): void {
    this.rows += 1
    this.#sum = (this.#sum + BigInt(`0x${hash('sha256', line)}`)) % CHECKSUM_MODULUS
  }

  toCount(table: string): TableCount {
    return { table, rows: this.rows, checksum: this.#sum.toString(16).padStart(64, '0') }
  }
}

/** Makes the text output of values the same on every server and disables the statement timeout, in a transaction. */
export async function setUpSession(tx: Db): Promise<void> {
  await tx.execute(
    sql`SELECT set_config(name, value, true) FROM (VALUES
      ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'), ('bytea_output', 'hex'),
      ('extra_float_digits', '1'), ('row_security', 'off'), ('statement_timeout', '0')) AS settings (name, value)`,
  )
}

/** Every table of the product with its stored columns, by name. Generated columns are left out. */
export async function listTables(tx: Db): Promise<Table[]> {
  const { rows } = await tx.execute<{ table: string; columns: string }>(sql`
    SELECT format('%I.%I', n.nspname, c.relname) AS "table",
      json_agg(json_build_object('name', format('%I', a.attname), 'type', format_type(a.atttypid, a.atttypmod),
        'isRequired', a.attnotnull)
        ORDER BY a.attnum)::text AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND ${ofTheProduct}
    GROUP BY n.nspname, c.relname
    ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`)
  return rows.map(({ table, columns }) => ({ table, columns: JSON.parse(columns) as Column[] }))
}

/** Every sequence of the product with its last value. */
export async function listSequences(tx: Db): Promise<SequenceState[]> {
  const { rows: names } = await tx.execute<{ sequence: string }>(sql`
    SELECT format('%I.%I', n.nspname, c.relname) AS sequence
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'S' AND ${ofTheProduct}
    ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`)
  const states: SequenceState[] = []
  for (const { sequence } of names) {
    const { rows } = await tx.execute<{ value: string; isCalled: boolean }>(
      sql`SELECT last_value::text AS value, is_called AS "isCalled" FROM ${sql.raw(sequence)}`,
    )
    for (const { value, isCalled } of rows) states.push({ sequence, value, isCalled })
  }
  return states
}

/** Excludes relations of the engine, of extensions and of the migrator. */
const ofTheProduct = sql`n.nspname NOT IN ('pg_catalog', 'information_schema', 'drizzle')
  AND n.nspname NOT LIKE 'pg\\_%'
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`

/** Hashes of the applied migrations, oldest first; `[]` in a database without tables. */
export async function listAppliedMigrations(tx: Db): Promise<string[]> {
  const { rows: found } = await tx.execute(sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS yes`)
  if (!found[0]?.['yes']) return []
  const { rows } = await tx.execute<{ hash: string }>(
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id`,
  )
  return rows.map((row) => row.hash)
}

/**
 * A table's rows as lines of the backup, in pages of about a megabyte, so that memory stays bounded.
 * @param values each column as SQL
 */
export async function* readRows(tx: Db, table: string, values: readonly string[]): AsyncGenerator<string[]> {
  const texts = values.map((value) => `(${value})::text`).join(', ')
  await tx.execute(
    sql.raw(
      `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${texts}]::text[])::text AS line FROM ${table}`,
    ),
  )
  let pageRows = PAGE_ROWS_FIRST
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`FETCH ${pageRows} FROM backup_rows`))
    if (rows.length === 0) break
    const lines = rows.map((row) => row.line)
    yield lines
    const bytesPerRow = lines.reduce((sum, line) => sum + line.length, 0) / lines.length
    pageRows = Math.max(1, Math.min(PAGE_ROWS_MAX, Math.floor(PAGE_BYTES / bytesPerRow)))
  }
  await tx.execute(sql`CLOSE backup_rows`)
}
