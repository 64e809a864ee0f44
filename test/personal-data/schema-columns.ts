import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

export interface Column {
  /** Schema and name. */
  table: string
  name: string
  type: string
  isRequired: boolean
  hasDefault: boolean
  /** Numbered by the database. */
  isIdentity: boolean
  /** A check speaks of it. */
  isChecked: boolean
  charsMax: number | null
  refers: { table: string; column: string } | null
  /** The first value that a check allows; null without such a check. */
  allowed: string | null
}

/** Every column of every table, but those that the database computes. */
export async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await db.execute<{ column: Column }>(sql`
    SELECT jsonb_build_object('table', n.nspname || '.' || c.relname, 'name', a.attname, 'type', y.typname,
      'isRequired', a.attnotnull, 'hasDefault', a.atthasdef OR a.attidentity <> '',
      'isIdentity', a.attidentity <> '', 'isChecked', EXISTS (SELECT FROM pg_constraint k
        WHERE k.contype = 'c' AND k.conrelid = c.oid AND a.attnum = ANY (k.conkey)),
      'charsMax', CASE WHEN y.typname = 'bpchar' THEN a.atttypmod - 4 END,
      'refers', (SELECT jsonb_build_object('table', fn.nspname || '.' || fc.relname, 'column', fa.attname)
        FROM pg_constraint f JOIN pg_class fc ON fc.oid = f.confrelid JOIN pg_namespace fn ON fn.oid = fc.relnamespace
        JOIN pg_attribute fa ON fa.attrelid = fc.oid AND fa.attnum = f.confkey[array_position(f.conkey, a.attnum)]
        WHERE f.contype = 'f' AND f.conrelid = c.oid AND a.attnum = ANY (f.conkey) LIMIT 1),
      'allowed', (SELECT substring(pg_get_constraintdef(k.oid) FROM a.attname || ' = ANY [(]+ARRAY[[]''([^'']*)''')
        FROM pg_constraint k WHERE k.contype = 'c' AND k.conrelid = c.oid
        AND pg_get_constraintdef(k.oid) ~ ('^CHECK [(]+' || a.attname || ' = ANY') LIMIT 1)) AS column
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_type y ON y.oid = a.atttypid
    WHERE n.nspname IN ('public', 'auth') AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY n.nspname, c.relname, a.attnum`)
  return rows.map(({ column }) => column)
}

/** Tables with their columns, those that others refer to first. */
export function inOrder(columns: readonly Column[]): [table: string, columns: Column[]][] {
  const left = Map.groupBy(columns, ({ table }) => table)
  const sorted: [string, Column[]][] = []
  while (left.size > 0) {
    const isFree = ([table, own]: [string, Column[]]) =>
      own.every(({ refers }) => !refers || refers.table === table || !left.has(refers.table))
    const free = [...left].filter(isFree)
    // Two tables that refer to each other: one of the references is optional.
    const next = free.length > 0 ? free : [...left].slice(0, 1)
    for (const [table, own] of next) {
      sorted.push([table, own])
      left.delete(table)
    }
  }
  return sorted
}
