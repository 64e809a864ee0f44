import { data, type RouterContextProvider } from 'react-router'
import { showToast } from '#app/ui/toasts.tsx'
import { releaseForms } from './busy-forms.tsx'
import { copy } from './copy.ts'
import { type Failure, findFailure, type RouteResult } from './failure.ts'
import { CODE_UNREACHABLE } from './load-code.ts'
import { getShownPage, historyIndex } from './shown-page.tsx'

type Results = Record<string, RouteResult>

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

const UNREACHABLE = 'unreachable'

/** True while the router returns to the shown page; its loaders get the data that is already on the screen. */
let isGoingBack = false

/**
 * Client middleware of every navigation, form and revalidation. When a request fails it keeps the shown page with all
 * typed values and shows a toast. Only the first page of a tab, which has nothing to keep, shows an error page.
 */
export async function keepPage({ request }: Pick<Asked, 'request'>, next: () => Promise<Results>): Promise<Results> {
  const page = getShownPage()
  if (isGoingBack) {
    isGoingBack = false
    if (page && isShown(request.url)) return dataOf(page.loaderData)
  }
  const results = await Promise.race([next(), codeUnreachable(request.signal)])
  const failed = results === UNREACHABLE ? { ids: [], failure: 'offline' as const } : findFailure(results)
  if (request.signal.aborted || !failed || !getShownPage()) return results === UNREACHABLE ? {} : results
  const answered = results === UNREACHABLE ? {} : results
  return request.method === 'GET' ? keepShown(request, answered, failed) : keepForm(request, answered, failed)
}

interface Failed {
  ids: string[]
  failure: Failure
}

/** The status 503 keeps the router from loading the page again. */
async function keepForm(request: Request, results: Results, { ids, failure }: Failed): Promise<Results> {
  const title = getShownPage()?.titles.notSent ?? copy.title
  showToast({ title, body: copy.notSent[failure] }, { destructive: true })
  if (isNavigationElsewhere(request.url)) await goBack(request.signal)
  releaseForms()
  const kept: RouteResult = { type: 'data', result: data(undefined, { status: 503 }) }
  return { ...results, ...Object.fromEntries(ids.map((id) => [id, kept])) }
}

async function keepShown(request: Request, results: Results, { ids }: Failed): Promise<Results> {
  const page = getShownPage()
  showToast({ title: page?.titles.notLoaded ?? copy.title, body: copy.notLoaded }, { destructive: true })
  if (!isShown(request.url)) await goBack(request.signal)
  const loaderData = page?.loaderData ?? {}
  return { ...results, ...dataOf(Object.fromEntries(ids.map((id) => [id, loaderData[id]]))) }
}

function dataOf(loaderData: Readonly<Record<string, unknown>>): Results {
  return Object.fromEntries(Object.entries(loaderData).map(([id, result]) => [id, { type: 'data' as const, result }]))
}

function isShown(url: string): boolean {
  const { pathname, search } = new URL(url)
  const location = getShownPage()?.location
  return location?.pathname === pathname && location.search === search
}

/** True for a form that navigates to another page; false for a fetcher. */
function isNavigationElsewhere(url: string): boolean {
  const page = getShownPage()
  const { pathname } = new URL(url)
  return page !== null && page.pendingPath === pathname && page.location.pathname !== pathname
}

/** Returns to the shown page; resolves when the pending navigation is aborted. */
async function goBack(underWay: AbortSignal): Promise<void> {
  const page = getShownPage()
  if (!page) return
  isGoingBack = true
  const hasEnded = new Promise<void>((resolve) => underWay.addEventListener('abort', () => resolve()))
  const steps = page.index - historyIndex()
  if (steps !== 0) void page.navigate(steps)
  else void page.navigate(page.location, { replace: true, preventScrollReset: true, state: page.location.state })
  await hasEnded
}

function codeUnreachable(signal: AbortSignal): Promise<typeof UNREACHABLE> {
  return new Promise((resolve) =>
    addEventListener(CODE_UNREACHABLE, () => resolve(UNREACHABLE), { once: true, signal }),
  )
}
