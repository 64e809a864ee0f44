import { Link, redirect, useRevalidator } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { safePath } from '#app/platform/http/safe-path.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { copy } from './copy.ts'
import type { Purpose } from './credentials.ts'
import { FactorStep } from './codes/factor-step.tsx'
import { searchOf, SignIn } from './sign-in.tsx'
import type { Route } from './+types/auth.route'
import './auth.css'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.purpose === 'join' ? copy.title.join : copy.title.signIn),
  { name: 'robots', content: 'noindex' },
]

/** Redirects members to `next`. A session without its second step gets the form for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = pageUrl(request)
  const { accounts, actor } = contextOf(context)
  const next = safePath(searchParams.get('next'))
  if (actor.kind === 'member') throw redirect(next)
  return {
    purpose: purposeOf(searchParams),
    next,
    factors: await accounts.findSecondSteps(),
    ways: await accounts.getSignInMethods(),
  }
}

export default function Auth({ loaderData: { purpose, next, factors, ways } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const words = factors ? 'factor' : purpose === 'join' ? 'join' : 'signIn'
  const lead = words === 'factor' || !ways.phone ? words : (`${words}ByPhone` as const)
  return (
    <main id="main" className="auth-page" tabIndex={-1}>
      <div>
        <h1>{copy.title[words]}</h1>
        <p className="lead">{copy.lead[lead]}</p>
      </div>
      {!factors && (
        <nav className="segments" aria-label={copy.tabs.label}>
          <Tab purpose="password" isCurrent={purpose !== 'join'} next={next} />
          <Tab purpose="join" isCurrent={purpose === 'join'} next={next} />
        </nav>
      )}
      <div className="card">
        <noscript>
          <p className="notice">{copy.noScript}</p>
        </noscript>
        {factors ? (
          <FactorStep factors={factors} onDone={revalidate} />
        ) : (
          <SignIn key={purpose} purpose={purpose} ways={ways} next={next} />
        )}
      </div>
    </main>
  )
}

function purposeOf(search: URLSearchParams): Purpose {
  if (search.get('tab') === 'join') return 'join'
  return search.get('way') === 'code' ? 'code' : 'password'
}

function Tab({ purpose, isCurrent, next }: { purpose: Purpose; isCurrent: boolean; next: string }) {
  return (
    <Link
      to={{ search: searchOf(purpose, next) }}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
    >
      {purpose === 'join' ? copy.tabs.join : copy.tabs.signIn}
    </Link>
  )
}
