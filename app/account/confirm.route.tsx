import { useEffect, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { safePath } from '#app/platform/safe-path.ts'
import { copy } from './copy.ts'
import { type LinkOutcome, readLink } from './read-link.ts'
import type { Route } from './+types/confirm.route'
import './auth.css'

export const meta: Route.MetaFunction = () => [
  { title: copy.confirm.metaTitle },
  { name: 'robots', content: 'noindex' },
  // The address holds tokens until the client has read them.
  { name: 'referrer', content: 'no-referrer' },
]

export function loader({ request }: Route.LoaderArgs) {
  return { next: safePath(new URL(request.url).searchParams.get('next')) }
}

/** Where links of mails and other sites lead back to. Only the browser sees what they bring. */
export default function Confirm({ loaderData: { next } }: Route.ComponentProps) {
  const [outcome, setOutcome] = useState<LinkOutcome>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // The client clears the address when it has read it: a second look would find nothing.
    const address = location.href
    let isGone = false
    void readLink(address).then(async (found) => {
      if (isGone) return
      setOutcome(found)
      if (found.kind !== 'signed-in' && found.kind !== 'recovery') return
      await revalidate()
      await navigate(found.kind === 'recovery' ? '/auth/reset' : next, { replace: true })
    })
    return () => {
      isGone = true
    }
    // Once a page load: the address is read, and then it is empty.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <main id="main" className="authpage" tabIndex={-1}>
      <noscript>
        <p className="notice">{copy.noScript}</p>
      </noscript>
      <Words outcome={outcome} />
    </main>
  )
}

function Words({ outcome }: { outcome: LinkOutcome | undefined }) {
  const words = copy.confirm
  if (!outcome || outcome.kind === 'signed-in' || outcome.kind === 'recovery') {
    return (
      <p className="lead" role="status">
        {words.working}
      </p>
    )
  }
  const [title, body] = {
    half: [words.halfTitle, words.half],
    expired: [words.expiredTitle, words.expired],
    failed: [words.otherTitle, 'words' in outcome ? outcome.words : ''],
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
