import { deleteSentDraft } from '#app/platform/drafts/draft-store.ts'
import { splitLanguage } from '#app/platform/language/language-paths.ts'
import type { RouteResult } from './failure.ts'

type Results = Record<string, RouteResult>

/** A redirect to these asks for something first: the form was not accepted. */
const ASKS_FIRST = /^\/(auth|ssr\/auth|account\/confirm-identity)(\/|$)/

/** The last form that was submitted. */
let submitted: HTMLFormElement | null = null

if (typeof document !== 'undefined') {
  document.addEventListener(
    'submit',
    ({ target }) => {
      submitted = target instanceof HTMLFormElement ? target : null
    },
    true,
  )
}

/** Client middleware: deletes the draft of a form that the server has accepted. */
export async function deleteSentDrafts({ request }: { request: Request }, next: () => Promise<Results>) {
  const key = request.method === 'GET' ? undefined : draftOf(request)
  const results = await next()
  if (key && Object.values(results).some(isAccepted)) deleteSentDraft(key)
  return results
}

function draftOf({ url }: Request): string | undefined {
  const isOfForm = submitted && new URL(submitted.action).pathname === new URL(url).pathname
  return isOfForm ? submitted?.dataset['draft'] : undefined
}

/** An accepted form is answered by a redirect, by the receipt of a request, or by what was `done`. */
export function isAccepted({ result }: RouteResult): boolean {
  if (!(result instanceof Response)) return isDone(result)
  const { status, headers } = result
  const { pathname } = new URL(headers.get('Location') ?? '', location.href)
  return status >= 300 && status < 400 && !ASKS_FIRST.test(splitLanguage(pathname).path)
}

/** The router wraps the answer of an action with its status. */
function isDone(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('data' in result && 'init' in result)) return false
  const { data: answer, init } = result as { data: unknown; init: ResponseInit | null }
  const isRefused = (init?.status ?? 200) >= 400
  return !isRefused && typeof answer === 'object' && answer !== null && ('receipt' in answer || 'done' in answer)
}
