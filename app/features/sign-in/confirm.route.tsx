import { useEffect, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { MailLink } from '#app/platform/own-account.ts'
import { contextOf } from '#app/platform/request.server.ts'
import { safePath } from '#app/platform/safe-path.ts'
import { copy } from './copy.ts'
import { finishElsewhere, type LinkOutcome, openMailLink } from './link-calls.ts'
import { MailLinkCard, OtherAccount } from './mail-link-card.tsx'
import { plainWords } from './service-words.ts'
import type { Route } from './+types/confirm.route'
import './auth.css'

export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

export const meta: Route.MetaFunction = () => [
  { title: copy.confirm.metaTitle },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/**
 * The page that links of mails lead to (`token_hash`, `type`), and other sites after a sign-in (`code`, or `error`).
 * Looking at it uses nothing up. Fragments are not read: anybody can write one that holds a session.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams: search } = new URL(request.url)
  const next = safePath(search.get('next'))
  const tokenHash = search.get('token_hash') ?? ''
  const code = search.get('code') ?? ''
  const error = search.get('error_code') ?? search.get('error')
  const type = search.get('type') ?? ''
  const link = tokenHash ? await contextOf(context).accounts.findMailLink({ tokenHash, type }) : null
  return { next, tokenHash, link, code, error: error === null ? null : plainWords({ code: error }) }
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { link, tokenHash, code, error, next } = loaderData
  // Once the link is used, the loader knows it no more.
  const [opened, setOpened] = useState<MailLink>()
  const [outcome, setOutcome] = useState<LinkOutcome>()
  const [isBusy, setIsBusy] = useState(false)
  const leave = useLeave(next)
  useCodeFromElsewhere(code, async (found) => {
    setOutcome(found)
    await leave(found)
  })
  const shown = opened ?? link
  const open = async (wanted: MailLink) => {
    setIsBusy(true)
    setOpened(wanted)
    const found = await openMailLink(wanted, tokenHash)
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
  const failure = outcome?.kind === 'failed' ? outcome.words : ''
  return (
    <main id="main" className="authpage" tabIndex={-1}>
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

/** What the address alone says, before anything was tried. */
function resultOf({ tokenHash, code, error }: { tokenHash: string; code: string; error: string | null }) {
  if (error !== null) return { kind: 'failed', words: error } as const
  if (code) return { kind: 'working' } as const
  return { kind: tokenHash ? 'expired' : 'nothing' } as const
}

/** Goes on to where a finished link leads. */
function useLeave(next: string): (outcome: LinkOutcome) => Promise<void> {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async ({ kind }) => {
    if (kind !== 'signed-in' && kind !== 'password') return
    await navigate(kind === 'password' ? resetPath(next) : next, { replace: true })
    await revalidate()
  }
}

/** Where a password is set, and what follows after it. */
function resetPath(next: string): string {
  const isOwn = next === '/' || next.startsWith('/auth/reset')
  return `/auth/reset${isOwn ? '' : `?${new URLSearchParams({ next })}`}`
}

/** Trades the code in the address, once a page load. */
function useCodeFromElsewhere(code: string, onOutcome: (outcome: LinkOutcome) => unknown): void {
  useEffect(() => {
    if (code) void finishElsewhere(code).then(onOutcome)
    // A code can be traded once only.
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
    failed: [words.otherTitle, 'words' in outcome ? outcome.words : ''],
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
        <Link className="btn pri" to={outcome.kind === 'half' ? '/' : '/auth'}>
          {outcome.kind === 'half' ? words.home : words.again}
        </Link>
        {outcome.kind !== 'half' && <Link to="/auth/reset">{copy.forgot}</Link>}
      </p>
    </>
  )
}
