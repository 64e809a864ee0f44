/** The database cannot be reached. The statement was not executed, or its result is unknown. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseAwayError'
  /** PostgreSQL's connection_failure: the auth service knows no errors of the product. */
  readonly code = '08006'
}

/**
 * PostgreSQL's codes for connection errors, too many connections, shutdown, start, crash, and a write into a database that
 * takes none for now (a replica, or a move); Node's for sockets.
 */
const AWAY_CODE = /^(?:08...|25006|53300|57P0[1-5]|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
/** Errors of the driver itself have no code. */
const AWAY_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/
const CAUSES_MAX = 5

/**
 * Whether an error means that the database is unreachable for now, as opposed to a statement that failed. A socket
 * error counts only as the cause of a failed statement, because it may come from another server.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  let isStatement = false
  for (let cause = error, depth = 0; cause instanceof Error && depth < CAUSES_MAX; cause = cause.cause, depth++) {
    if (cause instanceof DatabaseUnreachableError || AWAY_MESSAGE.test(cause.message)) return true
    if ((isStatement || isPostgresError(cause)) && 'code' in cause && AWAY_CODE.test(String(cause.code))) return true
    if (isQueryError(cause)) isStatement = true
  }
  return false
}

/** Whether PostgreSQL (of either engine) sent the error. */
export function isPostgresError(error: unknown): boolean {
  return error instanceof Error && 'severity' in error
}

/** Whether it is Drizzle's wrapper around a database error. Its message contains the SQL and the parameters. */
export function isQueryError(error: unknown): boolean {
  return error instanceof Error && 'query' in error && 'params' in error
}
