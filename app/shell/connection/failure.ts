import { isRouteErrorResponse } from 'react-router'

export interface RouteResult {
  type: 'data' | 'error'
  result: unknown
}

/** Why a request failed: no response; the server is unreachable, busy or has an error; the form is too large. */
export type Failure = 'offline' | 'away' | 'busy' | 'broken' | 'too-large'

const STATUS: Readonly<Record<number, Failure>> = { 408: 'offline', 413: 'too-large', 429: 'busy', 500: 'broken' }

/** Ids of the routes whose request failed, with the first failure; null when all were answered. */
export function findFailure(results: Record<string, RouteResult>): { ids: string[]; failure: Failure } | null {
  const failed = Object.entries(results).flatMap(([id, { type, result }]) => {
    const failure = type === 'error' ? failureOf(result) : null
    return failure ? [{ id, failure }] : []
  })
  const [first] = failed
  return first ? { ids: failed.map(({ id }) => id), failure: first.failure } : null
}

/** Null for a response that has its own page, such as 404 or 403, and for a redirect. */
function failureOf(result: unknown): Failure | null {
  const error = unwrap(result)
  if (isRouteErrorResponse(error)) return STATUS[error.status] ?? (error.status > 500 ? 'away' : null)
  if (!(error instanceof Error)) return null
  // An error of the server's loader arrives as a plain `Error`. A failed request is a `TypeError`; a response that was
  // cut off is an `Error` with a cause.
  return error instanceof TypeError || error.cause !== undefined ? 'offline' : 'broken'
}

/** The router wraps the error of an action as `data(error)`. */
function unwrap(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result && 'init' in result
  return isWrapped && !isRouteErrorResponse(result) ? result.data : result
}
