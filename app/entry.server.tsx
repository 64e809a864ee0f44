import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString, type RenderToPipeableStreamOptions } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { contentSecurityPolicy, createNonce, withoutNonce } from './platform/http/content-security-policy.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { markUntranslated } from '#app/platform/language/untranslated.ts'
import { ownTurn } from '#app/platform/http/own-turn.server.ts'
import { drawnPages } from '#app/platform/http/drawn-pages.server.ts'
import { isUnreachable } from '#app/platform/unreachable.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { contextOf, privateResponse, type RequestContext } from './platform/http/request.server.ts'
import { isHidden, shareTags } from '#app/platform/seo/share-tags.server.ts'
import { structuredData } from '#app/platform/seo/structured-data.server.ts'
import { needsImmediateHydration, deferHydration } from '#app/shell/hydration/deferred-hydration.server.ts'
import { pageDataElement, readPageData } from '#app/shell/hydration/page-data.server.ts'
import { withOperatorRoutes } from '#app/shell/hydration/operator-routes.ts'
import { mayOffer, OFFER_VARIES_BY, prefersOffered, withOffer } from '#app/shell/language/language-offer.server.ts'
import { keptSearch, withSearch } from '#app/shell/language/switch-search.server.ts'
import { PagePartsContext, type PageParts } from '#app/ui/kept-part/kept-part.tsx'
import { DrawnParts } from '#app/ui/kept-part/kept-parts.server.ts'
import { shareImageOf } from '#app/ui/share/image/share-pictures.ts'

/**
 * Vite's development client writes inline styles and scripts of its own: no policy and no waiting while developing. Nor
 * are parts of pages kept, whose sources change.
 */
const IS_LIKE_BUILT = import.meta.env.PROD || import.meta.env.MODE === 'test'

/**
 * Draws the whole page before the first byte is sent: then its inline scripts are known, the hashes of those that carry
 * the nonce go into the policy, and the same bytes, without it, may be kept for the next visitor.
 */
export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const ctx = contextOf(loadContext)
  const nonce = createNonce()
  let failed = false
  await ownTurn()
  const parts = new DrawnParts()
  const data = await pageDataElement(routerContext)
  const tree = await drawTree({ ...routerContext, serverHandoffStream: undefined }, request.url, {
    nonce,
    parts: IS_LIKE_BUILT ? parts : null,
    onError(error) {
      failed = true
      ctx.log.error({ requestId: ctx.requestId, err: error }, 'page could not be drawn')
    },
  })
  const drawn = markUntranslated(
    data ? tree.replace('</body>', () => `${parts.put(data)}${readPageData(nonce)}</body>`) : tree,
    currentLanguage(),
  )
  const seen = loadContext.get(privateResponse) ? withoutListing(drawn) : drawn
  const tagged = status < 400 && !failed ? withTagsForMachines(seen, request, ctx) : seen
  const offered = withLanguages(tagged, { request, headers, ctx })
  const html = IS_LIKE_BUILT ? withDeferredCode(offered, pageUrl(request)) : offered
  if (isHidden(html) && !headers.has('X-Robots-Tag')) headers.set('X-Robots-Tag', 'noindex')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (IS_LIKE_BUILT) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(html, { nonce, formOrigins: ctx.payments.payOrigins }))
  }
  const response = new Response(null, { status: failed ? 500 : status, headers })
  drawnPages.set(response, parts.complete(withoutNonce(html, nonce)))
  return response
}

/** React Router would build a tree of all routes for each page; drawing one needs those that match. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { routes } = context.manifest
  const matched = context.staticHandlerContext.matches.map(({ route: { id } }) => [id, routes[id]])
  return { ...context, manifest: { ...context.manifest, routes: Object.fromEntries(matched) } }
}

interface HowToDraw extends Pick<RenderToPipeableStreamOptions, 'onError'> {
  nonce?: string
  /** Null: everything is drawn anew. */
  parts?: PageParts | null
}

/**
 * React's drawing of a page. The bench draws with it alone: React is in the server's bundle.
 *
 * At once, which takes less time than as a stream. A page that waits, for code that is needed for the first time, or
 * fails is drawn again as a stream, which waits and says what failed.
 */
export async function drawTree(
  context: EntryContext,
  url: string,
  { nonce = '', parts = null, onError }: HowToDraw = {},
): Promise<string> {
  const tree = (
    <PagePartsContext value={parts}>
      <ServerRouter context={withMatchedRoutes(context)} url={url} nonce={nonce} />
    </PagePartsContext>
  )
  return drawAtOnce(tree) ?? drawAsStream(tree, { nonce, ...(onError && { onError }) })
}

/** How React marks what it could not draw at once. */
const WAITING = '<!--$!-->'

function drawAtOnce(tree: ReactNode): string | null {
  try {
    const html = renderToString(tree)
    return html.includes(WAITING) ? null : `<!DOCTYPE html>${html}`
  } catch {
    return null
  }
}

function drawAsStream(tree: ReactNode, options: RenderToPipeableStreamOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      ...options,
      // The page is sent whole. In parts, a large one would be hidden until a script shows it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(collectText(resolve)),
      onShellError: reject,
    })
  })
}

function collectText(done: (text: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk)
      written()
    },
    final(ended) {
      done(Buffer.concat(chunks).toString())
      ended()
    },
  })
}

const withDeferredCode = (html: string, url: URL): string =>
  withOperatorRoutes(needsImmediateHydration(url) ? html : deferHydration(html), url.pathname)

interface Drawn {
  request: Request
  headers: Headers
  ctx: RequestContext
}

/** The page with the ways to its other languages, and with `Vary` if it depends on what the browser prefers. */
function withLanguages(html: string, { request, headers, ctx }: Drawn): string {
  const url = new URL(request.url)
  const search = keptSearch(url, ctx.cachePolicies)
  const page = withSearch(html, search)
  if (!mayOffer(url.pathname) || request.method !== 'GET') return page
  headers.append('Vary', OFFER_VARIES_BY)
  const asking = { acceptLanguage: request.headers.get('Accept-Language'), cookie: request.headers.get('Cookie') }
  return prefersOffered(asking) ? withOffer(page, url.pathname + search) : page
}

/** A private page also says in the document that no search engine may list it. */
const withoutListing = (html: string): string =>
  isHidden(html) ? html : html.replace('</head>', '<meta data-first name="robots" content="noindex"/></head>')

/** What search engines and messengers read stands in the document alone; no browser loads code for it. */
function withTagsForMachines(html: string, request: Request, ctx: RequestContext): string {
  if (isHidden(html)) return html
  const { siteUrl, brandName: brand } = ctx.config
  const path = pageUrl(request).pathname
  const image = shareImageOf(path, brand)
  const tags = shareTags(html, { siteUrl, brand, path, imagePath: image.path, imageAlt: image.alt })
  return html.replace('</head>', () => `${tags}${structuredData(ctx)}</head>`)
}

/**
 * A loader, an action or a component threw. The person gets the calm page with the request's id. A 4xx, e.g. 405 for a
 * post to a page without a form, is an answer to a mistake of the client and stands in the access log alone.
 */
export function handleError(error: unknown, { context, request }: { context: unknown; request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const ctx = contextOf(context as Readonly<RouterContextProvider>)
  ctx.log.error({ requestId: ctx.requestId, err: error }, 'request failed')
  if (isUnreachable(error)) ctx.onUnreachable()
}
