import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { REPORT_HOURS } from './schema.ts'

interface ReportColumns {
  reason: PgColumn
  createdAt: PgColumn
}

/** SQL of `reportDueAt`. */
export function dueAtOf({ reason, createdAt }: ReportColumns): SQL<Date> {
  const cases = Object.entries(REPORT_HOURS).map(([name, hours]) => `WHEN '${name}' THEN ${hours}`)
  const hours = sql`CASE ${reason} ${sql.raw(cases.join(' '))} END`
  return sql<Date>`(${createdAt} + make_interval(hours => ${hours}))`.mapWith(
    (written: unknown) => createdAt.mapFromDriverValue(written) as Date,
  )
}
