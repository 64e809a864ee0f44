import { data, type Location } from 'react-router'
import { CODE_OUTDATED, CODE_UNREACHABLE } from '#app/platform/code/fetch-code.ts'
import { showToast } from '#app/ui/toasts.tsx'
import { splitLanguage } from '#app/platform/language/language-paths.ts'
import { readMirrored } from '#app/platform/session/session-cookie.ts'
import { releaseForms } from './busy-forms.tsx'
import { copy } from './copy.ts'
import { type Failure, findFailure, type RouteResult } from './failure.ts'
import { pagesShown, trackPage } from './pages-under-way.ts'
import { getShownPage, historyIndex } from './shown-page.tsx'

type Results = Record<string, RouteResult>

/** True while the router returns to the shown page; its loaders get the data that is already on the screen. */
let isGoingBack = false

/**
 * Client middleware of every navigation, form and revalidation. When a request fails it keeps the shown page with all
 * typed values and shows a toast. Only the first page of a tab, which has nothing to keep, shows an error page.
 */
export async function keepPage({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
  const page = getShownPage()
  if (isGoingBack) {
    isGoingBack = false
    if (page && isAt(request.url, page.location)) return dataOf(page.loaderData)
  }
  const loads = raceWithCode(request, () => leadsElsewhere(request, page?.location), next())
  if (request.method === 'GET' && leadsElsewhere(request, page?.location)) trackPage(loads, request)
  const results = await loads
  if (request.method !== 'GET') await pagesShown()
  const failed = results === 'unreachable' ? { ids: [], failure: 'offline' as const } : findFailure(results)
  const answered = results === 'unreachable' ? {} : results
  if (request.signal.aborted || !failed || !getShownPage() || isSignedOut(page)) return answered
  return { ...answered, ...(await keepShown(request, failed, page?.location)) }
}

/** True when the page shows a member who has signed out, possibly without a connection: nothing of it may stay. */
const isSignedOut = (page: ReturnType<typeof getShownPage>): boolean =>
  isMembers(page?.loaderData['root']) && readMirrored() === ''

const isMembers = (root: unknown): boolean =>
  typeof root === 'object' && root !== null && 'member' in root && Boolean(root.member)

/** Shows a toast; the results of the failed routes. The status 503 keeps the router from loading the page again. */
async function keepShown(
  request: Request,
  { ids, failure }: { ids: string[]; failure: Failure },
  startedOn: Location | undefined,
): Promise<Results> {
  const page = getShownPage()
  const { notSent, notLoaded } = page?.titles ?? {}
  const isForm = request.method !== 'GET'
  const words = isForm
    ? { title: notSent ?? copy.title, body: copy.notSent[failure] }
    : { title: notLoaded ?? copy.title, body: copy.notLoaded }
  if (leadsElsewhere(request, startedOn)) await goBack(request.signal)
  if (isForm) releaseForms()
  // Last, since whoever reads it presses again.
  showToast(words, { destructive: true })
  const kept = (id: string) => (isForm ? data(undefined, { status: 503 }) : page?.loaderData[id])
  return dataOf(Object.fromEntries(ids.map((id) => [id, kept(id)])))
}

function dataOf(loaderData: Readonly<Record<string, unknown>>): Results {
  return Object.fromEntries(Object.entries(loaderData).map(([id, result]) => [id, { type: 'data' as const, result }]))
}

/**
 * True for a link or a form that navigates to another page; false for a fetcher, which posts to its own page, and for new
 * data of the shown page.
 */
function leadsElsewhere({ method, url }: Request, startedOn: Location | undefined): boolean {
  const shown = getShownPage()?.location
  if (method === 'GET') return !isAt(url, shown)
  return startedOn !== undefined && startedOn === shown && !isAt(url, startedOn)
}

function isAt(url: string, location: Location | undefined): boolean {
  const { pathname, search } = new URL(url)
  return location?.pathname === splitLanguage(pathname).path && location.search === search
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

/**
 * The results, or 'unreachable' when the code of the page that the request leads to cannot be fetched. A page whose code
 * is gone, because the site has a newer version, is opened as a document.
 */
async function raceWithCode(
  { method, url }: Request,
  leadsElsewhere: () => boolean,
  results: Promise<Results>,
): Promise<Results | 'unreachable'> {
  const settled = new AbortController()
  const { signal } = settled
  const unreachable = new Promise<'unreachable'>((resolve) =>
    addEventListener(CODE_UNREACHABLE, () => leadsElsewhere() && resolve('unreachable'), { signal }),
  )
  const openDocument = (event: Event) => {
    if (method !== 'GET' || !leadsElsewhere()) return
    event.preventDefault()
    location.assign(url)
  }
  addEventListener(CODE_OUTDATED, openDocument, { signal })
  try {
    return await Promise.race([results, unreachable])
  } finally {
    settled.abort()
  }
}
