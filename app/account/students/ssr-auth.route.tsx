import { useEffect, useState } from 'react'
import { Link, redirect, useRevalidator } from 'react-router'
import type { SentCode } from '#app/account/auth-calls.ts'
import { CodeStep } from '#app/account/code-step.tsx'
import { copy as common } from '#app/account/copy.ts'
import { readLink } from '#app/account/read-link.ts'
import { contextOf } from '#app/platform/request.server.ts'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'
import { StudentForm } from './student-form.tsx'
import type { Route } from './+types/ssr-auth.route'
import '#app/account/auth.css'

const HERE = '/ssr/auth'
const NEXT = '/ssr'

export const meta: Route.MetaFunction = () => [
  { title: copy.metaTitle },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** Whoever is in already is sent on to the programme. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = await contextOf(context).accounts.findOwn()
  if (own?.needsSecondFactor) throw redirect(`/auth?${new URLSearchParams({ next: NEXT })}`)
  if (own) throw redirect(NEXT)
  return { joining: new URL(request.url).searchParams.get('tab') === 'sign-up' }
}

/** Sign In and Sign Up of the student programme. The link of the verification mail leads back here. */
export default function StudentSignIn({ loaderData: { joining } }: Route.ComponentProps) {
  const [sent, setSent] = useState<SentCode>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!location.hash) return
    void readLink(location.href).then(async (outcome) => {
      if (outcome.kind === 'signed-in' || outcome.kind === 'recovery') return revalidate()
      const body = outcome.kind === 'failed' ? outcome.words : common.confirm.expired
      if (outcome.kind !== 'nothing') showToast({ title: copy.toasts.signInFailed, body }, { destructive: true })
    })
  }, [revalidate])
  return (
    <main id="main" className="authpage" tabIndex={-1}>
      <div>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <nav className="seg" aria-label={copy.tabs.label}>
        <Link to={HERE} replace preventScrollReset aria-current={joining ? undefined : 'page'}>
          {copy.tabs.signIn}
        </Link>
        <Link to={`${HERE}?tab=sign-up`} replace preventScrollReset aria-current={joining ? 'page' : undefined}>
          {copy.tabs.signUp}
        </Link>
      </nav>
      <div className="card">
        <noscript>
          <p className="notice">{common.noScript}</p>
        </noscript>
        {sent && joining ? (
          <CodeStep sent={sent} wasSentBefore={false} onOutcome={revalidate} onBack={() => setSent(undefined)} />
        ) : (
          <StudentForm key={String(joining)} joining={joining} landing={HERE} onIn={revalidate} onSent={setSent} />
        )}
        {!joining && <Link to="/auth/reset">{common.forgot}</Link>}
      </div>
    </main>
  )
}
