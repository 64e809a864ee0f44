import { useEffect, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { MailLink } from '#app/platform/own-account.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { safePath } from '#app/platform/http/safe-path.ts'
import { copy } from '#app/features/sign-in/copy.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { exchangeCodeOnce, type LinkOutcome, openMailLink } from './link-calls.ts'
import { MailLinkCard, OtherAccount } from './mail-link-card.tsx'
import { errorMessage } from '#app/features/sign-in/error-messages.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/confirm.route'
import '#app/features/sign-in/auth.css'

export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.confirm.metaTitle),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/**
 * The target of mailed links (`token_hash`, `type`), and of providers after a sign-in (`code`, or `error`). Loading
 * it consumes nothing. Fragments are not read: anybody can write one that holds a session.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams: search } = pageUrl(request)
  const next = safePath(search.get('next'))
  const tokenHash = search.get('token_hash') ?? ''
  const code = search.get('code') ?? ''
  const error = search.get('error_code') ?? search.get('error')
  const type = search.get('type') ?? ''
  const link = tokenHash ? await contextOf(context).accounts.findMailLink({ tokenHash, type }) : null
  return { next, tokenHash, link, code, error: error === null ? null : errorMessage({ code: error }) }
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { link, tokenHash, code, error, next } = loaderData
  // A consumed link is unknown to the loader.
  const [opened, setOpened] = useState<MailLink>()
  const [outcome, setOutcome] = useState<LinkOutcome>()
  const [isBusy, setIsBusy] = useState(false)
  const leave = useLeave(next)
  useCodeExchange(code, async (found) => {
    setOutcome(found)
    await leave(found)
  })
  const shown = opened ?? link
  const open = async (mailLink: MailLink) => {
    setIsBusy(true)
    setOpened(mailLink)
    const found = await openMailLink(mailLink, tokenHash)
    setIsBusy(false)
    setOutcome(found)
    await leave(found)
  }
  const signOut = () => {
    setOutcome(undefined)
    setOpened(undefined)
    dispatchEvent(new Event('diya:sign-out'))
  }
  const other = outcome?.kind === 'other-account' ? outcome.address : outcome ? null : (shown?.otherAccount ?? null)
  const failure = outcome?.kind === 'failed' ? outcome.message : ''
  return (
    <main id="main" className="auth-page" tabIndex={-1}>
      {shown && other !== null ? (
        <OtherAccount link={shown} address={other} onSignOut={signOut} />
      ) : shown && (!outcome || failure) ? (
        <MailLinkCard link={shown} failure={failure} isBusy={isBusy} onOpen={() => open(shown)} />
      ) : (
        <Result outcome={outcome ?? resultOf({ tokenHash, code, error })} />
      )}
    </main>
  )
}

type Shown = LinkOutcome | { kind: 'working' | 'nothing' }

/** The result that the URL alone shows, before any request. */
function resultOf({ tokenHash, code, error }: { tokenHash: string; code: string; error: string | null }) {
  if (error !== null) return { kind: 'failed', message: error } as const
  if (code) return { kind: 'working' } as const
  return { kind: tokenHash ? 'expired' : 'nothing' } as const
}

/** Navigates to the target of a finished link. */
function useLeave(next: string): (outcome: LinkOutcome) => Promise<void> {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async ({ kind }) => {
    if (kind !== 'signed-in' && kind !== 'password') return
    await navigate(kind === 'password' ? resetPath(next) : next, { replace: true })
    await revalidate()
  }
}

/** The page that sets a password, and its `next`. */
function resetPath(next: string): string {
  const isOwn = next === '/' || next.startsWith('/auth/reset')
  return `/auth/reset${isOwn ? '' : `?${new URLSearchParams({ next })}`}`
}

/** Exchanges the code in the URL, once per page load. */
function useCodeExchange(code: string, onOutcome: (outcome: LinkOutcome) => unknown): void {
  useEffect(() => {
    if (code) void exchangeCodeOnce(code).then(onOutcome)
    // A code is valid once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code])
}

function Result({ outcome }: { outcome: Shown }) {
  const words = copy.confirm
  if (outcome.kind === 'working' || outcome.kind === 'signed-in' || outcome.kind === 'password') {
    return (
      <>
        <noscript>
          <p className="notice">{copy.noScript}</p>
        </noscript>
        <p className="lead" role="status">
          {words.working}
        </p>
      </>
    )
  }
  const [title, body] = {
    half: [words.halfTitle, words.half],
    expired: [words.expiredTitle, words.expired],
    failed: [words.otherTitle, 'message' in outcome ? outcome.message : ''],
    'other-account': [words.other.title, ''],
    nothing: [words.nothingTitle, words.nothing],
  }[outcome.kind]
  return (
    <>
      <h1>{title}</h1>
      <p className="lead" role="alert">
        {body}
      </p>
      <p className="row">
        <Link className="btn primary" to={outcome.kind === 'half' ? '/' : '/auth'}>
          {outcome.kind === 'half' ? words.home : words.again}
        </Link>
        {outcome.kind !== 'half' && <Link to="/auth/reset">{copy.forgot}</Link>}
      </p>
    </>
  )
}
