import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { OPTIONS_MAX } from './limits.ts'

/** SQL for a CHECK: a JSON list of up to three texts. */
export const isOptions = (column: SQLWrapper): SQL =>
  sql`jsonb_typeof(${column}) = 'array' AND jsonb_array_length(${column}) <= ${sql.raw(String(OPTIONS_MAX))} AND NOT jsonb_path_exists(${column}, '$[*] ? (@.type() != "string")')`
