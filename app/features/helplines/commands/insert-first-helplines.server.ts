import { and, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { FIRST_HELPLINES } from '#app/features/helplines/first-helplines.ts'
import { helplines } from '#app/features/helplines/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

const { number, savedBy, savedAt: _at, ...TEXTS } = getTableColumns(helplines)

/**
 * Inserts the first helplines if they are missing, and brings rows of an earlier version up to date. Rows that an
 * operator has saved or verified are kept. Idempotent.
 */
export async function insertFirstHelplines(db: Db, now: Date): Promise<void> {
  const newValues = Object.values(TEXTS).map((column) => [column, sql.raw(`excluded."${column.name}"`)] as const)
  await db
    .insert(helplines)
    .values(FIRST_HELPLINES.map((helpline) => ({ ...helpline, savedBy: null, savedAt: now })))
    .onConflictDoUpdate({
      target: number,
      set: {
        ...Object.fromEntries(Object.entries(TEXTS).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)])),
        savedAt: now,
      },
      setWhere: and(
        isNull(savedBy),
        or(...newValues.map(([column, value]) => sql`${column} IS DISTINCT FROM ${value}`)),
      ),
    })
}
