import { type Column, inArray, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Ids, or an SQL query of them. */
export type Ids = readonly string[] | SQLWrapper

/** SQL condition: the column has one of these; never, when there are none. */
export const isAmong = (column: Column, ids: Ids): SQL => inArray(column, ids as SQLWrapper)

/** An empty list, for which nothing has to be asked. */
export const isNone = (ids: Ids): boolean => Array.isArray(ids) && ids.length === 0
