import { type ReactNode, Suspense, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { readMirrored } from '#app/platform/session/session-cookie.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { contextOf, findMember } from './platform/http/request.server.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BusyForms } from '#app/shell/connection/busy-forms.tsx'
import { keepPage } from '#app/shell/connection/keep-page.ts'
import { deleteSentDrafts } from '#app/shell/connection/sent-drafts.ts'
import { ShownPage } from '#app/shell/connection/shown-page.tsx'
import { copy as connectionCopy } from '#app/shell/connection/copy.ts'
import { copy } from '#app/shell/copy.ts'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import hydrateScript from '#app/shell/hydration/hydrate.js?url'
import hindiStyles from '#app/styles/hindi.css?url'
import latin from '#app/styles/fonts/anek-latin.woff2?url'
import './styles/app.css'
import '#app/ui/kolam/kolam.css'
// After app.css, which declares the order of the layers.
import { PendingCampaign } from '#app/features/fundraising/card/pending-campaign.tsx'
import icon from './styles/icon.svg?url'
import type { Route } from './+types/root'

const NextSteps = lazyAgain(async () => ({ default: (await import('#app/ui/sections/next-steps.tsx')).NextSteps }))

/** What the frame needs on every page. Without a session it is the same for everybody. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const member = findMember(ctx)
  return {
    brand: ctx.config.brandName,
    siteUrl: ctx.config.siteUrl,
    requestId: ctx.actor.kind === 'member' ? ctx.requestId : null,
    member: member && { displayName: member.displayName, isShared: ctx.session?.isShared ?? false },
    hiddenHelplines: ctx.hiddenHelplines(),
    showcase: ctx.config.showcase ? { canSendMail: ctx.config.canSendMail } : null,
  }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage, deleteSentDrafts]

/** Going from page to page changes neither the site's name nor the person: only a form or another session does. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isPlainNavigation = !args.formMethod && args.currentUrl.href !== args.nextUrl.href
  return hasOtherSession() || (!isPlainNavigation && args.defaultShouldRevalidate)
}

/** The access token in the cookie when the frame was last drawn by the server. */
let seenToken = ''

/** True when the server may now greet somebody else. */
const hasOtherSession = () => readMirrored() !== seenToken

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.brand ?? 'Diya' }]

/** The document around every page, also around the last-resort error page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#F8F2E6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0E1629" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" href={latin} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/180-maskable.png" />
        <link rel="manifest" href={localePath('/manifest.webmanifest')} />
        <Meta />
        <Links />
        {currentLanguage() === 'hi' && <link rel="stylesheet" href={hindiStyles} />}
        <script src={hydrateScript} data-offline={connectionCopy.notSent.offline} defer />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    seenToken = readMirrored()
  }, [loaderData])
  const { pathname } = useLocation()
  useEffect(() => forgetFirstPage, [pathname])
  return (
    <Frame brand={loaderData.brand} member={loaderData.member} showcase={loaderData.showcase !== null}>
      <ShownPage />
      <BusyForms />
      <PendingCampaign />
      <Outlet />
    </Frame>
  )
}

/** What the server said of the first page for messengers and search engines is not true of the next. */
function forgetFirstPage(): void {
  for (const tag of document.querySelectorAll('[data-first]')) tag.remove()
}

/** Shown when a page failed: calm, with the request's number, and a way home. A hidden page says that it is not found. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  const status = isRouteErrorResponse(error) ? error.status : isOffline() ? OFFLINE_STATUS : 500
  const words = wordsFor(status)
  const requestId = words === copy.error ? data?.requestId : undefined
  return (
    <Frame brand={data?.brand ?? 'Diya'} member={data?.member ?? null} showcase={Boolean(data?.showcase)}>
      <main id="main" className="wrap section stack" tabIndex={-1}>
        <h1>{words.title}</h1>
        <p className="lead">{words.body}</p>
        {requestId && <p className="small muted">{copy.error.id(requestId)}</p>}
        <p>
          <a className="btn secondary" href={localePath('/')}>
            {copy.error.home}
          </a>
        </p>
        {status === 404 && (
          <Suspense>
            <NextSteps hasSearch />
          </Suspense>
        )}
      </main>
    </Frame>
  )
}

const OFFLINE_STATUS = 503

/** False on the server. */
const isOffline = (): boolean => typeof navigator === 'object' && navigator.onLine === false

function wordsFor(status: number): { title: string; body: string } {
  if (status === 404) return copy.missing
  if (status === OFFLINE_STATUS) return copy.away
  return status < 500 ? copy.unreadable : copy.error
}
