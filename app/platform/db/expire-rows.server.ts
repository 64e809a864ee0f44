import { and, getTableColumns, or, SQL, sql } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { financialYearOf } from '#app/platform/time/dates.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { Db } from './database.server.ts'

/** Companies Act 2013, section 128(5). */
const BOOK_YEARS = 8
const REPORT_DAYS = 180
const ROWS_AT_A_TIME = 500

/** For a required column that named a user. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Books before this time need no longer be kept: the start, in India, of the eighth financial year before this one. */
export const booksKeptFrom = (now: Date): Date => new Date(`${financialYearOf(now) - BOOK_YEARS}-04-01T00:00:00+05:30`)

/** Reports that were decided before this time need no longer be kept. */
export const reportsKeptFrom = (now: Date): Date => new Date(now.getTime() - REPORT_DAYS * DAY_MS)

/**
 * Blanks columns of rows that need no longer be kept, in batches, also of tables whose triggers refuse other changes. Rows
 * that are blank already are left alone. Returns the number of rows.
 */
export function blankRows<Table extends PgTable>(
  db: Db,
  table: Table,
  { due, set }: { due: SQL | undefined; set: PgUpdateSetSource<Table> },
): Promise<number> {
  const columns = getTableColumns(table)
  const isLeft = or(
    ...Object.entries(set).map(([name, value]) => {
      const column = columns[name]
      if (!column) throw new Error(`no column ${name}`)
      return sql`${column} IS DISTINCT FROM ${value instanceof SQL ? value : sql.param(value, column)}`
    }),
  )
  return inBatches(db, table, and(due, isLeft), (tx, batch) => tx.update(table).set(set).where(batch).returning(ONE))
}

/** The same, for rows that go as a whole. */
export function deleteRows(db: Db, table: PgTable, due: SQL | undefined): Promise<number> {
  return inBatches(db, table, due, (tx, batch) => tx.delete(table).where(batch).returning(ONE))
}

const ONE = { one: sql`1` }

async function inBatches(
  db: Db,
  table: PgTable,
  due: SQL | undefined,
  expire: (tx: Db, batch: SQL) => Promise<unknown[]>,
): Promise<number> {
  for (let total = 0; ;) {
    const rows = await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL diya.expiring = 'on'`)
      const ids = tx
        .select({ id: sql`ctid` })
        .from(table)
        .where(due)
        .limit(ROWS_AT_A_TIME)
      return expire(tx, sql`ctid IN (${ids.for('update', { skipLocked: true })})`)
    })
    total += rows.length
    if (rows.length < ROWS_AT_A_TIME) return total
  }
}
