import { data, isRouteErrorResponse } from 'react-router'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'

interface Result {
  type: 'data' | 'error'
  result: unknown
}

/**
 * A middleware of the browser's router. A form that the server could not take (503) stays as it is, with a message:
 * without this the error would take the place of the page and of everything typed. The status keeps the router from
 * loading the page anew.
 */
export async function keepForms(
  { request }: { request: Request },
  next: () => Promise<Record<string, Result>>,
): Promise<Record<string, Result>> {
  const results = await next()
  const lost = Object.keys(results).filter((id) => isAway(results[id]))
  if (request.method === 'GET' || lost.length === 0) return results
  showToast(copy.toasts.notSent, { destructive: true })
  const kept: Result = { type: 'data', result: data(undefined, { status: 503 }) }
  return { ...results, ...Object.fromEntries(lost.map((id) => [id, kept])) }
}

function isAway(result: Result | undefined): boolean {
  return result?.type === 'error' && isRouteErrorResponse(result.result) && result.result.status === 503
}
