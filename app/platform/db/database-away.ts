/** The database cannot be reached; what was asked did not happen, or it is not known whether it did. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
}

/** Connection exceptions, no connection left, and the server stopping, starting or crashing; and broken sockets. */
const AWAY_CODE = /^(?:08...|53300|57P0[1-5]|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
/** The driver's own errors have no code. */
const AWAY_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/
const CAUSES_MAX = 5

/**
 * Whether an error means that the database is away for now, as opposed to a statement that it refused. A broken socket
 * counts only below a failed statement: other servers are away as well at times.
 */
export function isDatabaseAway(error: unknown): boolean {
  let isStatement = false
  for (let cause = error, depth = 0; cause instanceof Error && depth < CAUSES_MAX; cause = cause.cause, depth++) {
    if (cause instanceof DatabaseAwayError || AWAY_MESSAGE.test(cause.message)) return true
    if ((isStatement || isRefusal(cause)) && 'code' in cause && AWAY_CODE.test(String(cause.code))) return true
    if (isFailedStatement(cause)) isStatement = true
  }
  return false
}

/** An error that PostgreSQL itself sent, on either engine. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'severity' in error
}

/** Drizzle's error around the database's own: its message holds the SQL and the parameters. */
export function isFailedStatement(error: unknown): boolean {
  return error instanceof Error && 'query' in error && 'params' in error
}
