import { isRouteErrorResponse } from 'react-router'

export interface RouteResult {
  type: 'data' | 'error'
  result: unknown
}

/** Why a request brought nothing: no answer arrived; the server is away, busy or broken; the form is too large. */
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

/** Null for an answer that says something to the user, such as 404 or 403, and for a redirect. */
function failureOf(result: unknown): Failure | null {
  const error = unwrap(result)
  if (isRouteErrorResponse(error)) return STATUS[error.status] ?? (error.status > 500 ? 'away' : null)
  if (!(error instanceof Error)) return null
  // A loader that threw on the server arrives as a plain `Error`; a request without an answer is a `TypeError`, and an
  // answer that was cut off has a cause.
  return error instanceof TypeError || error.cause !== undefined ? 'offline' : 'broken'
}

/** The router wraps the error of an action as `data(error)`. */
function unwrap(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result && 'init' in result
  return isWrapped && !isRouteErrorResponse(result) ? result.data : result
}
